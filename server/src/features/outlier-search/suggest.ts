import type { SuggestQuery } from "@coldopen/contract/outliers/query";
import { SUGGESTIONS_MIXED, SUGGESTIONS_PAGE_SIZE } from "@coldopen/contract/outliers/schema";
import type { Database } from "../../platform/db/database.ts";
import type { Edition } from "../editions/index.ts";
import { sequenceOf } from "../editions/index.ts";
import { textOfGroups, tsquery } from "../outliers/index.ts";
import { closestFirst } from "./closeness.ts";
import { type Reading, readingsOf, type Typed, typedOf } from "./expand.ts";
import { shared } from "./shared.ts";
import { type Found, type Sought, suggestStore, WINDOW } from "./store.ts";

type Ask<T> = (sought: Sought, skipped: number, rows: number) => Promise<Found<T>>;
const CHANNELS_COMPARED = 50;

type Textual = (groups: Reading["groups"]) => Sought;
const byWords: Textual = (groups) => ({ words: tsquery(groups), patterns: [] });

/** Nothing where a word can't be found, unless it is the one that may be missing. */
function soughtFor(groups: Reading["groups"], mayMissOne: boolean, textOf: Textual): Sought | undefined {
  const found = groups.filter((group) => group.length > 0);
  if (found.length < groups.length) return mayMissOne && found.length === groups.length - 1 ? textOf(found) : undefined;
  if (!mayMissOne) return textOf(groups);
  const words = groups.map((_, missed) => `(${tsquery(groups.filter((__, at) => at !== missed))})`).join(" | ");
  return { words, patterns: [] };
}

function* soughtOf(
  readings: Iterable<Reading>,
  sequence: string | undefined,
  textOf: Textual = byWords,
  isThere: (word: string) => boolean = () => true,
): Generator<Sought> {
  for (const { groups, mayMissOne } of readings) {
    const there = groups.map((group) => group.filter(isThere));
    const sought = soughtFor(there, mayMissOne, textOf);
    if (sought) yield sequence === undefined ? sought : { ...sought, patterns: [...sought.patterns, sequence] };
    // Who looks for a sequence of words means these words.
    if (sequence !== undefined) return;
  }
}
const pagesOf = (count: number) =>
  count === 0 ? 0 : 1 + Math.ceil(Math.max(0, count - SUGGESTIONS_MIXED) / SUGGESTIONS_PAGE_SIZE);

/** Reads what was typed ever more freely until there is something to show. */
async function firstFound<T>(readings: Iterable<Sought>, ask: Ask<T>, rows: number, keyOf: (item: T) => string) {
  const known = new Map<string, T>();
  let count = 0;
  let used: Sought | undefined;
  for (const sought of readings) {
    const found = await ask(sought, 0, rows);
    for (const item of found.window) if (!known.has(keyOf(item))) known.set(keyOf(item), item);
    if (found.count > count || used === undefined) used = sought;
    count = Math.max(count, found.count, Math.min(known.size, rows));
    if (known.size > 0) break;
  }
  return { items: [...known.values()], count, used };
}

export function suggestions(db: Pick<Database, "query">) {
  const store = suggestStore(db);

  async function pageOf<T>(
    page: number,
    readings: Iterable<Sought>,
    ask: Ask<T>,
    rows: number,
    order: (items: T[]) => T[],
    keyOf: (item: T) => string,
  ) {
    const { items, count, used } = await firstFound(readings, ask, rows, keyOf);
    const ordered = order(items);
    const from = page === 0 ? 0 : SUGGESTIONS_MIXED + (page - 1) * SUGGESTIONS_PAGE_SIZE;
    const to = SUGGESTIONS_MIXED + page * SUGGESTIONS_PAGE_SIZE;
    const results =
      to <= rows || !used ? ordered.slice(from, to) : (await ask(used, from, SUGGESTIONS_PAGE_SIZE)).window;
    return { results, currentPage: page, numPages: pagesOf(count), count };
  }

  return async (edition: Edition, { lookaheadTerm, isShorts, page, phraseSearch, fuzzy = false }: SuggestQuery) => {
    const typed: Typed = typedOf(lookaheadTerm);
    const kind = isShorts ? "shorts" : "videos";
    const sequence = phraseSearch ? sequenceOf(typed.words, typed.isOpen) : undefined;
    const { vocabulary } = edition;
    const readings = shared(readingsOf(typed, vocabulary, fuzzy));
    const [videoTitle, channelName] = await Promise.all([
      pageOf(
        page,
        soughtOf(readings, sequence, (groups) => textOfGroups(groups, kind, edition)),
        (sought, skipped, rows) => store.titles(edition, kind, sought, skipped, rows),
        WINDOW,
        (items) => closestFirst(typed, items, ({ title }) => title, "equal"),
        ({ videoId }) => videoId,
      ),
      pageOf(
        page,
        soughtOf(readings, sequence, byWords, vocabulary.isInNames),
        (sought, skipped, rows) => store.channels(edition, sought, skipped, rows),
        CHANNELS_COMPARED,
        (items) => closestFirst(typed, items, ({ name }) => name, "near"),
        ({ ucid }) => ucid,
      ),
    ]);
    return {
      videoTitle: { ...videoTitle, results: videoTitle.results.map(({ videoId, title }) => ({ videoId, title })) },
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
