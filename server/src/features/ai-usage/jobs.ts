import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { aiUsageService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "ai-usage:release-expired": Record<string, never>;
  }
}

export const aiUsageJobs = (context: Pick<AppContext, "db" | "config" | "log">): AnyJob[] => [
  defineJob({
    name: "ai-usage:release-expired",
    payload: z.record(z.string(), z.never()),
    every: "*/5 * * * *",
    run: async () => {
      const count = await aiUsageService(context).releaseExpired();
      context.log.info({ count }, "Expired AI budget reservations released");
    },
  }),
];
