import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What a person or an organization has started in the current minute, and what is in progress. One row, so one lock. */
export const usageCounters = pgTable("usage_counters", {
  subject: text().primaryKey(),
  starts: integer().notNull(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
  /** By the id of each lease, when it expires unless it is renewed, in seconds since 1970. */
  leases: jsonb().notNull(),
});
