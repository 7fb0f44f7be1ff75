import type { Family, Mood, Situation } from "./hook-lists.ts";

/** A video in four sentences. The first has slots of the brief; a concept whose slots are missing is left out. */
export type Concept = readonly [hook: string, action: string, stakes: string, payoff: string];

/**
 * Concepts of one language by situation, and the sentences that options add to a person's own concept. The sentences
 * describe how the video is made, so they fit every concept.
 */
export type ConceptLines = {
  concepts: Readonly<Partial<Record<Situation, readonly Concept[]>>>;
  /** For every subject that the situations leave with too few concepts. */
  anySubject: readonly Concept[];
  strong: readonly string[];
  /** The sentences before and after the concept. */
  moods: Readonly<Record<Mood, readonly [opening: string, ending: string]>>;
  /** Another form of the first sentence: of any, of what happens now, of what the person does now, of a subject or question. */
  frames: Readonly<Record<"any" | "now" | "self" | "noun", readonly string[]>>;
  /** Patterns of words, and words with the same meaning and grammar. */
  sameWords: readonly (readonly [pattern: string, words: string])[];
  wide: Readonly<Record<Family, string>>;
  /** Sentences between and after two concepts. */
  joins: readonly (readonly [link: string, ending: string])[];
  /** Joins two subjects that are no sentences. */
  pair: string;
  /** A change as a sentence of its own, at the start and later: "in winter", and a whole clause. */
  changes: Readonly<Record<"detail" | "catch", readonly [start: string, later: string]>>;
};
