import type { SuggestedChannel, SuggestedTitle } from "@coldopen/contract/outliers/schema";
import { SUGGESTIONS_MIXED, SUGGESTIONS_PAGE_SIZE } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import { textVectorSql, type VideoKind } from "../snapshot/snapshot-schema.ts";
import { combinePatterns, isAsciiPattern } from "../text/words.ts";
import { channelTierConditions, missingIndexTier, remainderOf, tierCondition, tiersOf } from "../tiers/index-tiers.ts";
import { partitionConditions, partitioningOf } from "../tiers/language-partition.ts";

export type SuggestionWindow<T> = { count: number; items: T[] };
/** A tsquery, and patterns that the texts have to match besides. */
export type TextLookup = { words: string; patterns: readonly string[] };

/** The first two pages are sorted together. */
export const TITLE_WINDOW = SUGGESTIONS_MIXED + SUGGESTIONS_PAGE_SIZE;
const MAX_COUNT = 200;
/** With as many matches among the most viewed titles no others are searched. */
const ENOUGH_POPULAR = 2 * SUGGESTIONS_MIXED;
const MAX_RARE_ROWS = 50;

const Titles = z.array(z.object({ videoId: z.string(), title: z.string(), language: z.number(), count: z.number() }));
const Channels = z.array(
  z.object({
    ucid: z.string(),
    name: z.string(),
    thumbnail: z.string().nullable(),
    subscribers: z.number().nullable(),
    count: z.number(),
  }),
);

const matchesPattern = (schema: string, column: string) =>
  `($4::text is null or ${schema}.reads(${column}, $4, $5::boolean))`;

/** Searches the tiers by views, and all rows only if the tiers have few matches. */
function titlesStatement({ schema, layout }: Snapshot, kind: VideoKind): string {
  const tiers = layout.tiers[kind];
  const matching = (where: string) =>
    `select id, ctid as place, views from ${schema}.${kind} where ${textVectorSql(schema, "title")} @@ $1::tsquery and ${where} and ${matchesPattern(schema, "title")}`;
  const mostViewed = (from: string) =>
    `(select * from (${from} offset 0) s order by s.views desc, s.id desc limit ${MAX_COUNT})`;
  const branches = tiersOf("views", tiers.views).map((tier) => mostViewed(matching(tierCondition("views", tier))));
  const everywhere = [...tiersOf("performance_index", tiers.performance_index), missingIndexTier]
    .flatMap((tier) => partitionConditions("performance_index", tier, partitioningOf(layout, kind)))
    .map((condition) => `(${matching(condition)} limit ${MAX_RARE_ROWS})`)
    .join(" union all ");
  const remainder = remainderOf("views", tiers.views);
  const rare = mostViewed(
    `select * from (select * from (${everywhere}) e limit ${MAX_RARE_ROWS}) e
      where ${remainder ? tierCondition("views", remainder, "e.") : "true"} and (select count(*) from popular) < ${ENOUGH_POPULAR}`,
  );
  const none = `select id, ctid as place, views from ${schema}.${kind} where false`;
  return `with popular as materialized (select * from (${branches.join(" union all ") || none}) t limit ${MAX_COUNT}),
    found as materialized (select * from popular union all ${rare})
    select v.video_id as "videoId", v.title, v.language, (select count(*)::int from found) as count
    from (select * from found order by views desc, id desc offset $2 limit $3) k
    join ${schema}.${kind} v on v.ctid = k.place order by k.views desc, k.id desc`;
}

/** Searches the tiers by subscribers. */
function channelsStatement({ schema, layout }: Snapshot): string {
  const branches = channelTierConditions(layout.channelTiers).map((condition) => {
    const matching = `select id, ctid as place, subscribers from ${schema}.channels
      where ${textVectorSql(schema, "name")} @@ $1::tsquery and ${condition} and ${matchesPattern(schema, "name")} offset 0`;
    return `(select * from (${matching}) s order by s.subscribers desc, s.id limit ${MAX_COUNT})`;
  });
  return `with found as materialized (select * from (${branches.join(" union all ")}) t limit ${MAX_COUNT})
    select c.ucid, c.name, c.thumbnail, nullif(c.subscribers, -1)::float8 as subscribers, (select count(*)::int from found) as count
    from (select * from found order by subscribers desc, id offset $2 limit $3) k
    join ${schema}.channels c on c.ctid = k.place order by k.subscribers desc, k.id`;
}

export const suggestionStore = (db: Pick<Database, "query">) => {
  const run = async (name: string, text: string, { words, patterns }: TextLookup, offset: number, limit: number) => {
    const pattern = patterns.length > 0 ? combinePatterns(patterns) : null;
    const isAscii = pattern !== null && isAsciiPattern(pattern);
    return (await db.query({ name, text, values: [words, offset, limit, pattern, isAscii] })).rows;
  };
  return {
    listTitles: async (
      snapshot: Snapshot,
      kind: VideoKind,
      lookup: TextLookup,
      offset: number,
      limit: number,
    ): Promise<SuggestionWindow<SuggestedTitle>> => {
      const name = `outliers ${snapshot.number} titles ${kind}`;
      const rows = Titles.parse(await run(name, titlesStatement(snapshot, kind), lookup, offset, limit));
      const { language: languages } = snapshot.layout.labels;
      return {
        items: rows.map(({ videoId, title, language }) => ({ videoId, title, language: languages[language] || null })),
        count: rows[0]?.count ?? 0,
      };
    },
    listChannels: async (
      snapshot: Snapshot,
      lookup: TextLookup,
      offset: number,
      limit: number,
    ): Promise<SuggestionWindow<SuggestedChannel>> => {
      const name = `outliers ${snapshot.number} channel names`;
      const items = Channels.parse(await run(name, channelsStatement(snapshot), lookup, offset, limit));
      return { items, count: items[0]?.count ?? 0 };
    },
  };
};
