import { scopeOfParams } from "@coldopen/contract/kernel/route";
import type { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { savedItemsService } from "./service.ts";

export const savedItemHandlers = (world: World): Handlers<typeof savedItemRoutes> => {
  const service = savedItemsService(world);
  return {
    list: ({ params, query }) => service.list(scopeOfParams(params), query),
    marks: ({ params }) => service.marks(scopeOfParams(params)),
    elementMarks: ({ params, query }) => service.elementMarks(scopeOfParams(params), query.type),
    save: ({ caller, params, body }) => service.save(scopeOfParams(params), caller.userId, body),
    remove: async ({ params }) => {
      await service.remove(scopeOfParams(params), params.id);
      return {};
    },
  };
};
