import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { notificationsService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "notifications:clean-up": Record<string, never>;
  }
}

export const notificationsJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "notifications:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "17 * * * *",
    run: () => notificationsService(context).cleanUp(),
  }),
];
