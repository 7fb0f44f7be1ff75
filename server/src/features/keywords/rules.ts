/** One video alone must not make a word powerful. */
export const INDEX_COUNTED_TO = 10;
export const SAMPLE_MIN = 12;
export const RATIO_MIN = 1.2;
export const TOP_CATEGORIES = 3;
/** A channel's category is the most frequent one of so many of its latest videos. */
export const LATEST_VIDEOS = 20;

/** The languages whose words we know the stems of, by PostgreSQL's dictionary. */
export const stemmers = { en: "english_stem", es: "spanish_stem", de: "german_stem", fr: "french_stem" } as const;
export const FALLBACK_LANGUAGE = "en";

/** Letters, with an apostrophe inside a word: "don't" is one. The database reads titles by the same pattern. */
export const WORD_PATTERN = "[[:alpha:]]+(?:['’][[:alpha:]]+)*";
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

export type PlacedWord = { startPos: number; content: string };
export const wordsOf = (title: string): PlacedWord[] =>
  [...title.matchAll(WORD)].map(({ 0: content, index }) => ({ startPos: index, content }));
