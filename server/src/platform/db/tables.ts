import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Facts about this studio's database itself. */
export const studioFacts = pgTable("studio_facts", { name: text().primaryKey(), value: text().notNull() });

export const demoSeeds = pgTable("demo_seeds", {
  name: text().primaryKey(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
