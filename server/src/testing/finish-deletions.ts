import { studioJobs } from "../jobs.ts";
import type { TestApp } from "./start-app.ts";

/** Lets the waiting periods of all requested deletions end, and runs the job that deletes. */
export async function finishDeletions({ context }: TestApp): Promise<void> {
  for (const table of ["organizations", "users"])
    await context.db.pool.query(
      `update ${table} set deletion_due_at = now() - interval '1 second' where deletion_due_at is not null`,
    );
  await studioJobs(context)
    .find(({ name }) => name === "deletions:run")
    ?.run({});
}
