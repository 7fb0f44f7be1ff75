import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { JobName, JobPayloads } from "./define-job.ts";

export type Jobs = {
  /** Joins the transaction around it. Waiting jobs with one key are merged into one, with the latest payload. */
  add<N extends JobName>(name: N, payload: JobPayloads[N], options?: { key?: string; runAt?: Date }): Promise<void>;
};

export const jobsIn = (db: Pick<Database, "sql">): Jobs => ({
  add: async (name, payload, { key, runAt } = {}) => {
    await db.sql.execute(sql`
      select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
        run_at => ${runAt?.toISOString() ?? null}::timestamptz)`);
  },
});
