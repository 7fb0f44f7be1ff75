import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** A rule says what a flag answers: for one user, for one organization, or for everyone; whole or by percentage. */
export const flagRules = pgTable(
  "flag_rules",
  {
    id: uuid().primaryKey().defaultRandom(),
    flag: text().notNull(),
    scope: text({ enum: ["user", "organization", "everyone"] }).notNull(),
    target: text().notNull().default(""),
    variant: text().notNull(),
    percentage: integer().notNull().default(100),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("flag_rules_one_each").on(table.flag, table.scope, table.target),
    index().on(table.scope, table.target),
    check("flag_rules_percentage", sql`${table.percentage} between 0 and 100`),
  ],
);
