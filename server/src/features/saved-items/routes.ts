import type { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { savedItemsService } from "./service.ts";

export const savedItemHandlers = (world: World): Handlers<typeof savedItemRoutes> => {
  const service = savedItemsService(world);
  return {
    list: ({ query, scope }) => service.list(scope, query),
    marks: ({ scope }) => service.marks(scope),
    elementMarks: ({ query, scope }) => service.elementMarks(scope, query.type),
    save: ({ caller, body, scope }) => service.save(scope, caller.userId, body),
    remove: async ({ params, scope }) => {
      await service.remove(scope, params.id);
      return {};
    },
  };
};
