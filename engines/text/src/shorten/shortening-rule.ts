import type { Frame } from "../frames/frame.ts";

/** A shortened text and its loss of meaning, from 0 (none) to 1 (all). */
export type Cut = {
  text: string;
  loss: number;
  /** The article was removed. */
  isBare?: boolean;
  /** The text is only the subject of a claim or question, so it fits other patterns. */
  isSubject?: boolean;
  /** No further rule applies. */
  isLast?: boolean;
};
export type ShorteningRule = (text: string, frame: Frame) => Cut[];

/** Data and rules for shortening texts of one language. */
export type LanguageRules = {
  /** Words without meaning of their own. */
  filler: RegExp;
  /** "I spent …", "Ich habe …": the narrator is not needed. */
  opening: RegExp;
  article: RegExp;
  /** Matches a word together with the next one. */
  preposition: RegExp;
  /** Prepositions that can't be dropped, because the rest would mean the opposite. */
  without: RegExp;
  /** "30 days …" before the activity. */
  time: RegExp;
  /** Longer expressions and their shorter synonyms. */
  swaps: readonly (readonly [long: RegExp, short: string, loss?: number])[];
  /** Whether a text is a noun phrase. Without this function, a text of at most three words counts as one. */
  isName?: (text: string) => boolean;
  /** Rules for this language only. */
  rules: readonly ShorteningRule[];
};
