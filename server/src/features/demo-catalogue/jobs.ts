import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { COMPUTE_KEY } from "../catalogue/index.ts";
import { publishDemoVideos } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "demo-catalogue:publish": Record<string, never>;
  }
}

export const demoCatalogueJobs = (world: World): AnyJob[] =>
  world.config.isDemo
    ? [
        defineJob({
          name: "demo-catalogue:publish",
          payload: z.record(z.string(), z.never()),
          // After the hour at which the demo's snapshots are taken.
          every: "20 4 * * *",
          run: async () => {
            if ((await publishDemoVideos(world)) > 0)
              await world.jobs.add("catalogue:compute", {}, { key: COMPUTE_KEY });
          },
        }),
      ]
    : [];
