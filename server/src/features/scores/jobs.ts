import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { matchScores } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "scores:match": { projectId: string };
  }
}

export const scoreJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "scores:match",
    payload: z.object({ projectId: z.uuid() }),
    run: ({ projectId }) => matchScores(context, projectId),
  }),
];
