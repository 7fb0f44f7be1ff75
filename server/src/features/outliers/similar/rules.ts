export type Telling = { word: string; weight: number };

/** What every fiftieth title holds says little of what a video is about; in a small catalogue a few may share a word. */
const COMMON_SHARE = 0.02;
const COMMON_MIN = 10;
const LETTERS_MIN = 3;
const NUMBER = /^\d+$/;
const TELLING_MAX = 4;

/** The words of a title that say what it is about: the rarer, the heavier. */
export function tellingWords(
  words: readonly string[],
  titlesWith: (word: string) => number,
  titles: number,
): readonly Telling[] {
  const known = [...new Set(words)]
    .filter((word) => word.length >= LETTERS_MIN && !NUMBER.test(word))
    .map((word) => ({ word, count: titlesWith(word) }))
    .filter(({ count }) => count > 0);
  const rare = known.filter(({ count }) => count <= Math.max(titles * COMMON_SHARE, COMMON_MIN));
  return (rare.length > 0 ? rare : known)
    .map(({ word, count }) => ({ word, weight: Math.log(1 + titles / count) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, TELLING_MAX);
}

/** How much of what a title is about another one shares. */
export const overlap = (words: readonly string[], telling: readonly Telling[]): number =>
  telling.reduce((sum, { word, weight }) => sum + (words.includes(word) ? weight : 0), 0);
