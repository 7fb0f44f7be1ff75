import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** Compared bytewise. */
const key = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The mean index of videos with a word relative to their category. An empty category stands for all categories. */
export const powerKeywords = pgTable(
  "power_keywords",
  {
    ratio: real().notNull(),
    sample: integer().notNull(),
    categories: smallint().notNull(),
    isFunctionWord: boolean().notNull(),
    language: key().notNull(),
    category: key().notNull(),
    stem: key().notNull(),
    lemma: text().notNull(),
    topCategories: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.stem, table.category] })],
);

/** The size of the catalogue that the keywords were computed from. */
export const powerKeywordSource = pgTable(
  "power_keyword_source",
  {
    id: smallint().primaryKey(),
    videos: integer().notNull(),
    months: integer().notNull(),
    computedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("power_keyword_source_one", sql`${table.id} = 1`)],
);
