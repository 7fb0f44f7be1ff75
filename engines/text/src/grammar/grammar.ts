import type { PremiseKind, Premises, Topic } from "./premise.ts";
import type { Rewrites } from "./rewrite-kinds.ts";

/** Grammatical type of a topic: an activity, a thing, a statement or question, a comparison, or a narrated event. */
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

/** `again` names the judge in later mentions; `titles` are patterns for this domain only. */
export type Domain = {
  words: RegExp;
  judge: string;
  again: string;
  /** For languages with grammatical cases. */
  judgeDative?: string;
  againDative?: string;
  /** Each idea of a set uses another risk. */
  risks: readonly string[];
  proof: string;
  /** Three quantities that are measured. */
  three: string;
  /** The group that judges blind. */
  crowd: string;
  /** Premises that don't fit this domain. */
  without?: readonly PremiseKind[];
  titles?: readonly string[];
  /** Used for places that match no domain. */
  isTravel?: boolean;
  /** How much a word of this domain counts relative to the other domains. */
  weight?: number;
};

/** Patterns with slots, for one language. A pattern whose slots a topic can't fill is left out for it. */
export type Grammar = {
  titles: Record<Kind, Partial<Record<Family, readonly string[]>>>;
  moods: Record<Mood, readonly string[]>;
  rewrites: Rewrites;
  combine: readonly string[];
  /** Titles for one topic type; they replace the titles of its kind. */
  topicTitles?: Partial<Record<Topic, Partial<Record<Family, readonly string[]>>>>;
  premises: Premises;
  conceptMoods: Record<Mood, readonly string[]>;
  conceptStrong: readonly string[];
  conceptCombine: readonly string[];
  domains: readonly Domain[];
  /** Patterns for certain verbs only. */
  verbs?: readonly { words: RegExp; titles: readonly string[] }[];
  anyDomain: Omit<Domain, "words">;
  /** Used for claims, whatever their subject is. */
  claimDomain: Omit<Domain, "words">;
  spans: readonly string[];
  counts: readonly string[];
  /** Applies the capitalisation and contractions of a title. */
  finish(title: string): string;
  /** The same for whole sentences. */
  finishText(text: string): string;
};

/** Patterns of the topic type if it has any, else those of the kind. */
export const patternsOf = (
  { titles, topicTitles }: Grammar,
  { kind, topic }: { kind: Kind; topic: Topic },
  family: Family,
): readonly string[] => {
  const own = topicTitles?.[topic];
  return (own ? own[family] : titles[kind][family]) ?? [];
};
