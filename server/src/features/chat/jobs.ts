import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { purgeThreads } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "chat:purge": Record<string, never>;
  }
}

export const chatJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "chat:purge",
    payload: z.record(z.string(), z.never()),
    every: "31 * * * *",
    run: async () => {
      const count = await purgeThreads(context);
      context.log.info({ count }, "Purged deleted chats");
    },
  }),
];
