import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";

const moment = () => timestamp({ withTimezone: true });

export const chatMemories = pgTable(
  "chat_memories",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    /** The person whose memory it is; null for a global memory of the channel. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    text: text().notNull(),
    isEnabled: boolean().notNull().default(true),
    origin: text({ enum: ["chat", "typed"] }).notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
    lastUsedAt: moment(),
    /** A deleted row has no text; it stays for a while, so that an undo restores who made it and when. */
    deletedAt: moment(),
  },
  (table) => [
    unique("chat_memories_one_each")
      .on(table.organizationId, table.channelUcid, table.userId, table.key)
      .nullsNotDistinct(),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("chat_memories_origin", sql`${table.origin} in ('chat', 'typed')`),
    check("chat_memories_deleted", sql`(${table.deletedAt} is null) = (${table.text} <> '')`),
  ],
);
