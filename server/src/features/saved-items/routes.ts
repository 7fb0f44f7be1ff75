import type { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { savedItemsService } from "./service.ts";

export const savedItemHandlers = (context: AppContext): Handlers<typeof savedItemRoutes> => {
  const service = savedItemsService(context);
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
