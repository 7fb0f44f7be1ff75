import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";

export const projectComments = pgTable(
  "project_comments",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    authorId: uuid().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** The people mentioned. Names are read with the comment, since they may change. */
    mentions: uuid().array().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().default(sql`clock_timestamp()`),
    editedAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    index("project_comments_by_project").on(table.projectId, table.createdAt),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);
