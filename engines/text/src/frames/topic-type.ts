import type { Topic } from "../grammar/premise.ts";

/** Words of one language from which the topic type is derived. */
export type TopicWords = {
  live: RegExp;
  learn: RegExp;
  place: RegExp;
  person: RegExp;
  past: RegExp;
  /** Nouns for events, as opposed to physical objects. */
  event: RegExp;
  practice: RegExp;
  wares: RegExp;
  /** Phrases that mark a topic as products. */
  ofWares: RegExp;
  /** Nouns for things that can't be held or owned. */
  abstract: RegExp;
  /** Only physical objects are called old, worn or broken. */
  aged: RegExp;
  /** "the last", "the oldest": a noun for an occupation after one of these means one person. */
  singledOut: RegExp;
  trade: RegExp;
};

export const activityTopic = (phrase: string, { live, learn }: TopicWords): Topic =>
  learn.test(phrase) ? "learn" : live.test(phrase) ? "live" : "make";

type Thing = { phrase: string; head: string; isMany: boolean; isOwned: boolean; isOne: boolean };

/** "my grandfather and his garden" is not only about a person. */
const AND_THEIRS = / (?:y sus?|et (?:son|sa|ses)|und (?:ihre?|seine?)) /i;

const isPerson = ({ phrase, head }: Pick<Thing, "phrase" | "head">, { person, singledOut, trade }: TopicWords) =>
  person.test(head) || (singledOut.test(phrase) && trade.test(head));

/** Topic type by the head noun, the number and the determiner; "matter" if none of them decides. */
export function thingTopic({ phrase, head, isMany, isOwned, isOne }: Thing, sorts: TopicWords): Topic {
  if (sorts.past.test(phrase)) return "past";
  if (isPerson({ phrase, head }, sorts)) return AND_THEIRS.test(phrase) ? "matter" : "person";
  if (sorts.place.test(head)) return "place";
  if (sorts.event.test(head)) return isOwned ? "story" : "matter";
  if (isMany) return !isOwned && (sorts.wares.test(head) || sorts.ofWares.test(phrase)) ? "goods" : "matter";
  if (!isOwned && !isOne && sorts.practice.test(head)) return "practice";
  const isHeld = isOwned || (isOne && sorts.aged.test(phrase));
  return isHeld && !sorts.abstract.test(head) ? "object" : "matter";
}
