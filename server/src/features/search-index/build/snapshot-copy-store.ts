import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { catalogueChannels, catalogueVideos } from "../../catalogue/tables.ts";
import { SEPARATORS, type VideoKind, videoKinds } from "../snapshot/snapshot-schema.ts";
import { snapshotSecondsSql } from "../snapshot/snapshot-seconds.ts";
import { thumbnailCodeSql } from "../snapshot/thumbnail-code.ts";
import type { IndexTiers } from "../tiers/index-tiers.ts";

/** The words of a larger catalogue are counted in a sample of this size, and in all titles that suggestions come from. */
export const MAX_SAMPLED_ROWS = 1_000_000;
const MAX_WORD_LENGTH = 40;
const MAX_TITLE_LENGTH = 300;
const MAX_TOPICS = 3;

const dialect = new PgDialect({ casing: "snake_case" });
const nameOf = (table: typeof catalogueVideos | typeof catalogueChannels) => dialect.sqlToQuery(sql`${table}`).sql;
const videos = nameOf(catalogueVideos);
const channels = nameOf(catalogueChannels);

const VIDEO_COLUMNS = `id, video_id, channel_id, title, uploaded, duration, is_short, made_for_kids, thumb, youtube_category,
  ai_l2_category, language, views, performance_index, score, engagement, v7_average, v7, v30, v7_rank`;
const CHANNEL_COLUMNS = "id, ucid, name, handle, thumbnail, subscribers, language, top_category";
const checksumSql = (table: string, columns: string) =>
  `(select count(*), bit_xor(hash_record_extended(row(${columns}), 0)) as checksum from ${table})`;

/** Covers every copied column. Timestamps would not do: an import can add old rows late. */
export const sourceChecksumSql = (format: number): string => `
  select concat_ws(' ', ${format}, v.count, v.checksum, c.count, c.checksum) as source
  from ${checksumSql(videos, VIDEO_COLUMNS)} v, ${checksumSql(channels, CHANNEL_COLUMNS)} c`;

export const maxVideoIdSql = `select coalesce(max(id), 0) as id from ${videos}`;

const withoutSeparators = (column: string) => `translate(${column}, '${SEPARATORS.values}${SEPARATORS.videos}', '')`;

const orMissing = (column: string) => `coalesce(${column}, -1)`;
const int = (column: string) => `least(${orMissing(column)}, 2147483647)::int`;

/** Code 0 of each kind is the empty label. */
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

const joinLabels = (kind: string, column: string, schema: string) =>
  `join ${schema}.labels ${kind} on ${kind}.kind = '${kind}' and ${kind}.label = coalesce(${column}, '')`;

/** In the order of upload, so that the newest rows are on few pages. */
export const insertVideos = (schema: string, kind: VideoKind): string => `
  insert into ${schema}.${kind}
  select v.views, v.id, ${snapshotSecondsSql("v.uploaded")}, v.channel_id, ${int("c.subscribers")}, v.duration,
    ${orMissing("v.performance_index")}, ${orMissing("v.score")}, ${orMissing("v.engagement")}, ${orMissing("v.v7_average")},
    ${int("v.v7")}, ${int("v.v30")}, least(${orMissing("v.v7_rank")}, 32767)::smallint,
    category.code, ai.code, language.code, v.made_for_kids,
    v.video_id, left(${withoutSeparators("v.title")}, ${MAX_TITLE_LENGTH}), ${withoutSeparators(thumbnailCodeSql("v.thumb", "v.video_id"))}
  from ${videos} v
  join ${channels} c on c.id = v.channel_id
  ${joinLabels("category", "v.youtube_category", schema)}
  ${joinLabels("ai", "v.ai_l2_category", schema)}
  ${joinLabels("language", "v.language", schema)}
  where v.is_short = ${kind === "shorts"}
  order by v.uploaded, v.id`;

/** Only channels with videos. Their topics are their most frequent categories. */
export const insertChannels = (schema: string): string => `
  insert into ${schema}.channels
  select ${orMissing("c.subscribers")}, c.id, made.videos, made.topics, category.code, language.code,
    c.ucid, ${withoutSeparators("c.name")}, c.handle, ${withoutSeparators("c.thumbnail")}
  from (
    select channel_id, sum(n)::int as videos,
      coalesce((array_agg(ai_category order by n desc, ai_category) filter (where ai_category > 0))[1:${MAX_TOPICS}], '{}') as topics
    from (
      select channel_id, ai_category, count(*) as n
      from (${videoKinds.map((kind) => `select channel_id, ai_category from ${schema}.${kind}`).join(" union all ")}) each
      group by channel_id, ai_category) grouped
    group by channel_id) made
  join ${channels} c on c.id = made.channel_id
  ${joinLabels("category", "c.top_category", schema)}
  ${joinLabels("language", "c.language", schema)}
  order by c.id`;

/** Each word with the number of video titles, shorts titles and channel names that contain it. */
export const createWords = (schema: string, sampleRatio: number, tiers: Record<VideoKind, IndexTiers>): string[] => {
  const sample = sampleRatio < 1 ? `tablesample system (${sampleRatio * 100})` : "";
  const titles = (kind: VideoKind) => {
    const minViews = tiers[kind].views.at(-1);
    const counts = kind === "videos" ? "1, 0, 0" : "0, 1, 0";
    const sampled = `select unnest(${schema}.words(title)) as word, ${counts} from ${schema}.${kind} ${sample}`;
    return sampleRatio < 1 && minViews !== undefined
      ? `${sampled} union all select unnest(${schema}.words(title)), 0, 0, 0 from ${schema}.${kind} where views >= ${minViews}`
      : sampled;
  };
  return [
    `create table ${schema}.words as
      select word, sum(videos)::int as videos, sum(shorts)::int as shorts, sum(channels)::int as channels
      from (${videoKinds.map(titles).join(" union all ")}
        union all select unnest(${schema}.words(name)), 0, 0, 1 from ${schema}.channels) found (word, videos, shorts, channels)
      where length(word) <= ${MAX_WORD_LENGTH} and word !~ '[\\U00010000-\\U0010ffff]'
      group by word`,
    `create index words_word on ${schema}.words (word collate "C") with (fillfactor = 100)`,
  ];
};
