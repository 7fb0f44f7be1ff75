import { ChannelSettings, type ChannelSettingsChange } from "@coldopen/contract/channel-settings/schema";
import { and, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";

const here = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(eq(organizationChannels.organizationId, organizationId), eq(organizationChannels.channelUcid, channelUcid));
const settings = {
  bio: organizationChannels.bio,
  thumbnailStyle: organizationChannels.thumbnailStyle,
  language: organizationChannels.language,
  thumbnailOptOut: organizationChannels.thumbnailOptOut,
};

export const channelSettingsStore = (db: Pick<Database, "sql">) => ({
  read: async (scope: AuthorizedScope): Promise<ChannelSettings | undefined> => {
    const [row] = await db.sql.select(settings).from(organizationChannels).where(here(scope));
    return row && ChannelSettings.parse(row);
  },
  change: async (scope: AuthorizedScope, changes: ChannelSettingsChange): Promise<ChannelSettings | undefined> => {
    const [row] = await db.sql
      .update(organizationChannels)
      .set({ channelUcid: sql`${organizationChannels.channelUcid}`, ...changes })
      .where(here(scope))
      .returning(settings);
    return row && ChannelSettings.parse(row);
  },
});
