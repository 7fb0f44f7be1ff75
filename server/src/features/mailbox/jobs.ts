import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "mailbox:clean-up": Record<string, never>;
  }
}

export const mailboxJobs = ({ mail }: World): AnyJob[] => [
  defineJob({
    name: "mailbox:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "27 3 * * *",
    run: () => mail.cleanUp(),
  }),
];
