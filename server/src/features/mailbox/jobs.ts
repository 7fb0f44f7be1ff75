import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "mailbox:clean-up": Record<string, never>;
  }
}

export const mailboxJobs = ({ mail }: AppContext): AnyJob[] => [
  defineJob({
    name: "mailbox:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "27 3 * * *",
    run: () => mail.cleanUp(),
  }),
];
