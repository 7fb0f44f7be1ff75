import { BrainstormOption, RunState } from "@coldopen/contract/ideation/schema";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const now = sql`clock_timestamp()`;
const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
const organization = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });
export const purposes = ["title", "concept", "thumbnail", "name"] as const;
export type Purpose = (typeof purposes)[number];

/** One generation each, kept whatever becomes of the page that asked for it. */
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
    /** What lay beside the person's words, as it was asked. */
    beside: jsonb().notNull().default([]),
    total: smallint().notNull(),
    madeBy: text().notNull(),
    state: text().$type<RunState>().notNull().default("start"),
    errorReason: text(),
    reservedCents: doublePrecision().notNull().default(0),
    /** A run whose node tells no more that it lives is over by then. */
    leaseUntil: moment().notNull(),
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

/** What a month has cost so far, and what running generations have set aside. */
export const aiBudgets = pgTable(
  "ai_budgets",
  {
    organizationId: organization(),
    month: date({ mode: "string" }).notNull(),
    spentCents: doublePrecision().notNull().default(0),
    reservedCents: doublePrecision().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.month] })],
);

/** Who used which model for what, and what it cost. Failed runs cost nothing. */
export const aiLedger = pgTable(
  "ai_ledger",
  {
    runId: uuid().primaryKey(),
    organizationId: organization(),
    userId: uuid(),
    purpose: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    outcome: text({ enum: ["complete", "stopped", "error"] }).notNull(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    images: integer().notNull().default(0),
    ms: integer().notNull().default(0),
    costCents: doublePrecision().notNull().default(0),
    createdAt: moment().notNull().default(now),
  },
  (table) => [index("ai_ledger_of_month").on(table.organizationId, table.createdAt)],
);

/** What a call of a model has set aside while it goes on; one whose node died is let go when its lease ends. */
export const aiReservations = pgTable(
  "ai_reservations",
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    userId: uuid(),
    purpose: text().notNull(),
    cents: doublePrecision().notNull(),
    month: date({ mode: "string" }).notNull(),
    leaseUntil: moment().notNull(),
  },
  (table) => [index("ai_reservations_lease").on(table.leaseUntil)],
);
