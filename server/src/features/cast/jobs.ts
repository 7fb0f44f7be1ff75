import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { preparePhoto } from "./prepare-photo.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "cast:prepare": { photoId: string };
  }
}

export const castJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "cast:prepare",
    payload: z.object({ photoId: z.uuid() }),
    run: ({ photoId }) => preparePhoto(context, photoId),
  }),
];
