import type { watchlistRoutes } from "@coldopen/contract/watchlists/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { watchlistService } from "./service.ts";

export const watchlistHandlers = (context: AppContext): Handlers<typeof watchlistRoutes> => {
  const service = watchlistService(context);
  return {
    rules: ({ scope, caller }) => service.rules(scope, caller.userId),
    add: ({ scope, caller, body }) => service.add(scope, caller.userId, body),
    change: ({ authorize, caller, params, body }) => service.change(authorize, caller.userId, params.id, body),
    remove: async ({ authorize, caller, params }) => {
      await service.remove(authorize, caller.userId, params.id);
      return {};
    },
    alerts: ({ scope, caller, query }) => service.alerts(scope, caller.userId, query.page),
    markSeen: async ({ scope, caller }) => {
      await service.markSeen(scope, caller.userId);
      return {};
    },
    unsubscribe: async ({ body }) => {
      await service.unsubscribe(body.token);
      return {};
    },
  };
};
