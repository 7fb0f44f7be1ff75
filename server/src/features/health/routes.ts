import type { healthRoutes } from "@coldopen/contract/health/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import { sql } from "drizzle-orm";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";

export const healthHandlers = (world: World): Handlers<typeof healthRoutes> => ({
  health: () => ({ status: "ok" }),
  ready: async () => {
    if (world.stopping.aborted) throw new AppError("unavailable", "Shutting down", { retryAfterSeconds: 5 });
    await world.db.sql.execute(sql`select 1`);
    return { status: "ready" };
  },
});
