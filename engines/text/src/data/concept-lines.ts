import type { Family, Mood, Situation } from "./hook-lists.ts";

/** A video in four sentences. The first has slots of the brief; a concept whose slots are missing is left out. */
export type Concept = readonly [hook: string, action: string, stakes: string, payoff: string];

/** Concepts of one language by situation, and sentences that the options add to a person's own concept. */
export type ConceptLines = {
  concepts: Readonly<Partial<Record<Situation, readonly Concept[]>>>;
  /** For every subject that the situations leave with too few concepts. */
  anySubject: readonly Concept[];
  strong: readonly string[];
  moods: Readonly<Record<Mood, string>>;
  /** Openings that ask for what the concept shows. */
  openings: readonly string[];
  wide: Readonly<Record<Family, string>>;
  /** Joins two concepts. */
  joins: readonly string[];
};
