import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { tagByAi } from "./ai-tagging.ts";
import { describeThumbnail } from "./describing.ts";
import { projectsService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "projects:ai-tag": { projectId: string };
    "projects:describe": { optionId: string };
    "projects:purge": Record<string, never>;
  }
}

export const projectsJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "projects:ai-tag",
    payload: z.object({ projectId: z.uuid() }),
    run: ({ projectId }) => tagByAi(context, projectId),
  }),
  defineJob({
    name: "projects:describe",
    payload: z.object({ optionId: z.uuid() }),
    run: ({ optionId }) => describeThumbnail(context, optionId),
  }),
  defineJob({
    name: "projects:purge",
    payload: z.record(z.string(), z.never()),
    every: "27 * * * *",
    run: () => projectsService(context).purge(),
  }),
];
