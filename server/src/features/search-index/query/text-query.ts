import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import type { VideoKind } from "../snapshot/snapshot-schema.ts";
import { bigramHashes } from "../text/bigrams.ts";
import { termsFor } from "../text/terms.ts";
import { anyWordPattern, hasUnspaced, phrasePattern, wordsOf } from "../text/words.ts";
import { type Group, rarestFirst } from "./rarest-first.ts";

export type TextQuery = {
  /** A tsquery. Words contain neither quotes nor operators. */
  words: string;
  /** Patterns that titles have to match besides, where the index cannot decide or would take longer. */
  patterns: readonly string[];
  /** Hashes of the bigrams that few outliers have. */
  bigrams: readonly number[];
};

const MAX_WORDS = 12;
const MAX_SPELLINGS = 8;
const ONE_TYPO_MIN_LENGTH = 4;
const TWO_TYPOS_MIN_LENGTH = 8;
/** A bigram of more outliers is found faster by its words, tier by tier. */
const MAX_BIGRAM_OUTLIERS = 800;

export const maxTypos = (word: string): number =>
  word.length >= TWO_TYPOS_MIN_LENGTH ? 2 : word.length >= ONE_TYPO_MIN_LENGTH ? 1 : 0;

export const toTsquery = (groups: readonly Group[]): string =>
  groups.map((words) => `(${words.map((word) => `'${word}'`).join(" | ")})`).join(" & ");

const sortByRarity = (groups: readonly Group[], kind: VideoKind, { vocabulary, layout }: Snapshot) =>
  rarestFirst(
    groups,
    (word) => vocabulary.countTitles(vocabulary.find(word), kind),
    layout.rows[kind] * layout.sampleRatio,
  );

/** Finds titles that contain one word of each group. */
export function groupsToTextQuery(
  groups: readonly Group[],
  kind: VideoKind,
  snapshot: Snapshot,
): Omit<TextQuery, "bigrams"> {
  const { indexed, scanned } = sortByRarity(groups, kind, snapshot);
  return { words: toTsquery(indexed), patterns: scanned.map(anyWordPattern) };
}

function phraseToTextQuery(words: readonly string[], kind: VideoKind, snapshot: Snapshot): TextQuery {
  const { layout, frequentBigrams } = snapshot;
  const { terms, isExact } = termsFor(words, layout.commonWords);
  const groups = terms.map((term) => [term]);
  if (isExact) return { words: toTsquery(groups), patterns: [], bigrams: [] };
  return {
    words: toTsquery(sortByRarity(groups, kind, snapshot).indexed),
    patterns: [phrasePattern(words)],
    bigrams: bigramHashes(words, layout.bigramBits[kind]).filter(
      (hash) => (frequentBigrams[kind].get(hash) ?? 0) <= MAX_BIGRAM_OUTLIERS,
    ),
  };
}

/** Returns undefined if the query contains no word. */
export function toTextQuery(
  query: Pick<OutlierQuery, "search" | "phraseSearch">,
  isFuzzy: boolean,
  kind: VideoKind,
  snapshot: Snapshot,
): TextQuery | undefined {
  const words = query.search ? wordsOf(query.search).slice(0, MAX_WORDS) : [];
  if (words.length === 0) return undefined;
  if (words.length > 1 && (query.phraseSearch === true || hasUnspaced(words)))
    return phraseToTextQuery(words, kind, snapshot);
  const { vocabulary } = snapshot;
  const groups = words.map((word) => {
    if (!isFuzzy || query.phraseSearch === true || maxTypos(word) === 0) return [word];
    const similar = vocabulary.findSimilar(word, maxTypos(word), false, MAX_SPELLINGS).map(vocabulary.wordAt);
    return [...new Set([word, ...similar])];
  });
  return { ...groupsToTextQuery(groups, kind, snapshot), bigrams: [] };
}
