import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { feedVisits } from "./visits.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "feed-tests:forget": Record<string, never>;
  }
}

export const feedTestJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "feed-tests:forget",
    payload: z.record(z.string(), z.never()),
    every: "7 1 * * *",
    run: () => feedVisits(context).deleteFingerprints(),
  }),
];
