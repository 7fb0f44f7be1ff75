import { BrainstormOption, RunState } from "@coldopen/contract/ideation/schema";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const now = sql`clock_timestamp()`;
const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
export const purposes = ["title", "concept", "thumbnail", "name"] as const;
export type Purpose = (typeof purposes)[number];

/** One row for each generation. It outlives the page that started it. */
export const ideationRuns = pgTable(
  "ideation_runs",
  {
    id: uuid().primaryKey(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    projectId: uuid().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    purpose: text().$type<Purpose>().notNull(),
    option: text().$type<BrainstormOption>().notNull(),
    input: text().notNull(),
    otherInput: text(),
    thisBut: text(),
    /** The references of the request. */
    beside: jsonb().notNull().default([]),
    total: smallint().notNull(),
    madeBy: text().notNull(),
    state: text().$type<RunState>().notNull().default("start"),
    errorReason: text(),
    /** Unused: reservations are rows of `ai_reservations`. Dropped once no process of the version before runs. */
    reservedCents: doublePrecision().notNull().default(0),
    /** Unused: leases are in `runs`. The version before must not end runs of this one, so they never expire for it. */
    leaseUntil: moment().notNull().default(sql`'infinity'`),
    createdAt: moment().notNull().default(now),
  },
  (table) => [
    foreignKey({
      columns: [table.projectId, table.organizationId, table.channelUcid],
      foreignColumns: [videoProjects.id, videoProjects.organizationId, videoProjects.channelUcid],
    }).onDelete("cascade"),
    index("ideation_runs_of_project").on(table.projectId, table.createdAt.desc()),
    index("ideation_runs_running").on(table.leaseUntil).where(sql`${table.state} in ('start', 'partial')`),
    check("ideation_runs_purpose", oneOf(table.purpose, purposes)),
    check("ideation_runs_option", oneOf(table.option, BrainstormOption.options)),
    check("ideation_runs_state", oneOf(table.state, RunState.options)),
  ],
);

export const ideationElements = pgTable(
  "ideation_elements",
  {
    id: uuid().primaryKey(),
    runId: uuid()
      .notNull()
      .references(() => ideationRuns.id, { onDelete: "cascade" }),
    index: smallint().notNull(),
    content: text().notNull(),
    description: text(),
    seed: bigint({ mode: "number" }),
    score: doublePrecision(),
    receipts: jsonb().notNull().default([]),
  },
  (table) => [unique("ideation_elements_place").on(table.runId, table.index)],
);
