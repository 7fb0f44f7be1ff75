import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { cleanUpSessions } from "./clean-up.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "session:clean-up": Record<string, never>;
  }
}

export const sessionJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "session:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "7 * * * *",
    run: () => cleanUpSessions(context),
  }),
];
