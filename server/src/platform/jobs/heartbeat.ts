import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";
import { jobWorkers } from "./tables.ts";

export type HeartbeatOptions = { everyMs: number; timeoutMs: number };

/** The queue itself unlocks the jobs of a crashed worker only after hours. Heartbeats detect a crash within seconds. */
export function startHeartbeat(db: Pick<Database, "sql">, log: Log, { everyMs, timeoutMs }: HeartbeatOptions) {
  /** One for each group of jobs. */
  const workerIds = new Map<string, string>();
  const deadline = sql`now() - make_interval(secs => ${timeoutMs / 1000})`;
  let healthySince = performance.now();
  let isRunning = false;

  const sendHeartbeat = async () => {
    if (workerIds.size > 0)
      await db.sql
        .insert(jobWorkers)
        .values([...workerIds.values()].map((workerId) => ({ workerId })))
        .onConflictDoUpdate({ target: jobWorkers.workerId, set: { seenAt: sql`now()` } });
    // After a database outage no worker has a recent heartbeat: give the others time to send one.
    if (performance.now() - healthySince < timeoutMs) return;
    await db.sql.execute(sql`
      select graphile_worker.force_unlock_workers(array(
        select distinct j.locked_by from graphile_worker.jobs j where j.locked_at < ${deadline}
          and not exists (select 1 from ${jobWorkers} w where w.worker_id = j.locked_by and w.seen_at > ${deadline})))`);
    await db.sql.delete(jobWorkers).where(lt(jobWorkers.seenAt, deadline));
  };
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    sendHeartbeat()
      .catch((error: unknown) => {
        healthySince = performance.now();
        log.warn({ err: error }, "Failed to send worker heartbeat");
      })
      .finally(() => {
        isRunning = false;
      });
  }, everyMs).unref();
  return {
    /** A worker that was restarted gets another id. */
    setWorkerId: (group: string, id: string) => {
      workerIds.set(group, id);
    },
    stop: () => clearInterval(timer),
  };
}
