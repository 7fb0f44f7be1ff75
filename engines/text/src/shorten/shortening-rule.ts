import type { Frame } from "../frames/frame.ts";

/** A text with something taken away, and how much of its sense went with it: 0 is nothing, 1 all. */
export type Cut = {
  text: string;
  loss: number;
  /** Its article is gone. */
  isBare?: boolean;
  /** What was asked or told is named: it can stand in another title. */
  isSubject?: boolean;
  /** Nothing more can go. */
  isLast?: boolean;
};
export type ShorteningRule = (text: string, frame: Frame) => Cut[];

/** What a language needs to know to say the same in fewer words. */
export type LanguageRules = {
  /** Words that add nothing. */
  filler: RegExp;
  /** "I spent …", "Ich habe …": what is told needs no teller. */
  opening: RegExp;
  article: RegExp;
  /** Told by the word and the one after it. */
  preposition: RegExp;
  /** Prepositions without which the rest would say the opposite. */
  without: RegExp;
  /** "30 days …" in front of what was done. */
  time: RegExp;
  /** Longer and shorter ways of saying one thing. */
  swaps: readonly (readonly [long: RegExp, short: string, loss?: number])[];
  /** Whether a text names something by itself; where nobody can tell, a few words do. */
  isName?: (text: string) => boolean;
  /** What only this language can leave out. */
  rules: readonly ShorteningRule[];
};
