import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { deleteOrphanedPictures } from "./delete-orphaned-pictures.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "profile-picture:sweep": Record<string, never>;
  }
}

export const profilePictureJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "profile-picture:sweep",
    payload: z.record(z.string(), z.never()),
    every: "41 * * * *",
    run: () => deleteOrphanedPictures(context),
  }),
];
