import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { pitchService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "pitches:purge": Record<string, never>;
  }
}

export const pitchJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "pitches:purge",
    payload: z.record(z.string(), z.never()),
    every: "23 2 * * *",
    run: () => pitchService(context).purge(),
  }),
];
