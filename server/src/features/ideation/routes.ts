import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { IdeationService } from "./service.ts";

export const ideationHandlers = (service: IdeationService): Handlers<typeof ideationRoutes> => ({
  execute: ({ caller, body, visit }) => service.execute(caller.userId, body, visit.signal),
  runs: ({ caller, params, query }) => service.ofProject(caller.userId, params.id, query.limit),
  ledger: ({ params }) => service.usage(params.orgId),
});
