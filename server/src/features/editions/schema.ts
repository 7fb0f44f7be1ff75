import { drawerOf, trees } from "./drawers.ts";
import { areHot, channelRungs, type Ladder, type Ladders, ladderNames, missing, rungsOf } from "./ladder.ts";
import type { Layout } from "./layout.ts";
import { partsOf, type Split } from "./split.ts";
import { textMemory } from "./text-memory.ts";
import { readsInSql, wordsInSql } from "./words.ts";

export const kinds = ["videos", "shorts"] as const;
export type Kind = (typeof kinds)[number];
/** Numbers of videos are short until there were two thousand million of them. */
export type IdType = "int" | "bigint";

export const schemaOf = (edition: number): string => `outliers_${edition}`;

export const textOf = (schema: string, column: "title" | "name", table = ""): string =>
  `array_to_tsvector(${schema}.terms(${table}${column}))`;

/**
 * Nothing is null, -1 stands for what is missing, so that every comparison is a plain one. Fixed widths first: padding counts
 * at tens of millions of rows. What is filtered by is copied from the channel, names are codes of the edition's labels.
 */
const videoColumns = (idType: IdType) => `
  views bigint not null, id ${idType} not null, uploaded int not null, channel_id int not null, subscribers int not null, duration int not null,
  performance_index real not null, score real not null, engagement real not null, v7_average real not null,
  v7 int not null, v30 int not null, v7_rank smallint not null,
  category smallint not null, ai_category smallint not null, language smallint not null, made_for_kids boolean not null,
  video_id text collate "C" not null, title text not null, thumb text not null`;

export const createTables = (schema: string, idType: IdType): string[] => [
  `create schema ${schema}`,
  `create function ${schema}.words(title text) returns text[] language sql immutable strict parallel safe as $body$ select ${wordsInSql} $body$`,
  // Not strict, so that it is taken apart into the statement that calls it; the other one is, and stays one call.
  `create function ${schema}.reads(title text, pattern text, is_plain boolean) returns boolean language sql immutable parallel safe
    as $body$ select ${readsInSql} $body$`,
  `create table ${schema}.labels (kind text not null, code smallint not null, label text not null)`,
  `create table ${schema}.channels (
    subscribers bigint not null, id int not null, videos int not null, topics smallint[] not null, category smallint not null, language smallint not null,
    ucid text collate "C" not null, name text not null, handle text, thumbnail text)`,
  ...kinds.map((kind) => `create table ${schema}.${kind} (${videoColumns(idType)}) with (autovacuum_enabled = off)`),
];

// Nothing is ever added to an edition, so that its pages are filled to the brim.
const tree = (schema: string, table: string, columns: string, name: string, where = "") =>
  `create index ${table}_${name} on ${schema}.${table} (${columns}) with (fillfactor = 100) ${where}`;

/** The time that outliers are walked by. Not the column itself, or the tree would fit every search with a range of days. */
export const walkedTime = (table = ""): string => `(${table}uploaded + 0)`;
// Outliers by time are what everyone sees first: a walk among them reads this tree alone, however far down. What is filtered
// by is part of its key, so that the tree itself passes over what is not asked for, in half of the time.
const FILTERED_BY =
  "language, made_for_kids, category, ai_category, views, uploaded, performance_index, duration, subscribers, channel_id";

export const createChannelTrees = (schema: string): string[] => [
  `alter table ${schema}.channels add primary key (id) with (fillfactor = 100)`,
  tree(schema, "channels", "ucid", "ucid"),
  tree(schema, "channels", "subscribers", "subscribers"),
];

/** A walk in any order, and a channel's own. */
export const createTrees = (schema: string, kind: Kind): string[] => [
  ...trees.map((name) => tree(schema, kind, drawerOf(schema, kind, name, name), `by_${name}`)),
  tree(schema, kind, `${walkedTime()}, id, ${FILTERED_BY}`, "by_hot", `where ${areHot()}`),
  tree(schema, kind, "channel_id", "channel"),
];

export const createNames = (schema: string, edges: Layout["names"]): string[] =>
  channelRungs(edges).map(
    (where, at) =>
      `create index channels_text_${at} on ${schema}.channels using gin (${textOf(schema, "name")}) with (fastupdate = off) where ${where}`,
  );

/** The words of a ladder's rows, rung by rung: each the statements of one session. */
export const createTexts = (
  schema: string,
  kind: Kind,
  ladders: Ladders,
  split: Split,
  wordShare: number,
): string[][] => {
  const texts = (ladder: Ladder) =>
    [...rungsOf(ladder, ladders[ladder]), ...(ladder === "performance_index" ? [missing] : [])].flatMap((rung) =>
      partsOf(ladder, rung, split).map((where, part) => [
        textMemory(schema, kind, where, wordShare),
        `create index ${kind}_text_${rung.name}${"_other".repeat(part)} on ${schema}.${kind} using gin (${textOf(schema, "title")})
          with (fastupdate = off) where ${where}`,
      ]),
    );
  return ladderNames.flatMap(texts);
};
