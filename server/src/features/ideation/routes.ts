import type { RegionalExecution } from "@coldopen/contract/ideation/regional";
import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import type { Reply } from "@coldopen/contract/kernel/route";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { IdeationService } from "./service.ts";

/** Redraws regions of a picture. */
type ExecuteRegional = (
  caller: Caller,
  scope: AuthorizedScope,
  request: RegionalExecution,
  closed: AbortSignal,
) => Promise<FinalWrite<Reply<(typeof ideationRoutes)["execute"]>>>;

export const ideationHandlers = (
  service: IdeationService,
  executeRegional: ExecuteRegional,
): Handlers<typeof ideationRoutes> => ({
  execute: ({ caller, scope, body, visit }) =>
    "data" in body
      ? service.execute(scope, caller, body, visit.signal)
      : executeRegional(caller, scope, body, visit.signal),
  runs: ({ authorize, params, query }) => service.listForProject(authorize, params.id, query.limit),
});
