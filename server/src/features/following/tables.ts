import { sql } from "drizzle-orm";
import { check, foreignKey, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";

/** No foreign key to the catalogue, which can delete a channel and import it again. */
export const favoriteChannels = pgTable(
  "favorite_channels",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    favoriteUcid: text().notNull(),
    /** The name at the time of following. */
    name: text().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("favorite_channels_one_each").on(table.organizationId, table.channelUcid, table.favoriteUcid),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check("favorite_channels_ucid", sql`${table.favoriteUcid} ~ '^UC[A-Za-z0-9_-]{22}$'`),
  ],
);
