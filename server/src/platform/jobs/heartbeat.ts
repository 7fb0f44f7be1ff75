import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";
import { jobWorkers } from "./tables.ts";

export type Pulse = { everyMs: number; silentMs: number };

/** The queue itself gives up a crashed worker only after hours. Workers that tell they live are known dead within seconds. */
export function startHeartbeat(db: Pick<Database, "sql">, log: Log, { everyMs, silentMs }: Pulse) {
  let workerId: string | undefined;
  const silent = sql`now() - make_interval(secs => ${silentMs / 1000})`;
  let steadySince = performance.now();
  let isBeating = false;

  const beat = async () => {
    if (workerId !== undefined)
      await db.sql
        .insert(jobWorkers)
        .values({ workerId })
        .onConflictDoUpdate({ target: jobWorkers.workerId, set: { seenAt: sql`now()` } });
    // After an outage everyone was silent: the others get time to speak first.
    if (performance.now() - steadySince < silentMs) return;
    await db.sql.execute(sql`
      select graphile_worker.force_unlock_workers(array(
        select distinct j.locked_by from graphile_worker.jobs j where j.locked_at < ${silent}
          and not exists (select 1 from ${jobWorkers} w where w.worker_id = j.locked_by and w.seen_at > ${silent})))`);
    await db.sql.delete(jobWorkers).where(lt(jobWorkers.seenAt, silent));
  };
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beat()
      .catch((error: unknown) => {
        steadySince = performance.now();
        log.warn({ err: error }, "The job workers could not tell that they live");
      })
      .finally(() => {
        isBeating = false;
      });
  }, everyMs).unref();
  return {
    speakFor: (id: string) => {
      workerId = id;
    },
    stop: () => clearInterval(timer),
  };
}
