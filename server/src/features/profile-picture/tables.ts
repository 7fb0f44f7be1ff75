import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

/** What a person shows of themselves; the bytes are a file. */
export const profilePictures = pgTable(
  "profile_pictures",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("profile_pictures_hash", sql`${table.hash} ~ '^[0-9a-f]{64}$'`)],
);
