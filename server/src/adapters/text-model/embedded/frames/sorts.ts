import type { Topic } from "../premises/premise.ts";

/** Words by which a language tells what a topic is to someone who films it. */
export type Sorts = { live: RegExp; learn: RegExp; place: RegExp; person: RegExp; past: RegExp };

export const activitySort = (phrase: string, { live, learn }: Sorts): Topic =>
  learn.test(phrase) ? "learn" : live.test(phrase) ? "live" : "make";

/** By the word that carries the phrase, and by how it is pointed at. */
export function thingSort(
  { phrase, head, isMany, isSingle }: { phrase: string; head: string; isMany: boolean; isSingle: boolean },
  { place, person, past }: Sorts,
): Topic {
  if (past.test(phrase)) return "past";
  if (person.test(head)) return "person";
  if (place.test(head)) return "place";
  if (isMany) return "goods";
  return isSingle ? "object" : "practice";
}
