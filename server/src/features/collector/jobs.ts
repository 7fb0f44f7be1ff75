import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { collect } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "collector:collect": Record<string, never>;
  }
}

export const collectorJobs = (world: World): AnyJob[] => {
  const { videos } = world;
  return videos
    ? [
        defineJob({
          name: "collector:collect",
          payload: z.record(z.string(), z.never()),
          every: "17 * * * *",
          run: () => collect(world, videos),
        }),
      ]
    : [];
};
