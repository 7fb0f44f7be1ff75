export type Weighed = { word: string; weight: number; isRare: boolean };

/** What every fiftieth title holds says little of what a video is about; in a small catalogue a few may share a word. */
const COMMON_SHARE = 0.02;
const COMMON_MIN = 10;
const LETTERS_MIN = 3;
const NUMBER = /^\d+$/;
const TELLING_MAX = 4;

/** Every known word of a title and how much it says of what the title is about: the rarer, the heavier. */
export const weighedWords = (
  words: readonly string[],
  titlesWith: (word: string) => number,
  titles: number,
): readonly Weighed[] =>
  [...new Set(words)]
    .filter((word) => word.length >= LETTERS_MIN && !NUMBER.test(word))
    .map((word) => ({ word, count: titlesWith(word) }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => ({
      word,
      weight: Math.log(1 + titles / count),
      isRare: count <= Math.max(titles * COMMON_SHARE, COMMON_MIN),
    }))
    .sort((one, other) => other.weight - one.weight);

/** Those to look others up by. */
export function tellingWords(weighed: readonly Weighed[]): readonly Weighed[] {
  const rare = weighed.filter(({ isRare }) => isRare);
  return (rare.length > 0 ? rare : weighed).slice(0, TELLING_MAX);
}

/** How much of what a title is about another one shares, common words included: they decide between equals. */
export const overlap = (words: readonly string[], weighed: readonly Weighed[]): number =>
  weighed.reduce((sum, { word, weight }) => sum + (words.includes(word) ? weight : 0), 0);
