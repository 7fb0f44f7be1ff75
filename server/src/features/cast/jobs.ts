import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { preparePhoto } from "./prepare-photo.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "cast:prepare": { photoId: string };
  }
}

export const castJobs = (world: World): AnyJob[] => [
  defineJob({
    name: "cast:prepare",
    payload: z.object({ photoId: z.uuid() }),
    run: ({ photoId }) => preparePhoto(world, photoId),
  }),
];
