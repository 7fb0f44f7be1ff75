import type { Situation } from "../data/hook-lists.ts";
import {
  AMOUNT,
  BROKEN,
  BYGONE,
  DEFINITE,
  GENRE,
  LESSONS,
  MOST,
  NO_VERDICT,
  ON_PLACES,
  OWNED,
  RACES,
  TIME_HEAD,
  UNIQUE,
  VEHICLES,
  WAYS,
  YEARS,
} from "../data/phrase-patterns.ts";
import { HOW, WHY } from "../data/question-patterns.ts";
import type { Reading, Verb } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";
import { isOwnReason } from "./claim-slots.ts";
import { hooksOf } from "./hooks-of.ts";
import { isFeat, isGoods, isList, isOwn, isRanking, isToldList, lacksArticle } from "./noun-kinds.ts";
import { withArticle } from "./noun-slots.ts";

/** "rescue a goat" repairs nothing, "teach my grandma" trains no animal, "return a gift" is no trip, "run an app" no race, and "turn $1 into a car" no build. */
const isOtherSense = ({ group, base }: Verb, { object, place }: Reading) =>
  (group === "repair" && (object?.kind === "animal" || object?.kind === "person")) ||
  (group === "train" && object?.kind !== "animal") ||
  (group === "travel" && object !== undefined && object.kind !== "place" && place === undefined) ||
  (group === "build" && /^[$€£\d]/u.test(object?.text ?? "")) ||
  (group === "compete" && base === "run" && object !== undefined && !RACES.test(object.head));

function ownSituations(reading: Reading): Situation[] {
  const { shape, verb, actor, object, question, span, tense, text, language } = reading;
  // "saunas" are no place to visit.
  const isKind =
    /^(?:en|de)$/.test(language) && object?.determiner === "" && object.isPlural && object.bare === object.core;
  const isThing =
    object &&
    (ON_PLACES.test(object.head) ||
      VEHICLES.test(object.head) ||
      object.determiner === "my" ||
      (language === "de" && OWNED.test(object.text)) ||
      BYGONE.test(text) ||
      (isKind && object.kind === "place"));
  const kind = isThing ? "thing" : object?.kind;
  if (isRanking(reading)) return ["bareThing"];
  switch (shape) {
    case "activity":
      if (question) return ["how", "question"];
      return verb && verb.group !== "other" && !isOtherSense(verb, reading) ? [verb.group, "activity"] : ["activity"];
    case "event": {
      const about: Situation[] =
        actor?.kind === "animal" ? ["animalEvent"] : actor?.kind === "person" ? ["personEvent"] : [];
      const doing: Situation[] =
        verb?.group === "learn" ? ["learnEvent"] : verb?.group === "mishap" ? ["mishapEvent"] : [];
      // "my daughter picks my clothes for a week": a test of endurance.
      const feat: Situation[] = span && tense === "present" && !YEARS.test(text) ? ["featThing"] : [];
      return [...feat, ...doing, ...about, "event"];
    }
    case "thing": {
      if (!object) return ["unclear"];
      if (isToldList(object)) return ["question"];
      if (lacksArticle(reading))
        return withArticle(reading) && !GENRE.test(object.head)
          ? [`${kind ?? "thing"}Thing`, "bareThing"]
          : ["bareThing"];
      if (reading.isOngoing || isOwn(object)) return ["ongoing"];
      if (isFeat(reading)) return ["featThing"];
      // "41 rejections in one year" tells a story.
      const isTold = /^(?:en|de)$/.test(language) && object.kind === "thing" && !LESSONS.test(object.head);
      if (isList(object)) return [isTold || AMOUNT.test(text) ? "unclear" : "listThing"];
      if (/^(?:es|fr)$/.test(language) && TIME_HEAD.test(object.head)) return ["unclear"];
      if (
        object.kind !== "person" &&
        DEFINITE.test(object.determiner) &&
        (UNIQUE.test(object.bare) || MOST.test(object.bare)) &&
        !wordsIn(reading.language).units.has(object.head.toLowerCase())
      )
        return ["extremeThing", WAYS.test(object.head) || kind === "food" ? "unclear" : `${kind ?? "thing"}Thing`];
      if (BROKEN.test(object.core) && object.kind !== "place") return ["brokenThing", "thingThing"];
      if (object.kind === "product" && !isGoods(object)) return ["thingThing"];
      const isSeveral = object.isPlural && DEFINITE.test(object.determiner) && /^(?:en|de)$/.test(language);
      if (object.kind === "thing" && isSeveral) return ["unclear"];
      return [`${kind ?? "thing"}Thing`];
    }
    case "claim":
      if (isOwnReason(reading)) return ["selfClause"];
      return [WHY.test(question?.word ?? "") ? "why" : HOW.test(question?.word ?? "") ? "how" : "question", "question"];
    case "unclear":
      return reading.teller && !NO_VERDICT.test(reading.text) ? [`${reading.teller}Clause`] : ["unclear"];
    default:
      return [shape];
  }
}

/** What a video about the subject shows, the most specific first. */
export function situationsOf(reading: Reading): Situation[] {
  const { span, money, limit, place, shape, verb } = reading;
  const hasDetails = shape === "activity" || shape === "thing";
  const details: Situation[] = [
    ...(money && hasDetails ? (["money"] as const) : []),
    ...(span && hasDetails && !reading.isOngoing ? (["span"] as const) : []),
    ...(limit && hasDetails && !reading.isOngoing ? (["limit"] as const) : []),
    ...(place && !span && /^(?:live|travel|survive|find)$/.test(verb?.group ?? "") ? (["place"] as const) : []),
  ];
  const [first = "unclear", ...rest] = ownSituations(reading);
  return [...new Set([first, ...details, ...rest])];
}

/** `bonus` prefers the hooks of the most specific situation. */
export type Hook = { pattern: string; name: string | null; bonus: number };

const FIRST_SITUATION = 14;
const NEXT_SITUATION = 5;

/** Hooks for what the brief shows: the most specific situation first, and in each the best first. */
export const situationHooks = (reading: Reading): Hook[] =>
  situationsOf(reading).flatMap((situation, at) =>
    hooksOf(reading.language).situations[situation].map((pattern, place) => ({
      ...{ pattern, name: null, bonus: Math.max(0, FIRST_SITUATION - NEXT_SITUATION * at) - place / 1.5 },
    })),
  );

export const FILLER = -30;
/** Patterns for any text. */
export const IS_FILLER = /\{topic(?:Text|Noun|Clause)\}/;

const fillerOf = (shape: Reading["shape"], teller: Reading["teller"]): Situation =>
  shape === "event" ? "otherClause" : shape !== "unclear" ? "anyText" : teller ? `${teller}Clause` : "unclear";

/** Hooks for any text, used when the others are not enough. */
export const fillerHooks = ({ language, shape, text, whole, teller }: Reading): Hook[] => [
  ...(whole === text ? [] : [{ pattern: "{asGiven}", name: null, bonus: 0 }]),
  ...hooksOf(language).situations[fillerOf(shape, teller)].map((pattern) => ({
    ...{ pattern: pattern.replace("{text}", "{topicText}"), name: null, bonus: FILLER },
  })),
];
