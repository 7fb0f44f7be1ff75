import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { Edition } from "../../editions/index.ts";
import { hasUnspaced, sequenceOf, termsOf, wordsOf } from "../../editions/index.ts";

export type Text = {
  /** As PostgreSQL reads it. Words hold neither quotes nor operators. */
  words: string;
} & ({ binding: "words" } | { binding: "phrase"; sequence: string });

const WORDS_MAX = 12;
const SPELLINGS_MAX = 8;
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;

/** How many typing errors a word of this length may hold. */
export const reachOf = (word: string): number =>
  word.length >= TWO_ERRORS_FROM ? 2 : word.length >= ONE_ERROR_FROM ? 1 : 0;

export const tsquery = (groups: readonly (readonly string[])[]): string =>
  groups.map((words) => `(${words.map((word) => `'${word}'`).join(" | ")})`).join(" & ");

/** What was typed, as the edition's indexes know it; nothing where it holds no word at all. */
export function textOfQuery(
  query: Pick<OutlierQuery, "search" | "phraseSearch">,
  isFuzzy: boolean,
  { vocabulary, layout }: Edition,
): Text | undefined {
  const words = query.search ? wordsOf(query.search).slice(0, WORDS_MAX) : [];
  if (words.length === 0) return undefined;
  if (words.length > 1 && (query.phraseSearch === true || hasUnspaced(words))) {
    const { terms, isWhole } = termsOf(words, layout.common);
    const sought = { words: tsquery(terms.map((term) => [term])) };
    return isWhole ? { ...sought, binding: "words" } : { ...sought, binding: "phrase", sequence: sequenceOf(words) };
  }
  const groups = words.map((word) => {
    if (!isFuzzy || query.phraseSearch === true || reachOf(word) === 0) return [word];
    const near = vocabulary.near(word, reachOf(word), false, SPELLINGS_MAX).map(vocabulary.wordAt);
    return [...new Set([word, ...near])];
  });
  return { binding: "words", words: tsquery(groups) };
}
