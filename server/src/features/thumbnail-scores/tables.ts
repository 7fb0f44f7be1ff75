import type { ThumbnailCheck } from "@coldopen/contract/thumbnail-scores/schema";
import { sql } from "drizzle-orm";
import { check, doublePrecision, index, jsonb, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";

/** Every score, to compare it with the performance of the video later. */
export const thumbnailScores = pgTable(
  "thumbnail_scores",
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    channelUcid: text().notNull(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The URL of the picture; the hash of its bytes follows. */
    picture: text().notNull(),
    pictureHash: text().notNull(),
    title: text().notNull(),
    score: doublePrecision().notNull(),
    checks: jsonb().$type<ThumbnailCheck[]>().notNull(),
    /** Version of the checks and weights. */
    version: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("thumbnail_scores_of_channel").on(table.organizationId, table.channelUcid, table.createdAt.desc()),
    index("thumbnail_scores_of_picture").on(table.pictureHash),
    check("thumbnail_scores_range", sql`${table.score} between 0 and 10`),
  ],
);
