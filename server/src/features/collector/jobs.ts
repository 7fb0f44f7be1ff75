import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { collect, deleteExpired } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "collector:collect": Record<string, never>;
  }
}

export const collectorJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "collector:collect",
    payload: z.record(z.string(), z.never()),
    every: "17 * * * *",
    // Data of the platform expires even after its API key was removed.
    run: () => (context.videos ? collect(context, context.videos) : deleteExpired(context)),
  }),
];
