import type { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import { scopeOfParams } from "@coldopen/contract/kernel/route";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { channelSettingsService } from "./service.ts";

export const channelSettingsHandlers = (world: World): Handlers<typeof channelSettingsRoutes> => {
  const service = channelSettingsService(world);
  return {
    read: ({ params }) => service.read(scopeOfParams(params)),
    change: ({ params, body }) => service.change(scopeOfParams(params), body),
  };
};
