import type { webhookRoutes } from "@coldopen/contract/webhooks/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { webhookService } from "./service.ts";

export const webhookHandlers = (context: AppContext): Handlers<typeof webhookRoutes> => {
  const service = webhookService(context);
  return {
    list: async ({ scope }) => ({ results: await service.list(scope) }),
    create: ({ scope, body }) => service.create(scope, body),
    change: ({ scope, params, body }) => service.change(scope, params.id, body),
    remove: async ({ scope, params }) => {
      await service.remove(scope, params.id);
      return {};
    },
    rotateSecret: ({ scope, params }) => service.rotateSecret(scope, params.id),
    deliveries: ({ scope, params, query }) => service.deliveries(scope, params.id, query.page),
    replay: ({ scope, params }) => service.replay(scope, params.id, params.deliveryId),
  };
};
