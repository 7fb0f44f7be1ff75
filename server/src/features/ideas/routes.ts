import type { ideaRoutes } from "@coldopen/contract/ideas/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { ideasService } from "./service.ts";

export const ideaHandlers = (context: AppContext): Handlers<typeof ideaRoutes> => {
  const service = ideasService(context);
  return {
    list: ({ query, scope }) => service.list(scope, query),
    dismiss: ({ params, body, scope }) => service.dismiss(scope, params.id, body.dismissedReason),
    save: ({ params, body, scope }) => service.save(scope, params.id, body.projectId),
    seen: ({ params, scope }) => service.seen(scope, params.id),
    undoDismiss: ({ params, scope }) => service.undoDismiss(scope, params.id),
  };
};
