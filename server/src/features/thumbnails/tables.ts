import type { ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import type { RegionalPrompt, TextLayer } from "@coldopen/contract/thumbnails/schema";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";
import { pictures } from "../pictures/tables.ts";

/** The versions of edited thumbnails. The id is that of the rendered picture. */
export const thumbnailVersions = pgTable(
  "thumbnail_versions",
  {
    id: uuid()
      .primaryKey()
      .references(() => pictures.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    channelUcid: text().notNull(),
    parentId: uuid().references((): AnyPgColumn => thumbnailVersions.id, { onDelete: "set null" }),
    /** The base image of 1280 by 720, without text layers. */
    plateId: uuid()
      .notNull()
      .references(() => pictures.id, { onDelete: "cascade" }),
    prompt: text().notNull(),
    seed: bigint({ mode: "number" }).notNull(),
    style: text().$type<ThumbnailStyle>().notNull(),
    regions: jsonb().$type<RegionalPrompt[]>().notNull().default([]),
    layers: jsonb().$type<TextLayer[]>().notNull().default([]),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("thumbnail_versions_of_channel").on(table.organizationId, table.channelUcid),
    index("thumbnail_versions_of_parent").on(table.parentId),
    index("thumbnail_versions_of_plate").on(table.plateId),
    check("thumbnail_versions_own_parent", sql`${table.parentId} <> ${table.id}`),
    check("thumbnail_versions_style", sql`${table.style} in ('conceptArt', 'realistic', 'sketch')`),
  ],
);
