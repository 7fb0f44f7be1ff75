import { and, asc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { preparedStatement } from "../db/prepared.ts";
import { runEvents, runs } from "./tables.ts";

const LEASE_SECONDS = 5;

/** The right to write to a run, until another process has a claim with a higher attempt. */
export type RunClaim = { id: string; attempt: number; lastEventId: number };
export type RunProgress = { id: string; lastEventId: number; isEnded: boolean };

const Appended = z.object({ lastEventId: z.number(), isStopRequested: z.boolean() });
const Renewed = z.array(z.object({ id: z.uuid(), isStopRequested: z.boolean() }));

const lease = sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(LEASE_SECONDS))})`;
const isExpired = lt(runs.leaseUntil, sql`clock_timestamp()`);
const claim = { id: runs.id, attempt: runs.attempt, lastEventId: runs.lastEventId };
const given = sql.placeholder;

/** One statement: the check of the attempt, the renewed lease and the events are stored together or not at all. */
const appendEvents = preparedStatement(
  "run append",
  sql`
  with run as (
    update ${runs} set last_event_id = last_event_id + jsonb_array_length(${given("events")}::jsonb), lease_until = ${lease},
      ended_at = case when ${given("isEnd")}::boolean then clock_timestamp() end
    where id = ${given("id")}::uuid and attempt = ${given("attempt")}::int and ended_at is null
    returning id, last_event_id, is_stop_requested),
  events as (
    insert into ${runEvents} (run_id, id, event)
    select run.id, run.last_event_id - jsonb_array_length(${given("events")}::jsonb) + e.position, e.event
    from run, jsonb_array_elements(${given("events")}::jsonb) with ordinality as e(event, position))
  select last_event_id as "lastEventId", is_stop_requested as "isStopRequested" from run`,
);

export const runStore = (db: Pick<Database, "sql" | "query">) => ({
  /** Undefined while another process runs it. A run that has ended, or whose lease has expired, starts again. */
  claim: async (kind: string, id: string): Promise<RunClaim | undefined> => {
    const [row] = await db.sql
      .insert(runs)
      .values({ id, kind, leaseUntil: lease })
      .onConflictDoUpdate({
        target: runs.id,
        set: { attempt: sql`${runs.attempt} + 1`, leaseUntil: lease, endedAt: null, isStopRequested: false },
        setWhere: sql`${runs.kind} = ${kind} and (${runs.endedAt} is not null or ${isExpired})`,
      })
      .returning(claim);
    return row;
  },
  /** A run that waits for a worker: attempt 0, with a lease that has expired. False if the id is in use. */
  enqueue: async (kind: string, id: string): Promise<boolean> => {
    const values = { id, kind, attempt: 0, leaseUntil: sql`clock_timestamp()` };
    const rows = await db.sql.insert(runs).values(values).onConflictDoNothing().returning({ id: runs.id });
    return rows.length > 0;
  },
  /** Runs that wait for a worker, and runs whose process died. */
  listExpired: async (kind: string): Promise<string[]> => {
    const rows = await db.sql
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.kind, kind), isNull(runs.endedAt), isExpired));
    return rows.map(({ id }) => id);
  },
  claimExpired: (ids: readonly string[]): Promise<RunClaim[]> => {
    const expired = db.sql
      .select({ id: runs.id })
      .from(runs)
      .where(and(inArray(runs.id, [...ids]), isNull(runs.endedAt), isExpired))
      .for("update", { skipLocked: true });
    return db.sql
      .update(runs)
      .set({ attempt: sql`${runs.attempt} + 1`, leaseUntil: lease })
      .where(inArray(runs.id, expired))
      .returning(claim);
  },
  /** Undefined if the run has ended or another process has taken it over. */
  append: async ({ id, attempt }: Pick<RunClaim, "id" | "attempt">, events: readonly unknown[], isEnd: boolean) => {
    const [row] = await appendEvents(db, { id, attempt, events: JSON.stringify(events), isEnd });
    return row === undefined ? undefined : Appended.parse(row);
  },
  /** Returns the runs that are still claimed by these attempts. */
  renew: async (claims: readonly Pick<RunClaim, "id" | "attempt">[]) => {
    const [ids, attempts] = [claims.map(({ id }) => id), claims.map(({ attempt }) => attempt)];
    const { rows } = await db.sql.execute(sql`
      update ${runs} r set lease_until = ${lease}
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(attempts)}::int[]) as own(id, attempt)
      where r.id = own.id and r.attempt = own.attempt and r.ended_at is null
      returning r.id, r.is_stop_requested as "isStopRequested"`);
    return Renewed.parse(rows);
  },
  requestStop: async (kind: string, id: string): Promise<void> => {
    await db.sql
      .update(runs)
      .set({ isStopRequested: true })
      .where(and(eq(runs.id, id), eq(runs.kind, kind), isNull(runs.endedAt)));
  },
  listProgress: (ids: readonly string[]): Promise<RunProgress[]> =>
    db.sql
      .select({ id: runs.id, lastEventId: runs.lastEventId, isEnded: sql<boolean>`${runs.endedAt} is not null` })
      .from(runs)
      .where(inArray(runs.id, [...ids])),
  listEvents: (runId: string, after: number, limit: number): Promise<{ id: number; event: unknown }[]> =>
    db.sql
      .select({ id: runEvents.id, event: runEvents.event })
      .from(runEvents)
      .where(and(eq(runEvents.runId, runId), gt(runEvents.id, after)))
      .orderBy(asc(runEvents.id))
      .limit(limit),
});
