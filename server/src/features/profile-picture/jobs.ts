import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { sweepProfilePictures } from "./sweep.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "profile-picture:sweep": Record<string, never>;
  }
}

export const profilePictureJobs = (world: World): AnyJob[] => [
  defineJob({
    name: "profile-picture:sweep",
    payload: z.record(z.string(), z.never()),
    every: "41 * * * *",
    run: () => sweepProfilePictures(world),
  }),
];
