import { sql } from "drizzle-orm";
import { check, date, integer, pgTable } from "drizzle-orm/pg-core";

/** Units of the platform's quota that were asked for, a day of the platform's each. */
export const platformQuota = pgTable(
  "platform_quota",
  { day: date({ mode: "string" }).primaryKey(), used: integer().notNull() },
  (table) => [check("platform_quota_used", sql`${table.used} >= 0`)],
);
