import type { Topic } from "../grammar/premise.ts";

/** Words by which a language tells what a topic is to someone who films it. */
export type TopicWords = {
  live: RegExp;
  learn: RegExp;
  place: RegExp;
  person: RegExp;
  past: RegExp;
  /** It happens rather than lies there. */
  event: RegExp;
  practice: RegExp;
  wares: RegExp;
  /** Said of what is bought, whatever it is. */
  ofWares: RegExp;
  /** What can't be held or owned. */
  abstract: RegExp;
  /** Old, worn or broken: it lies somewhere and can be held. */
  aged: RegExp;
  /** The last, the oldest: after it a trade is a person. */
  singledOut: RegExp;
  trade: RegExp;
};

export const activityTopic = (phrase: string, { live, learn }: TopicWords): Topic =>
  learn.test(phrase) ? "learn" : live.test(phrase) ? "live" : "make";

type Thing = { phrase: string; head: string; isMany: boolean; isOwned: boolean; isOne: boolean };

/** "my grandfather and his garden" is more than a person. */
const AND_THEIRS = / (?:y sus?|et (?:son|sa|ses)|und (?:ihre?|seine?)) /i;

const isPerson = ({ phrase, head }: Pick<Thing, "phrase" | "head">, { person, singledOut, trade }: TopicWords) =>
  person.test(head) || (singledOut.test(phrase) && trade.test(head));

/** By the word that carries the phrase, and by how it is pointed at; where neither tells, a matter. */
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
