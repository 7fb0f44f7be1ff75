import type { commentRoutes } from "@coldopen/contract/comments/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { commentService } from "./service.ts";

export const commentHandlers = (context: AppContext): Handlers<typeof commentRoutes> => {
  const service = commentService(context);
  return {
    list: ({ params, scope }) => service.list(scope, params.id),
    people: ({ params, scope }) => service.people(scope, params.id),
    add: ({ params, body, scope, ...from }) => service.add(asWriter(from), scope, params.id, body),
    edit: ({ authorize, params, body, ...from }) => service.edit(authorize, asWriter(from), params.id, body),
    remove: async ({ authorize, params, ...from }) => {
      await service.remove(authorize, asWriter(from), params.id);
      return {};
    },
  };
};
