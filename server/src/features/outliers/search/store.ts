import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import { COUNT_CAP } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { Edition, Kind } from "../../editions/index.ts";
import { allOf, HOT_INDEX, isPlainPattern, ladderFor, sideOf } from "../../editions/index.ts";
import { isNarrow } from "./branches.ts";
import { areUsual, type Filters, filtersIn, manyFiltersIn, NO_INDEX } from "./filters.ts";
import { cursorAfter, fieldOf, type Order, orderOf, positionOf } from "./order.ts";
import { countStatement, pageStatement, type Statement, type Way } from "./statement.ts";
import type { Text } from "./text.ts";
import { linesOf, rawValueReader, videoReader } from "./video-text.ts";

/** What is looked for, with all names resolved: `channels` are those that alone may answer. */
export type Asked = { kind: Kind; filters: Filters; text: Text | undefined; channels: ChannelSet | undefined };
/** `namesakes` are those of them whose name holds the words. */
type ChannelSet = { ids: readonly number[]; namesakes: readonly number[]; videos: number };

const Page = z.tuple([z.object({ videos: z.string().nullable() })]);
const Counts = z.tuple([z.object({ count: z.number() })]);

/** The videos of more channels than this are found in the order asked for, not all read and sorted. */
const VIDEOS_TO_SORT = 50_000;

const wordsOrRead = ({ patterns }: Text) => (patterns.length > 0 ? "read" : "words");

/** A ladder by time has many rungs, and most searches are about the last few weeks: a rung that is not written costs nothing. */
function depthFor({ layout }: Edition, kind: Kind, { key }: Order, isHot: boolean, { from }: Filters): number {
  if (key !== "uploaded") return Number.POSITIVE_INFINITY;
  return 1 + layout.ladders[kind][ladderFor(key, isHot)].filter((edge) => Number(edge) > from).length;
}

function wayFor(edition: Edition, query: OutlierQuery, { kind, filters, text, channels }: Asked, skipped: number): Way {
  const isHot = filters.minIndex >= HOT_INDEX;
  if (channels && channels.videos <= VIDEOS_TO_SORT)
    return {
      by: "channels",
      binding: text ? wordsOrRead(text) : "none",
      isHot: false,
      filters: manyFiltersIn(filters),
    };
  // That they are outliers is said by the way itself.
  const said = filters.minIndex === HOT_INDEX ? { ...filters, minIndex: NO_INDEX } : filters;
  if (!text) {
    const isNarrowWalk = isNarrow({ order: orderOf(query), isHot });
    const isNear = skipped === 0 && isNarrowWalk && areUsual(said);
    return {
      by: "walking",
      isHot,
      filters: filtersIn(said),
      isNear,
      goesOn: isNarrowWalk && query.cursor !== undefined,
    };
  }
  const by = { title: "words", channel: "names", all: "either" } as const;
  const binding = isHot && text.pairs.length > 0 ? "pairs" : wordsOrRead(text);
  const side = sideOf(filters.languages, edition.layout.mainLanguage);
  const depth = depthFor(edition, kind, orderOf(query), isHot, filters);
  return { by: by[query.searchBy], binding, side, depth, isHot, filters: manyFiltersIn(said) };
}

export const searchStore = (db: Pick<Database, "query">) => {
  const ask = async (statement: Statement, values: Readonly<Record<string, unknown>>) =>
    (
      await db.query({
        name: statement.name,
        text: statement.text,
        values: statement.parameters.map((name) => values[name]),
      })
    ).rows;

  return {
    page: async (edition: Edition, query: OutlierQuery, asked: Asked): Promise<OutlierPage> => {
      const { page: number, itemsPerPage, cursor } = query;
      const order = orderOf(query);
      const skipped = cursor === undefined ? number * itemsPerPage : 0;
      const pattern = allOf(asked.text?.patterns ?? []);
      const values = {
        ...asked.filters,
        ...positionOf(cursor, order),
        words: asked.text?.words,
        pattern,
        isPlain: isPlainPattern(pattern),
        pairs: asked.text?.pairs,
        channels: asked.channels?.ids,
        namesakes: asked.channels?.namesakes,
        skipped,
        rows: skipped + itemsPerPage + 1,
      };
      const way = wayFor(edition, query, asked, skipped);
      const [{ videos }] = Page.parse(await ask(pageStatement(edition, asked.kind, order, way), values));
      const lines = linesOf(videos);
      const shown = lines.slice(0, itemsPerPage);
      const hasNext = lines.length > itemsPerPage;
      const lastValue = hasNext ? rawValueReader(shown.at(-1) ?? "") : undefined;
      return {
        results: shown.map(videoReader(edition.layout, asked.kind)),
        page: number,
        itemsPerPage,
        hasNext,
        nextCursor: lastValue
          ? cursorAfter(order, { key: Number(lastValue(fieldOf(order))), id: lastValue("id") })
          : null,
        count: query.includeCount
          ? Counts.parse(
              await ask(countStatement(edition, asked.kind, order, way), {
                ...values,
                ...positionOf(undefined, order),
                rows: COUNT_CAP,
              }),
            )[0].count
          : null,
      };
    },
  };
};
