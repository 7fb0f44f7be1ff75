/** What a topic is to someone who wants to film it. */
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

/** What kind of video a premise is, and which signs of a title (see `cues`) are of that kind. */
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

/** How it begins, what happens, what is at stake, what one gets; each sentence also stands without the others. */
export type Premise = readonly [kind: PremiseKind, hook: string, action: string, stakes: string, payoff: string];
export type Premises = Record<Topic, readonly Premise[]>;
