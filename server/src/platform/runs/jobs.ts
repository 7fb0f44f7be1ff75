import { z } from "zod";
import type { Database } from "../db/database.ts";
import { type AnyJob, defineJob } from "../jobs/define-job.ts";
import type { Log } from "../log.ts";
import { deleteEndedRuns } from "./delete-ended-runs.ts";

declare module "../jobs/define-job.ts" {
  interface JobPayloads {
    "runs:delete-ended": Record<string, never>;
  }
}

export const runsJobs = ({ db, log }: { db: Pick<Database, "sql">; log: Log }): AnyJob[] => [
  defineJob({
    name: "runs:delete-ended",
    payload: z.record(z.string(), z.never()),
    every: "47 * * * *",
    run: async () => {
      const count = await deleteEndedRuns(db);
      log.info({ count }, "Ended runs deleted");
    },
  }),
];
