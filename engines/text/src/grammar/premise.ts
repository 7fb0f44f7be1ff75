/** Topic type, which decides the premises that fit. */
export type Topic =
  | "make"
  | "learn"
  | "live"
  | "practice"
  | "goods"
  | "object"
  | "place"
  | "person"
  | "past"
  | "matter"
  | "claim"
  | "versus"
  | "story";

/** Kinds of premises, with the cues (see `cues`) of titles of the same kind. */
export const premiseKinds = {
  race: ["span"],
  expert: ["expert", "versus"],
  budget: ["money"],
  mistakes: ["mistakes"],
  rule: ["span", "alone"],
  myth: ["truth"],
  change: ["made", "living"],
  portrait: ["expert", "living"],
  crowd: ["test", "versus"],
  money: ["money", "worth"],
  gift: ["made"],
  stage: ["beginner", "span"],
  blind: ["test", "versus"],
  night: ["alone", "span"],
  insider: ["hidden"],
  search: ["history", "hidden"],
  tour: ["hidden", "living"],
  apart: ["hidden", "test"],
  rivals: ["versus"],
  remake: ["made", "history"],
  bet: ["worth", "test"],
  swap: ["versus", "living"],
  quitters: ["mistakes", "truth"],
  letter: ["living"],
  teach: ["beginner", "how"],
  worst: ["test", "money"],
} as const;
export type PremiseKind = keyof typeof premiseKinds;

/** Each sentence must be understandable without the others. */
export type Premise = readonly [kind: PremiseKind, hook: string, action: string, stakes: string, payoff: string];
export type Premises = Record<Topic, readonly Premise[]>;
