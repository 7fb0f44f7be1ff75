import type { RegionalExecution } from "@coldopen/contract/ideation/regional";
import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import type { Reply } from "@coldopen/contract/kernel/route";
import type { Caller } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { IdeationService } from "./service.ts";

/** Draws regions of a picture anew. */
type Regional = (
  caller: Caller,
  request: RegionalExecution,
  gone: AbortSignal,
) => Promise<Reply<(typeof ideationRoutes)["execute"]>>;

export const ideationHandlers = (service: IdeationService, regional: Regional): Handlers<typeof ideationRoutes> => ({
  execute: ({ caller, body, visit }) =>
    "data" in body ? service.execute(caller, body, visit.signal) : regional(caller, body, visit.signal),
  runs: ({ caller, params, query }) => service.ofProject(caller.userId, params.id, query.limit),
  ledger: ({ params }) => service.usage(params.orgId),
});
