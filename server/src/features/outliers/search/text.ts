import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { Edition, Kind } from "../../editions/index.ts";
import { anyOf, hasUnspaced, pairNumbersOf, sequenceOf, termsOf, wordsOf } from "../../editions/index.ts";
import { type Group, rarestFirst } from "./rarest-first.ts";

export type Text = {
  /** As PostgreSQL reads it. Words hold neither quotes nor operators. */
  words: string;
  /** How titles must read extraColumns, where the index alone can't say it or would take longer. */
  patterns: readonly string[];
  /** Numbers of words side by side; only of such as few outliers have. */
  pairs: readonly number[];
};

const WORDS_MAX = 12;
const SPELLINGS_MAX = 8;
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;
/** More outliers than this are found sooner by their words, rung by rung. */
const READ_MOST = 800;

/** How many typing errors a word of this length may hold. */
export const reachOf = (word: string): number =>
  word.length >= TWO_ERRORS_FROM ? 2 : word.length >= ONE_ERROR_FROM ? 1 : 0;

export const tsquery = (groups: readonly Group[]): string =>
  groups.map((words) => `(${words.map((word) => `'${word}'`).join(" | ")})`).join(" & ");

const splitFor = (groups: readonly Group[], kind: Kind, { vocabulary, layout }: Edition) =>
  rarestFirst(
    groups,
    (word) => vocabulary.titlesWith(vocabulary.find(word), kind),
    layout.rows[kind] * layout.wordShare,
  );

/** Of each group one word, anywhere. */
export function textOfGroups(groups: readonly Group[], kind: Kind, edition: Edition): Omit<Text, "pairs"> {
  const { sought, read } = splitFor(groups, kind, edition);
  return { words: tsquery(sought), patterns: read.map(anyOf) };
}

function textOfPhrase(words: readonly string[], kind: Kind, edition: Edition): Text {
  const { layout, frequentPairs } = edition;
  const { terms, isWhole } = termsOf(words, layout.common);
  const groups = terms.map((term) => [term]);
  if (isWhole) return { words: tsquery(groups), patterns: [], pairs: [] };
  return {
    words: tsquery(splitFor(groups, kind, edition).sought),
    patterns: [sequenceOf(words)],
    pairs: pairNumbersOf(words, layout.pairBits[kind]).filter(
      (pair) => (frequentPairs[kind].get(pair) ?? 0) <= READ_MOST,
    ),
  };
}

/** What was typed, as the edition's indexes know it; nothing where it holds no word at all. */
export function textOfQuery(
  query: Pick<OutlierQuery, "search" | "phraseSearch">,
  isFuzzy: boolean,
  kind: Kind,
  edition: Edition,
): Text | undefined {
  const words = query.search ? wordsOf(query.search).slice(0, WORDS_MAX) : [];
  if (words.length === 0) return undefined;
  if (words.length > 1 && (query.phraseSearch === true || hasUnspaced(words)))
    return textOfPhrase(words, kind, edition);
  const { vocabulary } = edition;
  const groups = words.map((word) => {
    if (!isFuzzy || query.phraseSearch === true || reachOf(word) === 0) return [word];
    const near = vocabulary.near(word, reachOf(word), false, SPELLINGS_MAX).map(vocabulary.wordAt);
    return [...new Set([word, ...near])];
  });
  return { ...textOfGroups(groups, kind, edition), pairs: [] };
}
