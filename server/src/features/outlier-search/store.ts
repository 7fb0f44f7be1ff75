import type { SuggestedChannel } from "@coldopen/contract/outliers/schema";
import { SUGGESTIONS_MIXED, SUGGESTIONS_PAGE_SIZE } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import type { Edition } from "../editions/index.ts";
import {
  allOf,
  channelRungs,
  inRung,
  isPlainPattern,
  type Kind,
  missing,
  partsOf,
  restOf,
  rungsOf,
  splitOf,
  textOf,
} from "../editions/index.ts";

export type Found<T> = { count: number; window: T[] };
export type TitleRow = { videoId: string; title: string };
/** What is looked for: words, and how a text that holds them must read. */
export type Sought = { words: string; patterns: readonly string[] };

/** The first page and the one after it are put in order together. */
export const WINDOW = SUGGESTIONS_MIXED + SUGGESTIONS_PAGE_SIZE;
const COUNTED = 200;
/** Whoever sees as many of the most viewed titles goes on typing. */
const FAMOUS_ENOUGH = 2 * SUGGESTIONS_MIXED;
/** Below them only this many are looked at. */
const RARE_ROWS = 50;

const Titles = z.array(z.object({ videoId: z.string(), title: z.string(), count: z.number() }));
const Channels = z.array(
  z.object({
    ucid: z.string(),
    name: z.string(),
    thumbnail: z.string().nullable(),
    subscribers: z.number().nullable(),
    count: z.number(),
  }),
);

const readsSo = (schema: string, column: string) => `($4::text is null or ${schema}.reads(${column}, $4, $5::boolean))`;

/** The most viewed titles first, rung by rung; where they are few, what is rare is looked for everywhere. */
function titlesText({ schema, layout }: Edition, kind: Kind): string {
  const ladders = layout.ladders[kind];
  const matching = (where: string) =>
    `select id, ctid as place, views from ${schema}.${kind} where ${textOf(schema, "title")} @@ $1::tsquery and ${where} and ${readsSo(schema, "title")}`;
  const first = (from: string) =>
    `(select * from (${from} offset 0) s order by s.views desc, s.id desc limit ${COUNTED})`;
  const rungs = rungsOf("views", ladders.views).map((rung) => first(matching(inRung("views", rung))));
  const everywhere = [...rungsOf("performance_index", ladders.performance_index), missing]
    .flatMap((rung) => partsOf("performance_index", rung, splitOf(layout, kind)))
    .map((part) => `(${matching(part)} limit ${RARE_ROWS})`)
    .join(" union all ");
  const rest = restOf("views", ladders.views);
  const below = first(
    `select * from (select * from (${everywhere}) e limit ${RARE_ROWS}) e
      where ${rest ? inRung("views", rest, "e.") : "true"} and (select count(*) from famous) < ${FAMOUS_ENOUGH}`,
  );
  const none = `select id, ctid as place, views from ${schema}.${kind} where false`;
  return `with famous as materialized (select * from (${rungs.join(" union all ") || none}) t limit ${COUNTED}),
    found as materialized (select * from famous union all ${below})
    select v.video_id as "videoId", v.title, (select count(*)::int from found) as count
    from (select * from found order by views desc, id desc offset $2 limit $3) k
    join ${schema}.${kind} v on v.ctid = k.place order by k.views desc, k.id desc`;
}

/** Those with most subscribers first, rung by rung. */
function channelsText({ schema, layout }: Edition): string {
  const rungs = channelRungs(layout.names).map((rung) => {
    const named = `select id, ctid as place, subscribers from ${schema}.channels
      where ${textOf(schema, "name")} @@ $1::tsquery and ${rung} and ${readsSo(schema, "name")} offset 0`;
    return `(select * from (${named}) s order by s.subscribers desc, s.id limit ${COUNTED})`;
  });
  return `with found as materialized (select * from (${rungs.join(" union all ")}) t limit ${COUNTED})
    select c.ucid, c.name, c.thumbnail, nullif(c.subscribers, -1)::float8 as subscribers, (select count(*)::int from found) as count
    from (select * from found order by subscribers desc, id offset $2 limit $3) k
    join ${schema}.channels c on c.ctid = k.place order by k.subscribers desc, k.id`;
}

export const suggestStore = (db: Pick<Database, "query">) => {
  const ask = async (name: string, text: string, { words, patterns }: Sought, skipped: number, rows: number) => {
    const pattern = patterns.length > 0 ? allOf(patterns) : null;
    const isPlain = pattern !== null && isPlainPattern(pattern);
    return (await db.query({ name, text, values: [words, skipped, rows, pattern, isPlain] })).rows;
  };
  return {
    titles: async (
      edition: Edition,
      kind: Kind,
      sought: Sought,
      skipped: number,
      rows: number,
    ): Promise<Found<TitleRow>> => {
      const name = `outliers ${edition.number} titles ${kind}`;
      const window = Titles.parse(await ask(name, titlesText(edition, kind), sought, skipped, rows));
      return { window, count: window[0]?.count ?? 0 };
    },
    channels: async (
      edition: Edition,
      sought: Sought,
      skipped: number,
      rows: number,
    ): Promise<Found<SuggestedChannel>> => {
      const name = `outliers ${edition.number} channel names`;
      const window = Channels.parse(await ask(name, channelsText(edition), sought, skipped, rows));
      return { window, count: window[0]?.count ?? 0 };
    },
  };
};
