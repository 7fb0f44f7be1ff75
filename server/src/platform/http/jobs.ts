import { z } from "zod";
import type { Database } from "../db/database.ts";
import { type AnyJob, defineJob } from "../jobs/define-job.ts";
import { cleanUpCalls } from "./clean-up.ts";

declare module "../jobs/define-job.ts" {
  interface JobPayloads {
    "http:clean-up": Record<string, never>;
  }
}

export const httpJobs = ({ db }: { db: Pick<Database, "sql"> }): AnyJob[] => [
  defineJob({
    name: "http:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "37 * * * *",
    run: () => cleanUpCalls(db),
  }),
];
