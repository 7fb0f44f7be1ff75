import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { computeIndexes } from "./compute.ts";
import { demoThumbnails } from "./thumbnails.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "catalogue:compute": Record<string, never>;
    "catalogue:prune": Record<string, never>;
  }
}

/** Of several who ask for it at once, one computation serves all. */
export const COMPUTE_KEY = "catalogue:compute";

/** `after`: what others do once the numbers are new, in this order. */
export const catalogueJobs = (world: World, after: readonly (() => Promise<unknown>)[]): AnyJob[] => [
  defineJob({
    name: "catalogue:compute",
    payload: z.record(z.string(), z.never()),
    run: async () => {
      await computeIndexes(world.db);
      for (const follow of after) await follow();
    },
  }),
  defineJob({
    name: "catalogue:prune",
    payload: z.record(z.string(), z.never()),
    every: "52 3 * * *",
    run: () => demoThumbnails(world).prune(),
  }),
];
