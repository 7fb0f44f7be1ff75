import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import type { Ladders } from "./ladder.ts";
import { type Kind, kinds } from "./schema.ts";
import { secondsInSql } from "./seconds.ts";
import { thumbCode } from "./thumb.ts";

/** Words of more rows than this are counted in a sample of them, and in all that suggestions are made from. */
export const WORDS_FROM_ROWS = 1_000_000;
const LONGEST_WORD = 40;
const TITLE_MAX = 300;
const TOPICS = 3;

const dialect = new PgDialect({ casing: "snake_case" });
const nameOf = (table: typeof catalogueVideos | typeof catalogueChannels) => dialect.sqlToQuery(sql`${table}`).sql;
const videos = nameOf(catalogueVideos);
const channels = nameOf(catalogueChannels);

const VIDEO_SAYS = `id, video_id, channel_id, title, uploaded, duration, is_short, made_for_kids, thumb, youtube_category,
  ai_l2_category, language, views, performance_index, score, engagement, v7_average, v7, v30, v7_rank`;
const CHANNEL_SAYS = "id, ucid, name, handle, thumbnail, subscribers, language, top_category";
const sealOf = (table: string, columns: string) =>
  `(select count(*), bit_xor(hash_record_extended(row(${columns}), 0)) as seal from ${table})`;

/** What the catalogue says, in short: every column that is printed. Times would not do, since what is imported late may be old. */
export const sourceNow = (format: number): string => `
  select concat_ws(' ', ${format}, v.count, v.seal, c.count, c.seal) as source
  from ${sealOf(videos, VIDEO_SAYS)} v, ${sealOf(channels, CHANNEL_SAYS)} c`;

export const lastId = `select coalesce(max(id), 0) as id from ${videos}`;

/** Signs that tell values and videos apart on their way to a page: no text of an edition holds them. */
export const APART = { values: "\u001f", videos: "\u001e" } as const;
const bare = (column: string) => `translate(${column}, '${APART.values}${APART.videos}', '')`;

const known = (column: string) => `coalesce(${column}, -1)`;
const int = (column: string) => `least(${known(column)}, 2147483647)::int`;

/** Every name that occurs, by kind; code 0 is that of none. */
export const insertLabels = (schema: string): string => `
  insert into ${schema}.labels
  select kind, (row_number() over (partition by kind order by label) - 1)::smallint, label from (
    select 'category' as kind, youtube_category as label from ${videos}
    union select 'category', top_category from ${channels}
    union select 'ai', ai_l2_category from ${videos}
    union select 'language', language from ${videos}
    union select 'language', language from ${channels}
    union select kind, '' from unnest(array['category', 'ai', 'language']) kind) named
  where label is not null`;

const labelled = (kind: string, column: string, schema: string) =>
  `join ${schema}.labels ${kind} on ${kind}.kind = '${kind}' and ${kind}.label = coalesce(${column}, '')`;

/** In the order of upload, so that whoever reads the newest reads few pages. */
export const insertVideos = (schema: string, kind: Kind): string => `
  insert into ${schema}.${kind}
  select v.views, v.id, ${secondsInSql("v.uploaded")}, v.channel_id, ${int("c.subscribers")}, v.duration,
    ${known("v.performance_index")}, ${known("v.score")}, ${known("v.engagement")}, ${known("v.v7_average")},
    ${int("v.v7")}, ${int("v.v30")}, least(${known("v.v7_rank")}, 32767)::smallint,
    category.code, ai.code, language.code, v.made_for_kids,
    v.video_id, left(${bare("v.title")}, ${TITLE_MAX}), ${bare(thumbCode("v.thumb", "v.video_id"))}
  from ${videos} v
  join ${channels} c on c.id = v.channel_id
  ${labelled("category", "v.youtube_category", schema)}
  ${labelled("ai", "v.ai_l2_category", schema)}
  ${labelled("language", "v.language", schema)}
  where v.is_short = ${kind === "shorts"}
  order by v.uploaded, v.id`;

/** Only channels with videos; their topics are what they make most. */
export const insertChannels = (schema: string): string => `
  insert into ${schema}.channels
  select ${known("c.subscribers")}, c.id, made.videos, made.topics, category.code, language.code,
    c.ucid, ${bare("c.name")}, c.handle, ${bare("c.thumbnail")}
  from (
    select channel_id, sum(n)::int as videos,
      coalesce((array_agg(ai_category order by n desc, ai_category) filter (where ai_category > 0))[1:${TOPICS}], '{}') as topics
    from (
      select channel_id, ai_category, count(*) as n
      from (${kinds.map((kind) => `select channel_id, ai_category from ${schema}.${kind}`).join(" union all ")}) each
      group by channel_id, ai_category) grouped
    group by channel_id) made
  join ${channels} c on c.id = made.channel_id
  ${labelled("category", "c.top_category", schema)}
  ${labelled("language", "c.language", schema)}
  order by c.id`;

/** Words and in how many titles of each kind and names of channels they stand. */
export const insertWords = (schema: string, share: number, ladders: Record<Kind, Ladders>): string[] => {
  const sample = share < 1 ? `tablesample system (${share * 100})` : "";
  const titles = (kind: Kind) => {
    const hot = ladders[kind].views.at(-1);
    const place = kind === "videos" ? "1, 0, 0" : "0, 1, 0";
    const sampled = `select unnest(${schema}.words(title)) as word, ${place} from ${schema}.${kind} ${sample}`;
    return share < 1 && hot !== undefined
      ? `${sampled} union all select unnest(${schema}.words(title)), 0, 0, 0 from ${schema}.${kind} where views >= ${hot}`
      : sampled;
  };
  return [
    `create table ${schema}.words as
      select word, sum(videos)::int as videos, sum(shorts)::int as shorts, sum(channels)::int as channels
      from (${kinds.map(titles).join(" union all ")}
        union all select unnest(${schema}.words(name)), 0, 0, 1 from ${schema}.channels) found (word, videos, shorts, channels)
      where length(word) <= ${LONGEST_WORD} and word !~ '[\\U00010000-\\U0010ffff]'
      group by word`,
    `create index words_word on ${schema}.words (word collate "C") with (fillfactor = 100)`,
  ];
};
