import type { aiUsageRoutes } from "@coldopen/contract/ai-usage/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { aiUsageService } from "./service.ts";

export const aiUsageHandlers = (context: Pick<AppContext, "db" | "config">): Handlers<typeof aiUsageRoutes> => ({
  ledger: ({ scope }) => aiUsageService(context).summarizeMonth(scope),
});
