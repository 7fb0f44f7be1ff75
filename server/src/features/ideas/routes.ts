import type { ideaRoutes } from "@coldopen/contract/ideas/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { ideasService } from "./service.ts";
import { workbenchService } from "./workbench-service.ts";

export const ideaHandlers = (context: AppContext): Handlers<typeof ideaRoutes> => {
  const service = ideasService(context);
  const workbench = workbenchService(context);
  return {
    list: ({ query, scope, caller }) => service.list(scope, caller, query),
    dismiss: ({ params, body, scope, caller }) => service.dismiss(scope, caller, params.id, body.dismissedReason),
    save: ({ params, body, scope, caller }) => service.save(scope, caller, params.id, body.projectId),
    seen: ({ params, scope, caller }) => service.seen(scope, caller, params.id),
    requestMore: ({ scope, caller }) => service.requestMore(scope, caller),
    lessons: ({ scope, caller }) => service.lessons(scope, caller),
    sitting: ({ scope, caller }) => workbench.readSitting(scope, caller),
    rate: ({ params, body, scope, caller }) => workbench.rate(scope, caller, params.id, body),
    unrate: ({ params, scope, caller }) => workbench.unrate(scope, caller, params.id),
    thoughts: ({ scope, caller }) => workbench.listThoughts(scope, caller),
    undoDismiss: ({ params, scope, caller }) => service.undoDismiss(scope, caller, params.id),
  };
};
