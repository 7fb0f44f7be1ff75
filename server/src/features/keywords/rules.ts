/** Indexes are capped, so that a single video cannot make a word powerful. */
export const MAX_COUNTED_INDEX = 10;
export const MIN_SAMPLE = 12;
export const MIN_RATIO = 1.2;
export const TOP_CATEGORIES = 3;
/** The category and the language of a channel are the most frequent ones of its latest videos. */
export const LATEST_VIDEOS = 20;

/** Supported languages and their PostgreSQL dictionaries. */
export const stemmers = { en: "english_stem", es: "spanish_stem", de: "german_stem", fr: "french_stem" } as const;
export const FALLBACK_LANGUAGE = "en";

/** Letters, with apostrophes inside a word. `WORD` is the same pattern in JavaScript. */
export const WORD_PATTERN = "[[:alpha:]]+(?:['’][[:alpha:]]+)*";
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

export type PlacedWord = { startPos: number; content: string };
export const wordsOf = (title: string): PlacedWord[] =>
  [...title.matchAll(WORD)].map(({ 0: content, index }) => ({ startPos: index, content }));
