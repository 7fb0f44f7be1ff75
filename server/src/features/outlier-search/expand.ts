import type { Vocabulary } from "../editions/index.ts";
import { wordsOf } from "../editions/index.ts";
import { reachOf } from "../outliers/index.ts";

/** What was typed so far; the last word may still grow. */
export type Typed = { words: readonly string[]; isOpen: boolean };
/** For each typed word those that may be meant. All groups must be found, unless one may be missing. */
export type Reading = { groups: readonly (readonly string[])[]; mayMissOne: boolean };

const WORDS_MAX = 12;
const ENDINGS = 12;
const FEW_ENDINGS = 3;
const SPELLINGS = 8;
const ENOUGH_TO_MISS_ONE = 3;

export const typedOf = (term: string): Typed => ({
  words: wordsOf(term).slice(0, WORDS_MAX),
  isOpen: wordsOf(`${term}x`).length === wordsOf(term).length,
});

/** How it may be read, the strictest first: the later ones are for those who find too little. */
export function* readingsOf({ words, isOpen }: Typed, vocabulary: Vocabulary, isFuzzy: boolean): Generator<Reading> {
  const spell = (places: readonly number[]) => places.map(vocabulary.wordAt);
  const isKnown = (word: string) => vocabulary.find(word) >= 0;
  const near = (word: string, isOpenWord: boolean) => {
    if (!isFuzzy || reachOf(word) === 0) return [];
    const found = spell(vocabulary.near(word, reachOf(word), isOpenWord, SPELLINGS));
    // A word that still grows is not meant to be a shorter one, unless there is no other.
    const grown = isOpenWord ? found.filter((one) => one.length >= word.length) : [];
    return grown.length > 0 ? grown : found;
  };
  const endings = (word: string) => {
    const found = spell(vocabulary.beginningWith(word, ENDINGS));
    return isKnown(word) && !found.includes(word) ? [word, ...found] : found;
  };
  const isLast = (at: number) => isOpen && at === words.length - 1;
  const isWhole = (groups: readonly (readonly string[])[]) =>
    groups.length > 0 && groups.every((group) => group.length > 0);

  const strict = words.map((word, at) => {
    if (!isLast(at)) return isKnown(word) ? [word] : near(word, false);
    const found = endings(word);
    return found.length < FEW_ENDINGS ? [...new Set([...found, ...near(word, true)])] : found;
  });
  if (isWhole(strict)) yield { groups: strict, mayMissOne: false };
  if (!isFuzzy) return;

  const wide = words.map((word, at) => {
    const right = isLast(at) ? endings(word) : isKnown(word) ? [word] : [];
    return [...new Set([...right, ...near(word, isLast(at))])];
  });
  if (isWhole(wide)) yield { groups: wide, mayMissOne: false };

  const known = wide.filter((group) => group.length > 0);
  if (words.length >= ENOUGH_TO_MISS_ONE && known.length >= words.length - 1)
    yield { groups: known, mayMissOne: known.length === words.length };
}
