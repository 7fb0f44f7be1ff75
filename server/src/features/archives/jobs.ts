import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { organizationForJob } from "../../platform/access/scope-for-job.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { buildArchive } from "./build-archive.ts";
import { archiveService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "archives:build": { archiveId: string };
    "archives:clean-up": Record<string, never>;
  }
}

export const archiveJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "archives:build",
    concurrency: 1,
    payload: z.object({ archiveId: z.uuid() }),
    run: async ({ archiveId }) => {
      const service = archiveService(context);
      const archive = await service.findForJob(archiveId);
      // Deleted meanwhile, or finished by a run whose end was not recorded.
      if (!archive || archive.state === "ready") return;
      try {
        await buildArchive(context, organizationForJob(archive), archive);
      } catch (error) {
        // A worker that shuts down leaves the job to another one.
        if (context.stopping.aborted) throw error;
        context.log.error({ err: error, archiveId }, "Failed to build an archive");
        await service.markFailed(archiveId);
      }
    },
  }),
  defineJob({
    name: "archives:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "17 * * * *",
    run: () => archiveService(context).cleanUp(),
  }),
];
