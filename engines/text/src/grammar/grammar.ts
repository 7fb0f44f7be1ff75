import type { PremiseKind, Premises, Topic } from "./premise.ts";
import type { Rewrites } from "./rewrite-kinds.ts";

/** What a topic is: something one does, a thing, a statement with its reason, a comparison, or a told event. */
export type Kind = "activity" | "thing" | "claim" | "versus" | "story";
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
export const moods = ["Curious", "Playful", "Dramatic", "Calm", "Urgent", "Inspiring", "Honest", "Dark"] as const;
export type Mood = (typeof moods)[number];

/** `again` is how the judge is called the second time; `titles` are patterns that only fit here. */
export type Domain = {
  words: RegExp;
  judge: string;
  again: string;
  /** Where a language bends nouns. */
  judgeDative?: string;
  againDative?: string;
  /** What goes wrong; no two ideas of a set name the same. */
  risks: readonly string[];
  proof: string;
  /** What is measured. */
  three: string;
  /** Who chooses without knowing. */
  crowd: string;
  /** Premises that make no sense here. */
  without?: readonly PremiseKind[];
  titles?: readonly string[];
  /** Where places belong that none of its words name. */
  isTravel?: boolean;
  /** How much more its words say than those of another field. */
  weight?: number;
};

/** Patterns with slots, for one language. A pattern whose slots a topic can't fill is left out for it. */
export type Grammar = {
  titles: Record<Kind, Partial<Record<Family, readonly string[]>>>;
  moods: Record<Mood, readonly string[]>;
  rewrites: Rewrites;
  combine: readonly string[];
  /** Titles for one sort of topic only; they take the place of those of its kind. */
  topicTitles?: Partial<Record<Topic, Partial<Record<Family, readonly string[]>>>>;
  premises: Premises;
  conceptMoods: Record<Mood, readonly string[]>;
  conceptStrong: readonly string[];
  conceptCombine: readonly string[];
  domains: readonly Domain[];
  /** Patterns that only fit certain verbs. */
  verbs?: readonly { words: RegExp; titles: readonly string[] }[];
  anyDomain: Omit<Domain, "words">;
  /** Whom one asks why something is so. */
  claimDomain: Omit<Domain, "words">;
  spans: readonly string[];
  counts: readonly string[];
  /** Capitals and contractions as this language writes a title. */
  finish(title: string): string;
  /** The same for whole sentences. */
  finishText(text: string): string;
};

/** A topic's own patterns where its sort has some, else those of its kind. */
export const patternsOf = (
  { titles, topicTitles }: Grammar,
  { kind, topic }: { kind: Kind; topic: Topic },
  family: Family,
): readonly string[] => {
  const own = topicTitles?.[topic];
  return (own ? own[family] : titles[kind][family]) ?? [];
};
