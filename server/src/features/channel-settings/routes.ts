import type { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { channelSettingsService } from "./service.ts";

export const channelSettingsHandlers = (world: World): Handlers<typeof channelSettingsRoutes> => {
  const service = channelSettingsService(world);
  return {
    read: ({ scope }) => service.read(scope),
    change: ({ body, scope }) => service.change(scope, body),
  };
};
