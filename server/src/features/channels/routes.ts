import type { channelRoutes } from "@coldopen/contract/channels/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { channelsService } from "./service.ts";

export const channelHandlers = (world: World): Handlers<typeof channelRoutes> => {
  const service = channelsService(world);
  return {
    find: ({ caller, query }) => service.find(caller, query.ucid),
    connect: ({ params, body }) => service.connect(params.orgId, body),
    connectMock: ({ params, caller }) => service.connectMock(params.orgId, caller),
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
