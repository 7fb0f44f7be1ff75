import type { SavedItemType } from "@coldopen/contract/saved-items/schema";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";

export const savedItems = pgTable(
  "saved_items",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    type: text().$type<SavedItemType>().notNull(),
    title: text(),
    concept: text(),
    thumbnail: text(),
    description: text(),
    outliersVideoId: text(),
    /** Unused: previous versions stored a copy of the video here and may still run. */
    outliersVideo: jsonb(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    // Milliseconds, so that a cursor has the full precision.
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("saved_items_one_each").on(table.organizationId, table.channelUcid, table.outliersVideoId),
    // By hash, since a concept can exceed the maximum size of an index entry.
    uniqueIndex("saved_items_one_element_each")
      .on(
        table.organizationId,
        table.channelUcid,
        table.type,
        sql`md5(coalesce(${table.title}, ${table.concept}, ${table.thumbnail}))`,
      )
      .where(sql`${table.outliersVideoId} is null`),
    index("saved_items_by_age").on(table.organizationId, table.channelUcid, table.createdAt, table.id),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check(
      "saved_items_content",
      sql`num_nonnulls(${table.title}, ${table.concept}, ${table.thumbnail}, ${table.outliersVideoId}) = 1 and
        case ${table.type} when 'title' then ${table.title} when 'concept' then ${table.concept}
          when 'thumbnail' then ${table.thumbnail} when 'outliers' then ${table.outliersVideoId} end is not null`,
    ),
  ],
);
