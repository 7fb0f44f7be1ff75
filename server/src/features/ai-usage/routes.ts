import type { aiUsageRoutes } from "@coldopen/contract/ai-usage/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { aiUsageService } from "./service.ts";

export const aiUsageHandlers = (world: Pick<World, "db" | "config">): Handlers<typeof aiUsageRoutes> => ({
  ledger: ({ scope }) => aiUsageService(world).summarizeMonth(scope),
});
