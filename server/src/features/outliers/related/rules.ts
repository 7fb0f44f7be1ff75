export type WeightedWord = { word: string; weight: number; isRare: boolean };

/** A word of more titles is not distinctive. The minimum is for small catalogues. */
const MAX_RARE_SHARE = 0.02;
const MIN_RARE_TITLES = 10;
const MIN_LETTERS = 3;
const NUMBER = /^\d+$/;
const MAX_DISTINCTIVE_WORDS = 4;

/** The known words of a title, the rarest first: the rarer a word, the higher its weight. */
export const weighWords = (
  words: readonly string[],
  countTitles: (word: string) => number,
  totalTitles: number,
): readonly WeightedWord[] =>
  [...new Set(words)]
    .filter((word) => word.length >= MIN_LETTERS && !NUMBER.test(word))
    .map((word) => ({ word, count: countTitles(word) }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => ({
      word,
      weight: Math.log(1 + totalTitles / count),
      isRare: count <= Math.max(totalTitles * MAX_RARE_SHARE, MIN_RARE_TITLES),
    }))
    .sort((one, other) => other.weight - one.weight);

export function distinctiveWords(weighted: readonly WeightedWord[]): readonly WeightedWord[] {
  const rare = weighted.filter(({ isRare }) => isRare);
  return (rare.length > 0 ? rare : weighted).slice(0, MAX_DISTINCTIVE_WORDS);
}

/** The weight of the words that a title shares, including common words: they decide between titles of equal rare words. */
export const overlap = (words: readonly string[], weighted: readonly WeightedWord[]): number =>
  weighted.reduce((sum, { word, weight }) => sum + (words.includes(word) ? weight : 0), 0);

/** The mean difference of two pictures' colour values. */
export const colorDistance = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / Math.max(one.length, 1);
