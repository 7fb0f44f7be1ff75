import { HABIT } from "../data/cues.ts";
import {
  BELONGS_TOGETHER,
  ENDS_OPEN,
  FIRST_PERSON,
  GERMAN_AUXILIARY,
  GERMAN_DONE,
  GERMAN_PERFECT,
  IMPERSONAL,
  KEEPS,
  LASTING,
  OBJECT_BEFORE,
  OWN,
  SAYS,
  SEVERAL,
  SPEND,
  STATIVE,
  TELLS,
  TRIES,
  UNCHOSEN,
  WHY_SELF,
} from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import type { Reading, Verb } from "../reading/reading.ts";
import { joined, keyWords } from "../words.ts";
import { type SlotBuilder, skillSlots, spanDoing } from "./claim-slots.ts";
import { inflect } from "./german-cases.ts";
import { isStaged } from "./noun-kinds.ts";
import { demonstrative, nounSlots } from "./noun-slots.ts";

/** The predicate without its verb: whole, without time and place, and its core alone. */
function restsOf({ phrases, object, isJoint, verb }: Reading): readonly string[] {
  const core = phrases.filter(({ kind }) => kind === "core");
  // A time span alone does not say what is done: "live 30 days".
  const timeless = phrases.filter(({ kind }) => kind !== "time");
  const kept = object && core.length > 0 ? core : timeless.length > 0 ? timeless : phrases;
  // "24 hours in a shop" are what was spent.
  // "with a bike and without money": neither can be left out alone.
  // "the night where the train did not stop": the clause belongs to the night.
  const isSeries = phrases.some(({ text }) => ENDS_OPEN.test(text) || BELONGS_TOGETHER.test(text));
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

export function activitySlots(reading: Reading): SlotBuilder {
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

export function eventSlots(reading: Reading): SlotBuilder {
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
  const present = language === "en" && isPlural && !verb.isPerfect ? verb.base : verb.present;
  const isKnownForm = language === "en" || !isPlural;
  const each = (form: (rest: string) => string | undefined) => rests.map(form);
  const isPast = reading.tense === "past";
  // With a comma, the verb does not come last: "bringt ihr bei, Bilder zu stricken".
  const isGerman = language === "de" && isKnownForm && !text.includes(",");
  const isGermanPast = language === "de" && isPast && !text.includes(",");
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
    verb.isPerfect ||
    (!isPast &&
      !isStaged(reading) &&
      (isHabit || HABIT.test(text) || LASTING.test(verb.group) || KEEPS.test(verb.base)));
  const acted = isLasting ? [] : each(actedOf);
  const act = each((rest) => predicate(verb.base, rest, language));
  const subject = language === "de" ? (inflect(actor, "own", "nominative") ?? actor.text) : actor.text;
  return {
    ...whole,
    event: isKnownForm ? [] : [text],
    acts: isPast ? [] : now,
    acted,
    lives: isLasting ? now : [],
    liveAct: isLasting && !verb.isPerfect ? act : [],
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
