import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { notificationsService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "notifications:clean-up": Record<string, never>;
  }
}

export const notificationsJobs = (world: World): AnyJob[] => [
  defineJob({
    name: "notifications:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "17 * * * *",
    run: () => notificationsService(world).cleanUp(),
  }),
];
