import type { ChannelSettings, ChannelSettingsChange } from "@coldopen/contract/channel-settings/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { channelSettingsStore } from "./store.ts";

export const channelSettingsService = ({ db, announce }: Pick<AppContext, "db" | "announce">) => {
  const store = channelSettingsStore(db);
  const found = (settings: ChannelSettings | undefined): ChannelSettings => {
    if (!settings) throw new AppError("not_found", "Not found");
    return settings;
  };
  return {
    read: async (scope: AuthorizedScope) => found(await store.read(scope)),
    change: (scope: AuthorizedScope, changes: ChannelSettingsChange) =>
      db.transaction(async () => {
        const settings = found(await store.change(scope, changes));
        // Whether thumbnails may be made of the cast stands in everyone's profile.
        if (changes.thumbnailOptOut !== undefined)
          await announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
        return settings;
      }),
  };
};
