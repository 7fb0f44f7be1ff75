import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });
const count = () => bigint({ mode: "number" });
/** Identifiers are compared bytewise. */
const key = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const source = () => text({ enum: ["demo", "import", "platform"] }).notNull();

// Fixed-width columns come first, which avoids padding at tens of millions of rows.
export const catalogueChannels = pgTable(
  "catalogue_channels",
  {
    subscribers: count(),
    firstSeenAt: moment().notNull().defaultNow(),
    refreshedAt: moment().notNull().defaultNow(),
    /** Set when the channel or a video of it changed; cleared after its indexes are computed. */
    touchedAt: moment(),
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ucid: key().notNull().unique(),
    name: text().notNull(),
    handle: text(),
    thumbnail: text(),
    language: key(),
    topCategory: text(),
    source: source(),
    etag: text(),
  },
  (table) => [
    index("catalogue_channels_touched").on(table.touchedAt).where(sql`${table.touchedAt} is not null`),
    check("catalogue_channels_ucid", sql`${table.ucid} ~ '^UC[A-Za-z0-9_-]{22}$'`),
    check("catalogue_channels_subscribers", sql`${table.subscribers} >= 0`),
    check("catalogue_channels_source", sql`${table.source} in ('demo', 'import', 'platform')`),
  ],
);

export const catalogueVideos = pgTable(
  "catalogue_videos",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    uploaded: moment().notNull(),
    /** As of the latest snapshot, like likes and comments. */
    views: count().notNull().default(0),
    likes: count(),
    comments: count(),
    /** Views of the first 7 and 30 days; null if the snapshots do not allow an estimate. */
    v7: count(),
    v30: count(),
    refreshedAt: moment().notNull().defaultNow(),
    computedAt: moment(),
    channelId: integer()
      .notNull()
      .references(() => catalogueChannels.id, { onDelete: "cascade" }),
    duration: integer().notNull(),
    v7Rank: integer(),
    baselineCount: integer().notNull().default(0),
    engagement: real(),
    v7Average: real(),
    performanceIndex: real(),
    score: real(),
    isShort: boolean().notNull(),
    madeForKids: boolean().notNull().default(false),
    videoId: key().notNull().unique(),
    title: text().notNull(),
    language: key(),
    youtubeCategory: text(),
    aiL2Category: text("ai_l2_category"),
    thumb: text().notNull(),
    source: source(),
  },
  (table) => [
    index("catalogue_videos_of_channel").on(table.channelId, table.isShort, table.uploaded),
    check("catalogue_videos_video_id", sql`${table.videoId} ~ '^[A-Za-z0-9_-]{11}$'`),
    check("catalogue_videos_counts", sql`least(${table.views}, ${table.likes}, ${table.comments}) >= 0`),
    check("catalogue_videos_duration", sql`${table.duration} >= 0`),
    check("catalogue_videos_source", sql`${table.source} in ('demo', 'import', 'platform')`),
  ],
);

export const catalogueSnapshots = pgTable(
  "catalogue_snapshots",
  {
    videoId: bigint({ mode: "number" })
      .notNull()
      .references(() => catalogueVideos.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    views: count().notNull(),
    likes: count(),
    comments: count(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.at] }),
    check("catalogue_snapshots_counts", sql`least(${table.views}, ${table.likes}, ${table.comments}) >= 0`),
  ],
);

export const catalogueTitleChanges = pgTable(
  "catalogue_title_changes",
  {
    videoId: bigint({ mode: "number" })
      .notNull()
      .references(() => catalogueVideos.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.at] })],
);

export const catalogueThumbnailChanges = pgTable(
  "catalogue_thumbnail_changes",
  {
    videoId: bigint({ mode: "number" })
      .notNull()
      .references(() => catalogueVideos.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    /** The address from this time on. */
    thumb: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.at] })],
);

/** The progress of each file, identified by its content, so that an interrupted import can be resumed. */
export const catalogueImports = pgTable("catalogue_imports", {
  hash: key().primaryKey(),
  name: text().notNull(),
  lines: count().notNull().default(0),
  bytes: count().notNull().default(0),
  skipped: count().notNull().default(0),
  startedAt: moment().notNull().defaultNow(),
  finishedAt: moment(),
});

/** Generated thumbnails by the hash of their input. */
export const catalogueThumbnails = pgTable(
  "catalogue_thumbnails",
  {
    drawnAt: moment().notNull().defaultNow(),
    hash: key().primaryKey(),
    bytes: bytes().notNull(),
  },
  (table) => [index("catalogue_thumbnails_by_age").on(table.drawnAt)],
);
