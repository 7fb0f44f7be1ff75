import { sql } from "drizzle-orm";
import { date, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const organization = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** What an organization has spent in a month, and what calls in progress have reserved. */
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

/** One row for each finished call of a model. A failed call costs nothing. */
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
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("ai_ledger_of_month").on(table.organizationId, table.createdAt)],
);

/** The budget that a call in progress has reserved. The lease limits how long a crashed process keeps it. */
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
