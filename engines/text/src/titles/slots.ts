import { TITLE_MAX } from "../brief.ts";
import { HABIT } from "../data/cues.ts";
import {
  AND_THEN,
  BARE_ONLY,
  DARES,
  DEFINITE,
  ENDS_OPEN,
  FIRST_PERSON,
  GENRE,
  GERMAN_AUXILIARY,
  GERMAN_DONE,
  GERMAN_PERFECT,
  HISTORY,
  IDENTITY,
  IMPERSONAL,
  IN,
  KEEPS,
  LASTING,
  LESSONS,
  LIKE_THERE,
  OBJECT_BEFORE,
  OCCASION,
  ON,
  ON_SITES,
  ONLY,
  OWN,
  OWNED,
  QUOTED_START,
  SAYS,
  SECOND_CLAUSE,
  SEVERAL,
  SPEND,
  STATE,
  STATIVE,
  TAIL,
  TELLS,
  TOLD_BY_SELF,
  TOLD_PAST,
  TOWARDS,
  TRIES,
  UNCHOSEN,
  WHY_SELF,
  WITH,
} from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { NounPhrase, Reading, Verb } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";
import { capitalised, joined, keyWords, uncapitalised } from "../words.ts";
import { claimSlots, germanClauseSlots, type SlotBuilder, skillSlots, spanDoing } from "./claim-slots.ts";
import { inflect } from "./german-cases.ts";
import { isFeat, isGoods, isList, isRanking, isStaged, isToldList, lacksArticle } from "./noun-kinds.ts";
import { demonstrative, kindSlots, nounSlots, withArticle } from "./noun-slots.ts";
import { tellingSlots } from "./telling-slots.ts";

/** The values of a slot, the longest first. */
export type Slots = Readonly<Record<string, readonly string[]>>;

const LONG_STATEMENT = { en: 64, de: 64, es: 100, fr: 100 } as const;
const LONGEST_STATEMENT = 80;
const FEW_WORDS = 3;

/** The predicate without its verb: whole, without time and place, and its core alone. */
function restsOf({ phrases, object, isJoint, verb }: Reading): readonly string[] {
  const core = phrases.filter(({ kind }) => kind === "core");
  // A time span alone does not say what is done: "live 30 days".
  const timeless = phrases.filter(({ kind }) => kind !== "time");
  const kept = object && core.length > 0 ? core : timeless.length > 0 ? timeless : phrases;
  // "24 hours in a shop" are what was spent.
  // "with a bike and without money": neither can be left out alone.
  const isSeries = phrases.some(({ text }) => ENDS_OPEN.test(text));
  if (isJoint || isSeries || SPEND.test(verb?.base ?? "")) return [phrases.map(({ text }) => text).join(" ")];
  const special = phrases.filter(({ kind }) => kind !== "time" && kind !== "place");
  const isSpecial = core.length > 0 && special.length > core.length;
  return [phrases, ...(isSpecial ? [special] : []), kept].map((part) => part.map(({ text }) => text).join(" "));
}

/** A verb form with what belongs to it, in the word order of the language. */
const predicate = (form: string | undefined, rest: string, language: Language) =>
  form === undefined ? undefined : language === "de" ? joined(rest, form) : joined(form, rest);

const zuInfinitive = ({ base, prefix }: Verb) => (prefix ? `${prefix}zu${base.slice(prefix.length)}` : `zu ${base}`);

function firstPersonPast(verb: Verb, rest: string, { language, isPlural }: Reading): string | undefined {
  if (verb.past === undefined) return undefined;
  if (language === "en") return `${isPlural ? "we" : "I"} ${joined(verb.past, rest)}`;
  if (language === "es") return joined(verb.past, rest);
  if (language === "de")
    return `${GERMAN_PERFECT[isPlural ? "all" : "one"][verb.isMotion ? 0 : 1]} ${joined(rest, verb.past)}`;
  // With être the participle agrees with the person, whose gender is not known.
  return verb.isMotion ? undefined : `${isPlural ? "on a" : "j'ai"} ${joined(verb.past, rest)}`;
}

/** "ich habe gelesen": "habe ich gelesen". */
const inverted = (told: string | undefined) =>
  told?.match(GERMAN_DONE) ? told.replace(/^(\S+) (\S+)/, "$2 $1") : undefined;

