import type { SuggestQuery } from "@coldopen/contract/outliers/query";
import { SUGGESTIONS_MIXED, SUGGESTIONS_PAGE_SIZE } from "@coldopen/contract/outliers/schema";
import type { Database } from "../../../platform/db/database.ts";
import { groupsToTextQuery, toTsquery } from "../query/text-query.ts";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import { phrasePattern } from "../text/words.ts";
import { sortByCloseness } from "./closeness.ts";
import { memoizeIterator } from "./memoize-iterator.ts";
import { parseTyped, type QueryVariant, queryVariants } from "./query-variants.ts";
import { type SuggestionWindow, suggestionStore, type TextLookup, TITLE_WINDOW } from "./suggestion-store.ts";

type RunLookup<T> = (lookup: TextLookup, offset: number, limit: number) => Promise<SuggestionWindow<T>>;
const CHANNEL_WINDOW = 50;

type ToLookup = (groups: QueryVariant["groups"]) => TextLookup;
const lookupByWords: ToLookup = (groups) => ({ words: toTsquery(groups), patterns: [] });

/** Returns undefined if more groups are empty than may be missing. */
function lookupFor(
  groups: QueryVariant["groups"],
  canMissOneWord: boolean,
  toLookup: ToLookup,
): TextLookup | undefined {
  const filled = groups.filter((group) => group.length > 0);
  if (filled.length < groups.length)
    return canMissOneWord && filled.length === groups.length - 1 ? toLookup(filled) : undefined;
  if (!canMissOneWord) return toLookup(groups);
  const words = groups
    .map((_, missing) => `(${toTsquery(groups.filter((__, index) => index !== missing))})`)
    .join(" | ");
  return { words, patterns: [] };
}

function* lookupsFor(
  variants: Iterable<QueryVariant>,
  phrase: string | undefined,
  toLookup: ToLookup = lookupByWords,
  isIndexed: (word: string) => boolean = () => true,
): Generator<TextLookup> {
  for (const { groups, canMissOneWord } of variants) {
    const indexed = groups.map((group) => group.filter(isIndexed));
    const lookup = lookupFor(indexed, canMissOneWord, toLookup);
    if (lookup) yield phrase === undefined ? lookup : { ...lookup, patterns: [...lookup.patterns, phrase] };
    // A phrase has to match as typed, so only the first variant applies.
    if (phrase !== undefined) return;
  }
}
const pageCount = (count: number) =>
  count === 0 ? 0 : 1 + Math.ceil(Math.max(0, count - SUGGESTIONS_MIXED) / SUGGESTIONS_PAGE_SIZE);

/** Runs the lookups, the strictest first, until one has results. */
async function findFirst<T>(
  lookups: Iterable<TextLookup>,
  runLookup: RunLookup<T>,
  limit: number,
  keyOf: (item: T) => string,
) {
  const items = new Map<string, T>();
  let count = 0;
  let best: TextLookup | undefined;
  for (const lookup of lookups) {
    const window = await runLookup(lookup, 0, limit);
    for (const item of window.items) if (!items.has(keyOf(item))) items.set(keyOf(item), item);
    if (window.count > count || best === undefined) best = lookup;
    count = Math.max(count, window.count, Math.min(items.size, limit));
    if (items.size > 0) break;
  }
  return { items: [...items.values()], count, lookup: best };
}

export function createSuggest(db: Pick<Database, "query">) {
  const store = suggestionStore(db);

  async function loadPage<T>(
    page: number,
    lookups: Iterable<TextLookup>,
    runLookup: RunLookup<T>,
    limit: number,
    sort: (items: T[]) => T[],
    keyOf: (item: T) => string,
  ) {
    const { items, count, lookup } = await findFirst(lookups, runLookup, limit, keyOf);
    const sorted = sort(items);
    const from = page === 0 ? 0 : SUGGESTIONS_MIXED + (page - 1) * SUGGESTIONS_PAGE_SIZE;
    const to = SUGGESTIONS_MIXED + page * SUGGESTIONS_PAGE_SIZE;
    const results =
      to <= limit || !lookup ? sorted.slice(from, to) : (await runLookup(lookup, from, SUGGESTIONS_PAGE_SIZE)).items;
    return { results, currentPage: page, numPages: pageCount(count), count };
  }

  return async (snapshot: Snapshot, { lookaheadTerm, isShorts, page, phraseSearch, fuzzy = false }: SuggestQuery) => {
    const typed = parseTyped(lookaheadTerm);
    const kind = isShorts ? "shorts" : "videos";
    const phrase = phraseSearch ? phrasePattern(typed.words, typed.isIncomplete) : undefined;
    const { vocabulary } = snapshot;
    const variants = memoizeIterator(queryVariants(typed, vocabulary, fuzzy));
    const [videoTitle, channelName] = await Promise.all([
      loadPage(
        page,
        lookupsFor(variants, phrase, (groups) => groupsToTextQuery(groups, kind, snapshot)),
        (lookup, offset, limit) => store.listTitles(snapshot, kind, lookup, offset, limit),
        TITLE_WINDOW,
        (items) => sortByCloseness(typed, items, ({ title }) => title, 1),
        ({ videoId }) => videoId,
      ),
      loadPage(
        page,
        lookupsFor(variants, phrase, lookupByWords, vocabulary.isInChannelNames),
        (lookup, offset, limit) => store.listChannels(snapshot, lookup, offset, limit),
        CHANNEL_WINDOW,
        (items) => sortByCloseness(typed, items, ({ name }) => name, 2),
        ({ ucid }) => ucid,
      ),
    ]);
    return {
      videoTitle,
      channelName: {
        ...channelName,
        results: channelName.results.map(({ ucid, name, thumbnail, subscribers }) => ({
          ucid,
          name,
          thumbnail,
          subscribers,
        })),
      },
    };
  };
}
