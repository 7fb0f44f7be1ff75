import type { commentRoutes } from "@coldopen/contract/comments/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { commentService } from "./service.ts";

export const commentHandlers = (context: AppContext): Handlers<typeof commentRoutes> => {
  const service = commentService(context);
  const refOf = ({ id, commentId }: { id: string; commentId: string }) => ({ projectId: id, commentId });
  return {
    list: ({ params, scope }) => service.list(scope, params.id),
    people: ({ params, scope }) => service.people(scope, params.id),
    add: ({ params, body, scope, ...from }) => service.add(asWriter(from), scope, params.id, body),
    edit: ({ params, body, scope, ...from }) => service.edit(asWriter(from), scope, refOf(params), body),
    remove: async ({ params, scope, ...from }) => {
      await service.remove(asWriter(from), scope, refOf(params));
      return {};
    },
  };
};
