import type { VerbGroup } from "../data/verbs.ts";
import type { Language } from "../language.ts";

export type Gender = "m" | "f" | "n";
export type NounKind = "animal" | "person" | "food" | "place" | "product" | "practice" | "history" | "thing";

export type NounPhrase = {
  /** With its determiner. */
  text: string;
  determiner: string;
  /** Without its determiner. */
  bare: string;
  head: string;
  /** Up to the head, without what follows it: "a box of old letters" → "a box". */
  core: string;
  isPlural: boolean;
  /** Missing if neither the determiner nor the word lists tell it. */
  gender?: Gender | undefined;
  kind: NounKind;
};

/** Forms of one verb; a form that is not certain is missing. */
export type Verb = {
  /** The infinitive; in English without "to". */
  base: string;
  /** First person of the past; in German and French the participle. */
  past?: string | undefined;
  /** Third person of the past; in German and French the participle. */
  pastOfOther?: string | undefined;
  /** Third person of the present. */
  present?: string | undefined;
  /** English and Spanish. */
  gerund?: string | undefined;
  /** The perfect is formed with sein or être. */
  isMotion?: boolean | undefined;
  /** "has kept": what is not over. */
  isPerfect?: boolean | undefined;
  /** Separable German prefix. */
  prefix?: string | undefined;
  group: VerbGroup;
};

/** A phrase of the predicate besides the verb: its core, or a detail such as "for 30 days" or "in Norway". */
export type Phrase = { kind: "core" | "time" | "money" | "limit" | "place"; text: string };

/**
 * What a brief says: an activity of the person who makes the video, an event with an actor, a noun phrase, a claim or
 * question, a comparison, or a text that none of these describe for certain.
 */
export type Shape = "activity" | "event" | "thing" | "claim" | "versus" | "unclear";

export type Reading = {
  language: Language;
  /** The first sentence without trailing remarks and punctuation, up to a colon. */
  text: string;
  /** The same with what follows the colon. */
  whole: string;
  /** The text up to its second clause. */
  start: string;
  shape: Shape;
  tense: "past" | "present" | "none";
  /** Several people tell it: "we". */
  isPlural: boolean;
  /** A second verb follows the first: "quit my job and opened a bakery". Only the past tense can repeat it. */
  isJoint: boolean;
  /** The person does it since a time: the object is the span with what is done. */
  isOngoing: boolean;
  /** Every verb of a Spanish or French sentence is in a past tense. */
  isOver: boolean;
  /** A person tells what others should not know: "nunca aprendí a nadar". */
  isSecret: boolean;
  /** Who explains what: "una química", "por qué hierve". */
  explained?: readonly [string, string] | undefined;
  /** Who acts in a sentence; undefined for a text without a verb. */
  teller?: "self" | "other" | undefined;
  actor?: NounPhrase | undefined;
  verb?: Verb | undefined;
  /** The first noun phrase of the predicate; for the shape `thing` the whole phrase. */
  object?: NounPhrase | undefined;
  /** The predicate without its verb, in the order of the text. */
  phrases: readonly Phrase[];
  number?: string | undefined;
  money?: string | undefined;
  /** A time span without its preposition: "30 days". */
  span?: string | undefined;
  place?: NounPhrase | undefined;
  limit?: string | undefined;
  contrast?: readonly [string, string] | undefined;
  /** `isAsked` if the brief ends with a question mark, `isInverted` if the verb follows the word. */
  question?:
    | { word: string; clause: string; subject?: NounPhrase | undefined; isAsked: boolean; isInverted: boolean }
    | undefined;
  quoted: readonly string[];
  /** Words with a meaning of their own. */
  keys: readonly string[];
};
