import {
  ABSTRACT,
  CONCRETE,
  EVENT,
  LEARNABLE,
  NOUN_IN_ING,
  OF_WARES,
  PERSON,
  PLACE,
  PRACTICED,
  WARES,
} from "../data/en/topic-words.ts";
import type { Topic } from "../grammar/premise.ts";
import { isPlaceName } from "./proper-case.ts";

/** After "the last" or "the youngest", a noun for an occupation means one person. */
const SINGLED_OUT = /\b(last|oldest|youngest|first|only|loneliest|fastest|strongest|greatest) /;
const BY_TRADE = /(smith|wright|maker|keeper|man|woman|monger|[^aeiou]er|eer|or|ist|ian)$/i;
const NO_TRADE =
  /(ster|ter|wer|ver|der|per|cker|ffer|ber)$|^(computer|printer|river|door|floor|motor|color|error|mirror)$/i;
const SPAN = /^(day|night|week|weekend|month|year|summer|winter)$/i;
/** Only physical objects are called old, worn or broken. */
const AGED = /\b(?:old|rusty|broken|antique|vintage|worn|dusty|forgotten|handmade|(?:1[89]|20)\d\ds?)\b/i;
const OWNED = /^(my|our|his|her|their)\b|['’]s /;

export const isPlural = (head: string): boolean =>
  /^(kids|people|men|women|children|feet|lights|mice|teeth|geese)$/.test(head) ||
  (/[^sui]s$/.test(head) && !/^(news|lens|series|species|gas|chess|always)$|(?:ics)$/.test(head)) ||
  /^(?:shoes|taxis|skis|menus|bikinis|gnus|emus)$/.test(head);

type Noun = { phrase: string; head: string; isMany: boolean; isForLearners: boolean };

const isPerson = ({ phrase, head }: Noun) =>
  PERSON.test(head) ||
  / who /.test(phrase) ||
  (SINGLED_OUT.test(phrase) && BY_TRADE.test(head) && !NO_TRADE.test(head));
const isPractice = ({ head, isMany, isForLearners }: Noun) =>
  PRACTICED.test(head) ||
  (isMany && LEARNABLE.test(head)) ||
  (isForLearners && !isMany) ||
  (/ing$/i.test(head) && !NOUN_IN_ING.test(head));

const isIdea = (head: string) => ABSTRACT.test(head) && !CONCRETE.test(head);

/** Topic type by the head noun of the phrase; "matter" if no list contains it. */
export function englishTopic(noun: Noun): Topic {
  const { phrase, head, isMany } = noun;
  const isOwned = OWNED.test(phrase);
  if (isPerson(noun)) return / and (?:his|her|their) /.test(phrase) ? "matter" : "person";
  if (isPlaceName(phrase) || (PLACE.test(head) && (!isMany || /^(the|these|our|my) /.test(phrase)))) return "place";
  if (EVENT.test(head)) return /^(?:my|our) /.test(phrase) ? "story" : SPAN.test(head) ? "practice" : "matter";
  if (!isOwned && isPractice(noun)) return "practice";
  if (isMany) return !isOwned && (WARES.test(head) || OF_WARES.test(phrase)) ? "goods" : "matter";
  const isHeld = WARES.test(`${head}s`) || CONCRETE.test(head) || AGED.test(phrase);
  return (isOwned || isHeld) && /^(?:an?|the|this|one|my|our|his|her|their) |['’]s /.test(phrase) && !isIdea(head)
    ? "object"
    : "matter";
}
