import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Mails of a studio that has no post of its own. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    link: text(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.sentAt)],
);
