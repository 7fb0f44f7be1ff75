import type { ideaRoutes } from "@coldopen/contract/ideas/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { ideasService } from "./service.ts";
import { workbenchService } from "./workbench-service.ts";

export const ideaHandlers = (context: AppContext): Handlers<typeof ideaRoutes> => {
  const service = ideasService(context);
  const workbench = workbenchService(context);
  return {
    list: ({ query, scope }) => service.list(scope, query),
    dismiss: ({ params, body, scope }) => service.dismiss(scope, params.id, body.dismissedReason),
    save: ({ params, body, scope }) => service.save(scope, params.id, body.projectId),
    seen: ({ params, scope }) => service.seen(scope, params.id),
    requestMore: ({ scope }) => service.requestMore(scope),
    lessons: ({ scope }) => service.lessons(scope),
    sitting: ({ scope, caller }) => workbench.readSitting(scope, caller),
    rate: ({ params, body, scope, caller }) => workbench.rate(scope, caller, params.id, body),
    unrate: ({ params, scope, caller }) => workbench.unrate(scope, caller, params.id),
    thoughts: ({ scope, caller }) => workbench.listThoughts(scope, caller),
    undoDismiss: ({ params, scope }) => service.undoDismiss(scope, params.id),
  };
};
