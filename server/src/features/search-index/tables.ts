import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** Snapshots of the catalogue for searches, each in a schema of its own. The newest published one is current. */
export const outlierEditions = pgTable(
  "outlier_editions",
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The checksum of the catalogue at the time of the build. */
    source: text().notNull(),
    layout: jsonb(),
    startedAt: moment().notNull().defaultNow(),
    publishedAt: moment(),
    retiredAt: moment(),
  },
  (table) => [
    index("outlier_editions_published").on(table.number).where(sql`${table.publishedAt} is not null`),
    uniqueIndex("outlier_editions_one_in_print").on(sql`(true)`).where(sql`${table.publishedAt} is null`),
  ],
);
