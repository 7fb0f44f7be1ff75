import type { RichDocument } from "@coldopen/contract/documents/schema";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { videoProjects } from "../projects/tables.ts";
import { users } from "../session/tables.ts";

export const projectNotes = pgTable(
  "project_notes",
  {
    projectId: uuid()
      .primaryKey()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    content: jsonb().$type<RichDocument>().notNull(),
    /** The plain text, for lists and searches. */
    text: text().notNull(),
    updatedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("project_notes_version", sql`${table.version} > 0`)],
);
