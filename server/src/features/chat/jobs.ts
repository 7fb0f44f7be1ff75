import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { threadStore } from "./thread-store.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "chat:purge": Record<string, never>;
  }
}

/** How long a deleted thread can be restored. */
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

export const chatJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "chat:purge",
    payload: z.record(z.string(), z.never()),
    every: "31 * * * *",
    run: async () => {
      const count = await threadStore(context.db).purge(new Date(context.now().getTime() - RESTORABLE_MS));
      context.log.info({ count }, "Purged deleted chats");
    },
  }),
];
