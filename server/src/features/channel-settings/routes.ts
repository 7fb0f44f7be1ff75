import type { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { channelSettingsService } from "./service.ts";

const scopeOf = ({ orgId, channelUcid }: { orgId: string; channelUcid: string }) => ({
  organizationId: orgId,
  channelUcid,
});

export const channelSettingsHandlers = (world: World): Handlers<typeof channelSettingsRoutes> => {
  const service = channelSettingsService(world);
  return {
    read: ({ params }) => service.read(scopeOf(params)),
    change: ({ params, body }) => service.change(scopeOf(params), body),
  };
};