function activitySlots(reading: Reading): SlotBuilder {
  const { verb, language, object } = reading;
  if (!verb) return {};
  const rests = restsOf(reading);
  const both = (form: (rest: string) => string | undefined) => rests.map(form);
  const infinitive = both((rest) => predicate(verb.base, rest, language));
  const isMany = object?.isPlural || /^(?:every|cada|jede[nrs]?|chaque)$/.test(object?.determiner ?? "");
  const isHard = !/^(?:trade|find|mishap)$/.test(verb.group);
  const isOfAll = !FIRST_PERSON.test(rests[0] ?? "");
  const gerund = language === "en" ? both((rest) => predicate(verb.gerund, rest, language)) : infinitive;
  const isOpen = reading.tense === "none" || /^\p{L}+ing /u.test(reading.text);
  const isImpersonal = isOpen && IMPERSONAL[language].test(rests[0] ?? "");
  const did = isImpersonal ? [] : both((rest) => predicate(verb.past, rest, language));
  const Idid = isImpersonal ? [] : both((rest) => firstPersonPast(verb, rest, reading));
  // Other forms would need the second verb in that form.
  const clause = WHY_SELF.test(reading.text) ? Idid.slice(0, 1) : [];
  if (reading.isJoint) return { did, Idid, clause, text: Idid, whole: Idid, topicText: Idid };
  return {
    do: infinitive,
    doAny: isOfAll ? infinitive : [],
    doing: gerund,
    did,
    Idid,
    clause,
    spanDoing: [spanDoing(reading)],
    whyDo: clause.length > 0 ? infinitive.slice(0, 1) : [],
    // Without a restriction, to which "without a plan" would add a second one.
    ...(!reading.limit && { IdidFree: Idid }),
    ...(!reading.limit && isMany && { didMany: did, IdidMany: Idid, doMany: infinitive }),
    // What one decides to do, unlike surviving.
    ...(!/^(?:survive|mishap|find)$/.test(verb.group) && {
      ...(!UNCHOSEN.test(verb.base) && { doChosen: infinitive, IdidChosen: Idid }),
      doingChosen: gerund,
      // What is done already can't be refused or attempted.
      ...(reading.tense !== "past" && {
        doPlan: isImpersonal ? [] : infinitive,
        anyPlan: isOfAll ? infinitive : [],
        doingPlan: gerund,
        zuPlan: language === "de" ? both((rest) => joined(rest, zuInfinitive(verb))) : [],
      }),
    }),
    ...(!reading.span && {
      doOpen: infinitive,
    }),
    // What takes effort, unlike a purchase.
    ...(isHard && {
      didHard: did,
      IdidHard: Idid,
      doHard: infinitive,
      doAnyHard: isOfAll ? infinitive : [],
    }),
    doCore:
      object && reading.phrases.filter(({ kind }) => kind === "core").length === 1
        ? [predicate(language === "en" ? verb.gerund : verb.base, object.core, language)]
        : [],
    invertedIdid: language === "de" ? Idid.map(inverted) : [],
    zuAny: language === "de" && isOfAll ? [joined(rests.at(-1), zuInfinitive(verb))] : [],
    zu: language === "de" ? both((rest) => joined(rest, zuInfinitive(verb))) : [],
    nounOnly: object ? [keyWords(object.bare).length > 1 ? object.bare : object.core] : [],
    plainObj: object && object.determiner === "" ? [object.bare] : [],
    verbing: [language === "en" ? verb.gerund : verb.base],
    ...(object && {
      ...nounSlots(object, "obj thisObj bareObj headObj objCore objAcc oneObj", language),
      manyObj: object.isPlural ? [language === "en" ? object.bare : object.text] : [],
    }),
    ...skillSlots(reading),
    topicText: gerund,
  };
}

