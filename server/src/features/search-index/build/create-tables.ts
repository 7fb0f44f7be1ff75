import { uploadedKeySql, type VideoKind, videoKinds } from "../snapshot/snapshot-schema.ts";
import { matchesSql, wordsSql } from "../text/words.ts";
import { bucketOf, sortKeys } from "../tiers/buckets.ts";
import { isOutlierSql } from "../tiers/index-tiers.ts";

/** Video ids fit into four bytes up to two thousand million videos. */
export type IdType = "int" | "bigint";

/**
 * No column is nullable: -1 stands for a missing value, so that every comparison is a plain one. Fixed widths come first to avoid
 * padding. Filter columns are copied from the channel; names are codes of the table `labels`.
 */
const videoColumns = (idType: IdType) => `
  views bigint not null, id ${idType} not null, uploaded int not null, channel_id int not null, subscribers int not null, duration int not null,
  performance_index real not null, score real not null, engagement real not null, v7_average real not null,
  v7 int not null, v30 int not null, v7_rank smallint not null,
  category smallint not null, ai_category smallint not null, language smallint not null, made_for_kids boolean not null,
  video_id text collate "C" not null, title text not null, thumb text not null`;

export const createTables = (schema: string, idType: IdType): string[] => [
  `create schema ${schema}`,
  `create function ${schema}.words(title text) returns text[] language sql immutable strict parallel safe as $body$ select ${wordsSql} $body$`,
  // Not strict, so that PostgreSQL can inline it into the calling statement.
  `create function ${schema}.reads(title text, pattern text, is_plain boolean) returns boolean language sql immutable parallel safe
    as $body$ select ${matchesSql} $body$`,
  `create table ${schema}.labels (kind text not null, code smallint not null, label text not null)`,
  `create table ${schema}.channels (
    subscribers bigint not null, id int not null, videos int not null, topics smallint[] not null, category smallint not null, language smallint not null,
    ucid text collate "C" not null, name text not null, handle text, thumbnail text)`,
  ...videoKinds.map(
    (kind) => `create table ${schema}.${kind} (${videoColumns(idType)}) with (autovacuum_enabled = off)`,
  ),
];

// A snapshot never changes, so its pages need no free space.
const createBtree = (schema: string, table: string, columns: string, name: string, where = "") =>
  `create index ${table}_${name} on ${schema}.${table} (${columns}) with (fillfactor = 100) ${where}`;

// Outliers by upload time are the default list. With the filters in its key this index is scanned without visiting the table, and
// it skips rows that do not match in half of the time that included columns take.
const FILTER_COLUMNS =
  "language, made_for_kids, category, ai_category, views, uploaded, performance_index, duration, subscribers, channel_id";

export const createChannelIndexes = (schema: string): string[] => [
  `alter table ${schema}.channels add primary key (id) with (fillfactor = 100)`,
  createBtree(schema, "channels", "ucid", "ucid"),
  createBtree(schema, "channels", "subscribers", "subscribers"),
];

export const createVideoIndexes = (schema: string, kind: VideoKind): string[] => [
  ...sortKeys.map((key) => createBtree(schema, kind, bucketOf(schema, kind, key, key), `by_${key}`)),
  createBtree(schema, kind, `${uploadedKeySql()}, id, ${FILTER_COLUMNS}`, "by_hot", `where ${isOutlierSql()}`),
  createBtree(schema, kind, "channel_id", "channel"),
];
