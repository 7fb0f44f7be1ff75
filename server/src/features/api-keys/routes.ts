import type { apiKeyRoutes } from "@coldopen/contract/api-keys/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { apiKeyService } from "./service.ts";

export const apiKeyHandlers = (context: AppContext): Handlers<typeof apiKeyRoutes> => {
  const service = apiKeyService(context);
  return {
    list: async ({ scope }) => ({ results: await service.list(scope) }),
    create: ({ scope, caller, body, authorize }) => service.create(scope, caller, body, authorize),
    revoke: async ({ scope, caller, params }) => {
      await service.revoke(scope, caller, params.id);
      return {};
    },
    self: ({ caller }) => service.describe(caller),
  };
};
