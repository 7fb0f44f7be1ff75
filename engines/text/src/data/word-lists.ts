/** The closed word classes and the noun lists of one language; every list is separated by spaces. */
export type ReadingWords = {
  determiners: string;
  prepositions: string;
  subjects: string;
  /** "I" and "we": the person who makes the video. */
  self: string;
  relatives: string;
  conjunctions: string;
  questions: string;
  auxiliaries: string;
  adverbs: string;
  /** Units of time. */
  units: string;
  /** First words of a restriction: "without", "only". */
  limits: string;
  /** Prepositions that can introduce a place. */
  placePrepositions: string;
  versus: string;
  animals: string;
  people: string;
  foods: string;
  places: string;
  products: string;
  practices: string;
  /** Nouns about the past: "the history of". */
  histories: string;
};

export const wordList = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** What the nouns of a list name. */
export const KINDS = [
  ["animals", "animal"],
  ["people", "person"],
  ["foods", "food"],
  ["places", "place"],
  ["products", "product"],
  ["practices", "practice"],
  ["histories", "history"],
] as const;