function eventSlots(reading: Reading): SlotBuilder {
  const { verb, actor, language, object, text } = reading;
  const isOne = actor !== undefined && /^(?:an?|un|una|ein|eine|une)$/.test(actor.determiner);
  const actorSlots: SlotBuilder = actor
    ? {
        known: actor.isPlural ? [] : isOne ? [demonstrative(actor, language)] : [actor.text],
        ...nounSlots(actor, "actor thisActor bareActor actorHead actorShort actorAcc actorDat", language),
      }
    : {};
  const isAlive = actor?.kind === "animal" || actor?.kind === "person";
  const whole: SlotBuilder = {
    ...actorSlots,
    topicText: [text],
    whole: [text],
    // "un payaso cuenta su peor día": nobody asks why.
    knownText: actor && !isOne && !/^\d/.test(actor.determiner) && reading.tense === "present" ? [text] : [],
    nowText: verb && reading.tense === "present" ? [text] : [],
    says: SAYS.test(text) ? [text] : [],
    [actor?.isPlural ? "tryMany" : "tries"]: TRIES.test(text) ? [text] : [],
    [STATIVE[language].test(verb?.base ?? "") ? "stateText" : "actText"]:
      verb && reading.tense === "present" && !reading.explained ? [text] : [],
    ownActor: OWN.test(actor?.determiner ?? "") ? [actor?.text] : [],
    ...(!isAlive && { text: [text] }),
  };
  if (TELLS.test(text)) return { tells: [text], topicText: [text] };
  if (!verb || !actor) return { ...whole, event: [text] };
  const rests = restsOf(reading);
  const isPlural = actor.isPlural;
  const present = language === "en" && isPlural ? verb.base : verb.present;
  const isKnownForm = language === "en" || !isPlural;
  const each = (form: (rest: string) => string | undefined) => rests.map(form);
  const isPast = reading.tense === "past";
  const isGerman = language === "de" && isKnownForm;
  const isGermanPast = language === "de" && isPast;
  const perfect = GERMAN_AUXILIARY[isPlural ? 1 : 0][verb.isMotion ? 0 : 1];
  const now = isKnownForm ? each((rest) => present && joined(present, rest, verb.prefix)) : [];
  const actedOf = (rest: string): string | undefined => {
    if (
      verb.pastOfOther === undefined ||
      (!isKnownForm && !isGermanPast) ||
      OBJECT_BEFORE.test(text.slice(actor.text.length))
    )
      return undefined;
    if (language === "de") return joined(perfect, rest, verb.pastOfOther);
    if (language !== "fr") return joined(verb.pastOfOther, rest);
    if (verb.isMotion) return actor.gender === "m" ? joined("est", verb.pastOfOther, rest) : undefined;
    return joined("a", verb.pastOfOther, rest);
  };
  // A lasting state told in the past would be over: "my neighbour raises ostriches".
  const isHabit = object?.isPlural && !SEVERAL.test(object.determiner);
  const isLasting =
    !isPast && !isStaged(reading) && (isHabit || HABIT.test(text) || LASTING.test(verb.group) || KEEPS.test(verb.base));
  const acted = isLasting ? [] : each(actedOf);
  const act = each((rest) => predicate(verb.base, rest, language));
  const subject = language === "de" ? (inflect(actor, "own", "nominative") ?? actor.text) : actor.text;
  return {
    ...whole,
    event: isKnownForm ? [] : [text],
    acts: isPast ? [] : now,
    acted,
    lives: isLasting ? now : [],
    liveAct: isLasting ? act : [],
    doesActor: [`${isPlural ? "do" : "does"} ${subject}`],
    lastLives:
      isLasting && isGerman ? each((rest) => present && joined(subject, rest, `${verb.prefix ?? ""}${present}`)) : [],
    // In Spanish and French, what is told is a clause: "lo que aprendí".
    told: /^(?:es|fr)$/.test(language) ? [] : isPast ? acted : now,
    act: isLasting ? [] : act,
    last: isGerman && !isPast ? each((rest) => present && joined(subject, rest, `${verb.prefix ?? ""}${present}`)) : [],
    lastPast:
      (isGerman || isGermanPast) && !isLasting
        ? each((rest) => verb.past && joined(subject, rest, verb.past, perfect))
        : [],
    ...(object && {
      headObj: [object.head],
      thisObj: [demonstrative(object, language)],
    }),
    ...skillSlots(reading),
  };
}

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
    happened: final,
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
            : { topicText: [contrast ? `${contrast[0]} vs ${contrast[1]}` : text] };
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
  const all: SlotBuilder = {
    text: statement,
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
    clauseText: !isClause ? [] : !SECOND_CLAUSE.test(text) ? [text] : isNow ? shorter.slice(0, 1) : [],
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
