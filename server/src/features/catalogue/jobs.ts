import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { computeIndexes } from "./compute.ts";
import { demoThumbnails } from "./thumbnails.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "catalogue:compute": Record<string, never>;
    "catalogue:prune": Record<string, never>;
  }
}

/** The job key merges requests into one computation. */
export const COMPUTE_KEY = "catalogue:compute";

/** `after`: callbacks of other features, run in order after each computation. */
export const catalogueJobs = (context: AppContext, after: readonly (() => Promise<unknown>)[]): AnyJob[] => [
  defineJob({
    name: "catalogue:compute",
    payload: z.record(z.string(), z.never()),
    run: async () => {
      const started = performance.now();
      const channels = await computeIndexes(context.db);
      context.log.info({ channels, ms: Math.round(performance.now() - started) }, "Outlier indexes computed");
      for (const callback of after) await callback();
    },
  }),
  defineJob({
    name: "catalogue:prune",
    payload: z.record(z.string(), z.never()),
    every: "52 3 * * *",
    run: () => demoThumbnails(context).prune(),
  }),
];
