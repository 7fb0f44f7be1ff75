import type { castRoutes } from "@coldopen/contract/cast/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { castService } from "./service.ts";

export const castHandlers = (context: AppContext): Handlers<typeof castRoutes> => {
  const service = castService(context);
  return {
    list: ({ scope }) => service.list(scope),
    add: ({ caller, body, scope }) => service.add(scope, caller.userId, body),
    rename: ({ params, body, scope }) => service.rename(scope, params.id, body.name),
    remove: async ({ params, scope }) => {
      await service.remove(scope, params.id);
      return {};
    },
    look: ({ caller, file, scope }) => service.look(scope, caller.userId, file),
    addPhoto: ({ caller, params, file, scope }) => service.addPhoto(scope, caller.userId, params.id, file),
    removePhoto: async ({ params, scope }) => {
      await service.removePhoto(scope, params.id, params.photoId);
      return {};
    },
  };
};
