import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** Copies of the catalogue made for searching, each in a schema of its own; the newest published one is searched. */
export const outlierEditions = pgTable(
  "outlier_editions",
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the catalogue was when this was made; the same again needs no new edition. */
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
