import { TITLE_MAX } from "../brief.ts";
import {
  AND_THEN,
  BARE_ONLY,
  DARES,
  DEFINITE,
  GENRE,
  HAS_DETAIL,
  HISTORY,
  IDENTITY,
  IN,
  LESSONS,
  LIKE_THERE,
  OCCASION,
  ON,
  ON_SITES,
  ONLY,
  OWN,
  OWNED,
  QUOTED_START,
  SECOND_CLAUSE,
  STATE,
  TAIL,
  TOLD_BY_SELF,
  TOLD_PAST,
  TOWARDS,
  WAS,
  WITH,
} from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { NounPhrase, Reading } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";
import { capitalised, joined, keyWords, uncapitalised } from "../words.ts";
import { claimSlots, germanClauseSlots, type SlotBuilder } from "./claim-slots.ts";
import { inflect } from "./german-cases.ts";
import { isFeat, isGoods, isList, isRanking, isToldList, lacksArticle } from "./noun-kinds.ts";
import { demonstrative, kindSlots, nounSlots, withArticle } from "./noun-slots.ts";
import { tellingSlots } from "./telling-slots.ts";
import { activitySlots, eventSlots } from "./verb-slots.ts";

/** The values of a slot, the longest first. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const LONG_STATEMENT = { en: 64, de: 64, es: 100, fr: 100 } as const;
const LONGEST_STATEMENT = 80;
const FEW_WORDS = 3;

/** "on the island", "in the cave": missing in German if the dative is not certain. */
function placed(noun: NounPhrase, language: Language): string[] {
  const named = language === "de" ? inflect(noun, "own", "dative") : noun.text;
  return named ? [joined(ON_SITES.test(noun.head) ? ON[language] : IN[language], named)] : [];
}

