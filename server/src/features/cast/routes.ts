import type { castRoutes } from "@coldopen/contract/cast/routes";
import { scopeOfParams } from "@coldopen/contract/kernel/route";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { castService } from "./service.ts";

export const castHandlers = (world: World): Handlers<typeof castRoutes> => {
  const service = castService(world);
  return {
    list: ({ params }) => service.list(scopeOfParams(params)),
    add: ({ caller, params, body }) => service.add(scopeOfParams(params), caller.userId, body),
    rename: ({ params, body }) => service.rename(scopeOfParams(params), params.id, body.name),
    remove: async ({ params }) => {
      await service.remove(scopeOfParams(params), params.id);
      return {};
    },
    look: ({ caller, params, file }) => service.look(scopeOfParams(params), caller.userId, file),
    addPhoto: ({ caller, params, file }) => service.addPhoto(scopeOfParams(params), caller.userId, params.id, file),
    removePhoto: async ({ params }) => {
      await service.removePhoto(scopeOfParams(params), params.id, params.photoId);
      return {};
    },
  };
};
