import type { labsRoutes } from "@coldopen/contract/labs/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { labsService } from "./service.ts";

export const labsHandlers = (context: AppContext): Handlers<typeof labsRoutes> => {
  const service = labsService(context);
  return {
    values: ({ caller, query, visit }) => service.values(caller, query.organizationId, visit.ip),
    list: ({ caller, scope }) => service.list(caller, scope),
    change: async ({ caller, scope, params, body }) => {
      await service.change(caller, scope, params.gate, body.isOn);
      return {};
    },
  };
};
