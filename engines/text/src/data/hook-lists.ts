import type { NounKind } from "../reading/reading.ts";
import type { VerbGroup } from "./verbs.ts";

/** Ways to tell a subject; `explode` shows one title for each. */
export const families = [
  "Curiosity gap",
  "Challenge",
  "Mistake",
  "How-to",
  "Question",
  "Warning",
  "List",
  "Confession",
  "Contrarian",
  "Story",
  "Test",
  "Explainer",
] as const;
export type Family = (typeof families)[number];

export const moods = ["Playful", "Dramatic", "Calm", "Urgent", "Inspiring", "Honest", "Dark", "Curious"] as const;
export type Mood = (typeof moods)[number];

/** What a video about the subject shows. */
export type Situation =
  | Exclude<VerbGroup, "other">
  | `${NounKind}Thing`
  | "bareThing"
  | "brokenThing"
  | "featThing"
  | "listThing"
  | "extremeThing"
  | "ongoing"
  | "activity"
  | "event"
  | "animalEvent"
  | "personEvent"
  | "learnEvent"
  | "mishapEvent"
  | "span"
  | "money"
  | "limit"
  | "place"
  | "why"
  | "how"
  | "question"
  | "versus"
  | "selfClause"
  | "otherClause"
  | "unclear"
  | "anyText";

/**
 * Hooks of one language: patterns with slots (see `slots.ts`). A pattern whose slots a reading can't fill is left out.
 * Words of a hook that are not slots must hold for every subject of its situation.
 */
export type Hooks = {
  situations: Readonly<Record<Situation, readonly string[]>>;
  /** Stronger than the plain title. */
  strong: readonly string[];
  /** With a power word. */
  power: readonly string[];
  /** The same statement in other words: these patterns add no claim. */
  rephrase: readonly string[];
  /** The same for the verbs of one group. */
  rephraseBy: Readonly<Partial<Record<VerbGroup, readonly string[]>>>;
  /** Shorter than the subject; the last one only where no other fits. */
  short: readonly string[];
  moods: Readonly<Record<Mood, readonly string[]>>;
  /** Wider than the subject: other people, other examples, the field around it. */
  wide: Readonly<Record<Family, readonly string[]>>;
  /** `{a…}` slots come from the first input, `{b…}` slots from the second. */
  combine: readonly string[];
  /** Used if two inputs have no parts that can be merged, with the reason in `combineReason`. */
  combineApart: readonly string[];
  combineReason: string;
  /** Time spans for subjects without one, if no known video names one. */
  spans: readonly string[];
  counts: readonly string[];
};
