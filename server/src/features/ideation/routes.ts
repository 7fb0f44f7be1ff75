import type { RegionalExecution } from "@coldopen/contract/ideation/regional";
import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import type { Reply } from "@coldopen/contract/kernel/route";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { IdeationService } from "./service.ts";

/** Draws regions of a picture anew. */
type Regional = (
  caller: Caller,
  scope: AuthorizedScope,
  request: RegionalExecution,
  gone: AbortSignal,
) => Promise<FinalWrite<Reply<(typeof ideationRoutes)["execute"]>>>;

export const ideationHandlers = (service: IdeationService, regional: Regional): Handlers<typeof ideationRoutes> => ({
  execute: ({ caller, scope, body, visit }) =>
    "data" in body
      ? service.execute(scope, caller.userId, body, visit.signal)
      : regional(caller, scope, body, visit.signal),
  runs: ({ authorize, params, query }) => service.ofProject(authorize, params.id, query.limit),
  ledger: ({ scope }) => service.usage(scope),
});