function thingSlots(reading: Reading): SlotBuilder {
  const { object, text, language, phrases } = reading;
  if (!object) return { topicText: [text] };
  if (reading.isOngoing || isFeat(reading)) {
    const feat = [uncapitalised(object.text)];
    return { feat, ...(reading.isOngoing && { featNow: feat }), text: feat, topicText: feat };
  }
  if (isList(object)) {
    const isChoice = /^(?:product|place|food|practice)$/.test(object.kind);
    return {
      list: [object.text],
      picks: isChoice ? [object.text] : [],
      points: LESSONS.test(object.head) ? [object.text] : [],
      topicText: [object.text],
    };
  }
  // "cosas que aprendí": what one has learned is told.
  if (isToldList(object))
    return { [TOLD_BY_SELF.test(object.bare) ? "told" : "indirect"]: [object.text], topicText: [object.text] };
  if (lacksArticle(reading) && GENRE.test(object.head))
    return { genre: [object.text], ownGenre: [object.text], topicText: [object.text] };
  const named = lacksArticle(reading) ? withArticle(reading) : undefined;
  if (lacksArticle(reading))
    return {
      ...(named && thingSlots({ ...reading, object: named })),
      ...{ bareNp: [object.text], nounOnly: [object.core], topicText: [object.text] },
      bareSkill: /^(?:practice|product)$/.test(object.kind) ? [object.text] : [],
      barePhrase: object.text.includes(" ") ? [object.text] : [],
      ...kindSlots(object, language),
    };
  const place = phrases.find(({ kind }) => kind === "place")?.text;
  const history = text.match(HISTORY)?.[1];
  const isOwned = OWN.test(object.determiner) || OWNED.test(object.text.replace(WITH, ""));
  return {
    ...nounSlots(object, "np thisNp bare head core npAcc npDat", language),
    soloNp: object.isPlural
      ? []
      : [language === "de" ? (inflect(object, "own", "nominative") ?? object.text) : object.text],
    manyNp:
      object.isPlural && DEFINITE.test(object.determiner) && !/ qu(?:e|i|['’])/.test(object.text) ? [object.text] : [],
    myNp: !object.isPlural && isOwned ? [object.text] : [],
    myAcc: !object.isPlural && isOwned && language === "de" ? [inflect(object, "own", "accusative")] : [],
    sight: place !== undefined && object.determiner !== "" && !/^\d/.test(object.determiner) ? [object.text] : [],
    nounOnly:
      language === "en" && /^an?$/.test(object.determiner)
        ? [object.bare]
        : keyWords(object.core).length > 1
          ? [object.core]
          : [],
    theNp: /^(?:an?|un|una|ein|eine|einen|une|)$/.test(object.determiner) ? [] : [object.text],
    inNp: placed(object, language),
    ownNp: !object.isPlural && OWN.test(object.determiner) ? [object.text] : [],
    defNp: DEFINITE.test(object.determiner) ? [object.text] : [],
    detNp: object.determiner === "" ? [] : [object.text],
    // "the last hour of a flea market"
    spell: wordsIn(language).units.has(object.head.toLowerCase()) ? [object.text] : [],
    // What somebody owns is no subject to be informed about.
    infoNp: (isOwned && !object.isPlural) || text.includes(",") ? [] : [object.text],
    aNp: /^(?:an?|un|una|ein|eine|einen|une)$/.test(object.determiner) ? [object.text] : [],
    name:
      object.determiner === "" && /^\p{Lu}/u.test(object.bare) && (language !== "de" || object.kind === "place")
        ? [object.text]
        : [],
    plain: object.determiner === "" && place === undefined ? [object.bare] : [],
    goods: isGoods(object) ? [object.bare] : [],
    history: language === "de" ? [] : [history],
    ...kindSlots(object, language),
    topicText: [object.text],
  };
}

/** A question about "this boat" instead of "a rusted canal boat". */
function shortQuestion({ text, question, language }: Reading): SlotBuilder {
  const { subject } = question ?? {};
  const named = subject && demonstrative({ ...subject, bare: subject.head }, language);
  const asks = question?.isAsked === true && subject !== undefined && text.includes(subject.text);
  return {
    askedShort: asks && named ? [text.replace(subject.text, named)] : [],
  };
}

const withoutArticle = (text: string, language: Language) =>
  language === "en" ? text.replace(/^(?:an?|the) /i, "") : text;

/** "Why I can't sleep", and not "Why since May I can't sleep". */
const startsClause = ({ text, language, teller }: Reading) => {
  if (IDENTITY.test(text)) return false;
  const first = text.split(language === "fr" ? /\s|(?<=['’])/u : " ")[0]?.toLowerCase() ?? "";
  const { self, determiners } = wordsIn(language);
  return self.has(first) || (teller === "other" && determiners.has(first)) || (language === "es" && teller === "self");
};

/** The first of two clauses, which tells what happened, and both as sentences of their own. */
function firstClauseSlots(first: Reading, text: string): SlotBuilder {
  const { lastPast = [] } = first.shape === "event" ? eventSlots(first) : {};
  const final = first.language === "de" ? (germanClauseSlots(first.text).finalText ?? lastPast) : [first.text];
  const isChosen = /^(?:quit|trade|live|travel|build|train|other)$/.test(first.verb?.group ?? "");
  return {
    happened: WAS.test(first.text) ? [] : final,
    chose: first.shape === "activity" && isChosen ? final : [],
    apart: [`${first.text}. ${capitalised(text.slice(first.text.length).replace(AND_THEN, ""))}`],
  };
}

const named = (ending: string, slots: SlotBuilder): SlotBuilder =>
  Object.fromEntries(Object.entries(slots).map(([name, values]) => [`${name}${ending}`, values]));

/** For a hook that names the money or the restriction itself. */
function withoutDetails(reading: Reading): Reading {
  // "drive from Lille to Naples": a route is no detail.
  const isRoute = reading.verb?.group === "travel" && reading.money !== undefined;
  const core = reading.phrases.filter(({ kind }) => kind === "core" || (isRoute && kind === "place"));
  return { ...reading, phrases: core.length > 0 ? core : reading.phrases.filter(({ kind }) => kind === "place") };
}

/** Forms of the parts of a reading that patterns can use; a form that is not certain is missing. */
export function slotsOf(reading: Reading): Slots {
  const { language, shape, text, phrases, money, span, limit, contrast, verb } = reading;
  const at = phrases
    .find(({ kind, text: phrase }) => kind === "place" && !TOWARDS.test(phrase) && !LIKE_THERE.test(text))
    ?.text.replace(/^into /i, "in ");
  const { group = "" } = verb ?? {};
  const isHeldOut =
    !reading.isOngoing && money === undefined && (shape === "thing" || /^(?:live|quit|survive|travel)$/.test(group));
  const isMoney = money !== undefined && shape !== "versus";
  const { object } = reading;
  const bareObject =
    shape !== "activity" ? undefined : DEFINITE.test(object?.determiner ?? "") ? object?.core : object?.bare;
  const moneyText = phrases.find(({ kind }) => kind === "money")?.text;
  const isGenre = GENRE.test(text.split(" ")[0] ?? "");
  const own: SlotBuilder = isRanking(reading)
    ? { genre: [text], ranking: [text], ownGenre: isGenre ? [text] : [], topicText: [text] }
    : shape === "activity"
      ? { ...activitySlots(reading), ...claimSlots(reading), ...named("Apart", activitySlots(withoutDetails(reading))) }
      : shape === "event"
        ? eventSlots(reading)
        : shape === "thing"
          ? thingSlots(reading)
          : shape === "claim"
            ? { ...claimSlots(reading), ...shortQuestion(reading) }
            : {
                topicText: contrast
                  ? [`${contrast[0]} vs ${contrast[1]}`]
                  : [text, ...(text.length > LONGEST_STATEMENT ? [reading.start] : [])],
              };
  // The subject of a text with a quotation comes after it.
  const said = language === "en" || language === "de" ? text.replace(QUOTED_START, "") : text;
  // A tail does not follow a long second clause well.
  const isStart =
    reading.start.split(" ").length > FEW_WORDS && keyWords(reading.start).length * 4 > keyWords(said).length * 3;
  const isLong = said.length > (isStart ? LONG_STATEMENT[language] : LONGEST_STATEMENT);
  const [clause = ""] = text.split(/[,;–—]/u);
  const shorter = [reading.start, ...(clause.split(" ").length > FEW_WORDS ? [clause] : [])].sort(
    (one, other) => other.length - one.length,
  );
  if ((shorter.at(-1) ?? "").length > TITLE_MAX - 10 && language !== "de") shorter.push(text.replace(TAIL, ""));
  const statement = shape !== "unclear" ? [] : isLong ? shorter : [said];
  const isClause = shape === "unclear" && startsClause(reading);
  // "I quit nursing after 11 years and nobody asked why": the first clause tells it alone.
  const first =
    shape === "unclear" && AND_THEN.test(text.slice(reading.start.length))
      ? readBrief(reading.start, language)
      : undefined;
  const isNow = /^(?:es|fr)$/.test(language) && reading.tense !== "past" && reading.teller === "self";
  const isTold = shape === "event" || (shape === "unclear" && reading.teller !== undefined);
  const all: SlotBuilder = {
    text: statement,
    // The detail of both sides stays at the end: "coffee or tea in winter".
    swapB: contrast && !HAS_DETAIL.test(contrast[1]) ? [contrast[1]] : [],
    topicNoun: isTold || contrast ? [] : (own.topicText ?? []),
    topicClause: isTold ? (own.topicText ?? []) : [],
    asGiven: [reading.whole],
    series: shape === "unclear" && text.includes(",") ? statement : [],
    dare:
      shape === "unclear" && reading.teller === undefined && (DARES.test(text) || (verb && reading.tense === "none"))
        ? [text]
        : [],
    occasion: shape === "unclear" && OCCASION.test(text) ? [text] : [],
    pastClause: isClause && (reading.tense === "past" || TOLD_PAST.test(text)) ? statement : [],
    openClause: isClause && reading.tense !== "past" && !STATE.test(text) && !TOLD_PAST.test(text) ? statement : [],
    ...tellingSlots(reading, own.Idid),
    clauseText:
      !isClause || reading.isSecret ? [] : !SECOND_CLAUSE.test(text) ? [text] : isNow ? shorter.slice(0, 1) : [],
    ...(isClause && language === "de" ? germanClauseSlots(text) : {}),
    ...(first && first.tense === "past" ? firstClauseSlots(first, text) : {}),
    ...own,
    at: [at],
    span: [span],
    money: isMoney ? [money] : [],
    budget: moneyText && group !== "trade" ? [money] : [],
    moneyAt: [moneyText],
    limit: [limit && BARE_ONLY.test(limit) ? undefined : limit],
    limitNoun: [limit?.replace(/^\S+ /, "")],
    spanAt: [isHeldOut && span && at ? joined(span, at) : undefined],
    spanLimit: [isHeldOut && span && limit && !ONLY.test(limit) ? joined(span, limit) : undefined],
    objAt: [bareObject && at && joined(bareObject, at)],
    objLimit: [bareObject && limit && joined(bareObject, limit)],
    objMoney: [bareObject && moneyText && joined(bareObject, moneyText)],
    ...(contrast && { a: [withoutArticle(contrast[0], language)], b: [withoutArticle(contrast[1], language)] }),
  };
  const known = Object.entries(all).flatMap(([name, values]): [string, string[]][] => {
    const own = [...new Set(values.filter((value): value is string => value !== undefined && value !== ""))];
    return own.length === 0 ? [] : [[name, own]];
  });
  return Object.fromEntries([...known.map(([name, values]) => [`${name}Short`, values.slice(-1)]), ...known]);
}
