import type { healthRoutes } from "@coldopen/contract/health/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";

export const healthHandlers = (context: AppContext): Handlers<typeof healthRoutes> => ({
  health: () => ({ status: "ok" }),
  ready: async () => {
    if (context.stopping.aborted) throw new AppError("unavailable", "Shutting down", { retryAfterSeconds: 5 });
    await context.db.sql.execute(sql`select 1`);
    return { status: "ready" };
  },
});
