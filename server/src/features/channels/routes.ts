import type { channelRoutes } from "@coldopen/contract/channels/routes";
import type { Scope } from "@coldopen/contract/kernel/route";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { channelsService } from "./service.ts";

export const channelHandlers = (
  world: World,
  beforeDisconnect: (scope: Scope) => Promise<void>,
): Handlers<typeof channelRoutes> => {
  const service = channelsService(world, beforeDisconnect);
  return {
    find: ({ caller, query }) => service.find(caller, query.ucid),
    connect: ({ params, body }) => service.connect(params.orgId, body),
    connectMock: ({ params, caller }) => service.connectMock(params.orgId, caller),
    reconnect: ({ caller, params, body }) => service.reconnect(caller, params.orgId, params.channelUcid, body),
    admit: async ({ params, caller }) => {
      await service.admit(params.orgId, params.channelUcid, caller);
      return {};
    },
    disconnect: async ({ params }) => {
      await service.disconnect(params.orgId, params.channelUcid);
      return {};
    },
  };
};
