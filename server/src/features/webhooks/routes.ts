import type { webhookRoutes } from "@coldopen/contract/webhooks/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { webhookService } from "./service.ts";

export const webhookHandlers = (context: AppContext): Handlers<typeof webhookRoutes> => {
  const service = webhookService(context);
  return {
    list: async ({ scope }) => ({ results: await service.list(scope) }),
    create: ({ scope, caller, body }) => service.create(scope, caller, body),
    change: ({ scope, caller, params, body }) => service.change(scope, caller, params.id, body),
    remove: async ({ scope, params }) => {
      await service.remove(scope, params.id);
      return {};
    },
    rotateSecret: ({ scope, params }) => service.rotateSecret(scope, params.id),
    deliveries: ({ scope, caller, params, query }) => service.deliveries(scope, caller, params.id, query.page),
    replay: ({ scope, caller, params }) => service.replay(scope, caller, params),
  };
};
