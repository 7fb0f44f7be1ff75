import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** Background runs that clients follow. Features keep the results in tables of their own; these rows are deleted after the end. */
export const runs = pgTable(
  "runs",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Fencing token: grows each time a process takes the run over, so that the process before can write nothing more. */
    attempt: integer().notNull().default(1),
    leaseUntil: moment().notNull(),
    isStopRequested: boolean().notNull().default(false),
    lastEventId: integer().notNull().default(0),
    endedAt: moment(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("runs_lease").on(table.kind, table.leaseUntil).where(sql`${table.endedAt} is null`),
    index("runs_ended").on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);

/** The events of a run, numbered from 1 without gaps. */
export const runEvents = pgTable(
  "run_events",
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    id: integer().notNull(),
    event: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.id] })],
);
