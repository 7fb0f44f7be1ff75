import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });

/** Archives of organizations. Their bytes are files of the area `archives`, in parts. */
export const organizationArchives = pgTable(
  "organization_archives",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Personal chats and memories in the archive are those of this user. */
    requestedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: ["queued", "running", "ready", "failed"] })
      .notNull()
      .default("queued"),
    done: integer().notNull().default(0),
    total: integer(),
    parts: integer().notNull().default(0),
    sizeBytes: bigint({ mode: "number" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    updatedAt: moment().notNull().default(sql`clock_timestamp()`),
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.organizationId),
    check("organization_archives_state", sql`${table.state} in ('queued', 'running', 'ready', 'failed')`),
  ],
);
