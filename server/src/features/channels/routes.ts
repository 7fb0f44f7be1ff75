import type { channelRoutes } from "@coldopen/contract/channels/routes";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { channelsService } from "./service.ts";

export const channelHandlers = (
  context: AppContext,
  beforeDisconnect: (scope: AuthorizedScope) => Promise<void>,
): Handlers<typeof channelRoutes> => {
  const service = channelsService(context, beforeDisconnect);
  return {
    find: ({ caller, query }) => service.find(caller, query.ucid),
    connect: ({ scope, body }) => service.connect(scope, body),
    connectMock: ({ scope, caller }) => service.connectMock(scope, caller),
    reconnect: ({ caller, scope, body }) => service.reconnect(caller, scope, body),
    admit: async ({ scope, caller }) => {
      await service.admit(scope, caller);
      return {};
    },
    disconnect: async ({ scope }) => {
      await service.disconnect(scope);
      return {};
    },
  };
};
