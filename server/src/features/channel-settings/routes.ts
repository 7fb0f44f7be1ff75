import type { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { channelSettingsService } from "./service.ts";

export const channelSettingsHandlers = (context: AppContext): Handlers<typeof channelSettingsRoutes> => {
  const service = channelSettingsService(context);
  return {
    read: ({ scope }) => service.read(scope),
    change: ({ body, scope }) => service.change(scope, body),
  };
};
