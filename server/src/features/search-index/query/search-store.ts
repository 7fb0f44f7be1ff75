import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import { COUNT_CAP } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import type { VideoKind } from "../snapshot/snapshot-schema.ts";
import { combinePatterns, isAsciiPattern } from "../text/words.ts";
import { OUTLIER_MIN_INDEX, tierSetFor } from "../tiers/index-tiers.ts";
import { partitionFor } from "../tiers/language-partition.ts";
import { isIndexOnly } from "./branches.ts";
import { activeFilters, activeFiltersOrAll, type Filters, NO_INDEX, usesPresetFiltersOnly } from "./filters.ts";
import { cursorAfter, cursorPosition, fieldOf, type SortOrder, sortOrderOf } from "./sort-order.ts";
import { countStatement, pageStatement, type QueryPlan, type Statement } from "./statement.ts";
import type { TextQuery } from "./text-query.ts";
import { linesOf, rawValueReader, videoReader } from "./video-row.ts";

/** A search with all names resolved. With `channels` it is restricted to their videos. */
export type SearchRequest = {
  kind: VideoKind;
  filters: Filters;
  text: TextQuery | undefined;
  channels: ChannelSet | undefined;
};
/** `namesakes` are the channels whose name contains the searched words. */
type ChannelSet = { ids: readonly number[]; namesakes: readonly number[]; videos: number };

const Page = z.tuple([z.object({ videos: z.string().nullable() })]);
const Counts = z.tuple([z.object({ count: z.number() })]);

/** Channels with more videos in total are found by a scan in the requested order instead of reading and sorting them all. */
const MAX_VIDEOS_TO_SORT = 50_000;

const textMatchOf = ({ patterns }: TextQuery) => (patterns.length > 0 ? "pattern" : "words");

/** The tiers by upload time are many, and most searches are for the last few weeks: the statement leaves out older tiers. */
function maxTiersFor(
  { layout }: Snapshot,
  kind: VideoKind,
  { key }: SortOrder,
  isOutliersOnly: boolean,
  { from }: Filters,
): number {
  if (key !== "uploaded") return Number.POSITIVE_INFINITY;
  return 1 + layout.tiers[kind][tierSetFor(key, isOutliersOnly)].filter((edge) => Number(edge) > from).length;
}

function planFor(
  snapshot: Snapshot,
  query: OutlierQuery,
  { kind, filters, text, channels }: SearchRequest,
  skipped: number,
): QueryPlan {
  const isOutliersOnly = filters.minIndex >= OUTLIER_MIN_INDEX;
  if (channels && channels.videos <= MAX_VIDEOS_TO_SORT)
    return {
      by: "channels",
      match: text ? textMatchOf(text) : "none",
      isOutliersOnly: false,
      filters: activeFiltersOrAll(filters),
    };
  // The plan itself restricts rows to outliers.
  const otherFilters = filters.minIndex === OUTLIER_MIN_INDEX ? { ...filters, minIndex: NO_INDEX } : filters;
  if (!text) {
    const isIndexOnlyScan = isIndexOnly({ order: sortOrderOf(query), isOutliersOnly });
    return {
      by: "scan",
      isOutliersOnly,
      filters: activeFilters(otherFilters),
      readsRowsDirectly: skipped === 0 && isIndexOnlyScan && usesPresetFiltersOnly(otherFilters),
      hasCursor: isIndexOnlyScan && query.cursor !== undefined,
    };
  }
  const by = { title: "titles", channel: "channel names", all: "titles or channel names" } as const;
  return {
    by: by[query.searchBy],
    match: isOutliersOnly && text.bigrams.length > 0 ? "bigrams" : textMatchOf(text),
    partition: partitionFor(filters.languages, snapshot.layout.mainLanguage),
    maxTiers: maxTiersFor(snapshot, kind, sortOrderOf(query), isOutliersOnly, filters),
    isOutliersOnly,
    filters: activeFiltersOrAll(otherFilters),
  };
}

export const searchStore = (db: Pick<Database, "query">) => {
  const run = async ({ name, text, parameters }: Statement, values: Readonly<Record<string, unknown>>) =>
    (await db.query({ name, text, values: parameters.map((parameter) => values[parameter]) })).rows;

  return {
    page: async (snapshot: Snapshot, query: OutlierQuery, request: SearchRequest): Promise<OutlierPage> => {
      const { page: number, itemsPerPage, cursor } = query;
      const order = sortOrderOf(query);
      const skipped = cursor === undefined ? number * itemsPerPage : 0;
      const pattern = combinePatterns(request.text?.patterns ?? []);
      const values = {
        ...request.filters,
        ...cursorPosition(cursor, order),
        words: request.text?.words,
        pattern,
        isAscii: isAsciiPattern(pattern),
        bigrams: request.text?.bigrams,
        channels: request.channels?.ids,
        namesakes: request.channels?.namesakes,
        skipped,
        rows: skipped + itemsPerPage + 1,
      };
      const plan = planFor(snapshot, query, request, skipped);
      const [{ videos }] = Page.parse(await run(pageStatement(snapshot, request.kind, order, plan), values));
      const lines = linesOf(videos);
      const pageLines = lines.slice(0, itemsPerPage);
      const hasNext = lines.length > itemsPerPage;
      const lastValue = hasNext ? rawValueReader(pageLines.at(-1) ?? "") : undefined;
      return {
        results: pageLines.map(videoReader(snapshot.layout, request.kind)),
        page: number,
        itemsPerPage,
        hasNext,
        nextCursor: lastValue
          ? cursorAfter(order, { key: Number(lastValue(fieldOf(order))), id: lastValue("id") })
          : null,
        count: query.includeCount
          ? Counts.parse(
              await run(countStatement(snapshot, request.kind, order, plan), {
                ...values,
                ...cursorPosition(undefined, order),
                rows: COUNT_CAP,
              }),
            )[0].count
          : null,
      };
    },
  };
};
