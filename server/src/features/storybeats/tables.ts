import type { Storybeat } from "@coldopen/contract/storybeats/schema";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { videoProjects } from "../projects/tables.ts";

export const projectStorybeats = pgTable(
  "project_storybeats",
  {
    projectId: uuid()
      .primaryKey()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    content: jsonb().$type<Storybeat[]>().notNull(),
    updatedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("project_storybeats_version", sql`${table.version} > 0`),
    check(
      "project_storybeats_content",
      sql`jsonb_typeof(${table.content}) = 'array' and jsonb_array_length(${table.content}) <= 60`,
    ),
  ],
);
