import { sql } from "drizzle-orm";
import { check, date, integer, pgTable } from "drizzle-orm/pg-core";

/** Quota units used per day of the platform's time zone. */
export const platformQuota = pgTable(
  "platform_quota",
  { day: date({ mode: "string" }).primaryKey(), used: integer().notNull() },
  (table) => [check("platform_quota_used", sql`${table.used} >= 0`)],
);
