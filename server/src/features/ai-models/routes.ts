import type { aiModelRoutes } from "@coldopen/contract/ai-models/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { aiModelService } from "./service.ts";

export const aiModelHandlers = (context: AppContext): Handlers<typeof aiModelRoutes> => {
  const service = aiModelService(context);
  return {
    overview: ({ scope }) => service.overview(scope),
    saveKey: ({ scope, params, body }) => service.saveKey(scope, params.provider, body.apiKey),
    deleteKey: async ({ scope, params }) => {
      await service.deleteKey(scope, params.provider);
      return {};
    },
    findOffered: async ({ scope, params }) => {
      const offered = await service.findOffered(scope, params.provider);
      return async () => offered;
    },
    findLocal: async () => {
      const found = await service.findLocal();
      return async () => found;
    },
    chooseModel: ({ caller, scope, params, body }) => service.chooseModel(caller, scope, params.use, body.model),
    deleteModel: async ({ scope, params }) => {
      await service.deleteModel(scope, params.id);
      return {};
    },
  };
};
