import { maxTypos } from "../query/text-query.ts";
import type { Vocabulary } from "../text/vocabulary.ts";
import { wordsOf } from "../text/words.ts";

/** The words typed so far. An incomplete last word is a prefix. */
export type TypedText = { words: readonly string[]; isIncomplete: boolean };
/** The words that each typed word may stand for. A title has to contain a word of each group, or of all but one. */
export type QueryVariant = { groups: readonly (readonly string[])[]; canMissOneWord: boolean };

const MAX_WORDS = 12;
const MAX_COMPLETIONS = 12;
const MIN_COMPLETIONS = 3;
const MAX_SPELLINGS = 8;
const MIN_WORDS_TO_MISS_ONE = 3;

export const parseTyped = (term: string): TypedText => ({
  words: wordsOf(term).slice(0, MAX_WORDS),
  isIncomplete: wordsOf(`${term}x`).length === wordsOf(term).length,
});

/** The strictest variant first. */
export function* queryVariants(
  { words, isIncomplete }: TypedText,
  vocabulary: Vocabulary,
  isFuzzy: boolean,
): Generator<QueryVariant> {
  const wordsAt = (positions: readonly number[]) => positions.map(vocabulary.wordAt);
  const isKnown = (word: string) => vocabulary.find(word) >= 0;
  const findSimilar = (word: string, isPrefix: boolean) => {
    if (!isFuzzy || maxTypos(word) === 0) return [];
    const similar = wordsAt(vocabulary.findSimilar(word, maxTypos(word), isPrefix, MAX_SPELLINGS));
    // A prefix stands for a shorter word only if there is no longer one.
    const longer = isPrefix ? similar.filter((one) => one.length >= word.length) : [];
    return longer.length > 0 ? longer : similar;
  };
  const findCompletions = (word: string) => {
    const completions = wordsAt(vocabulary.findByPrefix(word, MAX_COMPLETIONS));
    return isKnown(word) && !completions.includes(word) ? [word, ...completions] : completions;
  };
  const isPrefixAt = (index: number) => isIncomplete && index === words.length - 1;
  const isEveryGroupFilled = (groups: readonly (readonly string[])[]) =>
    groups.length > 0 && groups.every((group) => group.length > 0);

  const strict = words.map((word, index) => {
    if (!isPrefixAt(index)) return isKnown(word) ? [word] : findSimilar(word, false);
    const completions = findCompletions(word);
    return completions.length < MIN_COMPLETIONS
      ? [...new Set([...completions, ...findSimilar(word, true)])]
      : completions;
  });
  if (isEveryGroupFilled(strict)) yield { groups: strict, canMissOneWord: false };
  if (!isFuzzy) return;

  const wide = words.map((word, index) => {
    const exact = isPrefixAt(index) ? findCompletions(word) : isKnown(word) ? [word] : [];
    return [...new Set([...exact, ...findSimilar(word, isPrefixAt(index))])];
  });
  if (isEveryGroupFilled(wide)) yield { groups: wide, canMissOneWord: false };

  const filled = wide.filter((group) => group.length > 0);
  if (words.length >= MIN_WORDS_TO_MISS_ONE && filled.length >= words.length - 1)
    yield { groups: filled, canMissOneWord: filled.length === words.length };
}
