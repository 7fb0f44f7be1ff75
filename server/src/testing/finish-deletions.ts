import { studioJobs } from "../jobs.ts";
import type { TestApp } from "./start-app.ts";

/** Lets the waiting periods of all requested deletions end, and runs the jobs that delete. */
export async function finishDeletions({ context }: TestApp): Promise<void> {
  for (const table of ["organizations", "users"])
    await context.db.pool.query(
      `update ${table} set deletion_due_at = now() - interval '1 second' where deletion_due_at is not null`,
    );
  const jobs = studioJobs(context);
  const run = async (job: string, payload: unknown) => jobs.find(({ name }) => name === job)?.run(payload);
  await run("deletions:run", {});
  const { rows } = await context.db.pool.query(
    `delete from graphile_worker._private_jobs using graphile_worker._private_tasks t
     where t.id = task_id and t.identifier = 'deletions:complete' returning payload`,
  );
  for (const { payload } of rows) await run("deletions:complete", payload);
}
