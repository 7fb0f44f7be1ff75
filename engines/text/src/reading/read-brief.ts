import { ACRONYM, QUOTED, STARTS_QUOTED, TWO_HALVES } from "../data/brief-marks.ts";
import { COUNTABLES, PLURALS } from "../data/en/countables.ts";
import { GERMAN_PLURAL } from "../data/noun-forms.ts";
import { TOLD_BY_ALL } from "../data/ongoing.ts";
import {
  AND_NONE,
  AND_SELF,
  CONFESSED,
  CONFESSION,
  DENIED,
  ETRE_PARTICIPLE,
  EXPLAINED,
  FOR,
  HAS_SUBJECT,
  HOURS_ONLY,
  IDENTITY,
  IS_ADVICE,
  LIVE,
  MASS,
  MONEY,
  NIGHTS,
  OWN_FINDING,
  PARTICIPLE,
  PARTICLE,
  PAST_FORM,
  PERFECT,
  PLAIN_DETAIL,
  RANKED_BY,
  REFLEXIVE_BEFORE,
  ROUTINE,
  SLEPT,
  SPANISH_SELF,
  SPEND,
  WEIGHT,
} from "../data/phrase-patterns.ts";
import { GERMAN_RELATIVE, GERMAN_SUBORDINATE } from "../data/typed-words.ts";
import { ATTEMPTS, PLANS } from "../data/verbs.ts";
import { detectLanguage, type Language } from "../language.ts";
import { keyWords } from "../words.ts";
import { ASKS, type Core, NOTHING, SPANISH_REFLEXIVE, upToClause } from "./core.ts";
import { nounPhraseOf, textOf } from "./noun-phrase.ts";
import { ongoingFeat } from "./ongoing.ts";
import { phrasesOf, spanIn } from "./phrases.ts";
import { plainSentence } from "./plain-sentence.ts";
import { readCore } from "./read-core.ts";
import type { NounKind, NounPhrase, Reading } from "./reading.ts";
import { tagWords, type Word, wordsIn } from "./tag-words.ts";
import { taggerOf } from "./tagger.ts";
import { findVerb } from "./verb-forms.ts";

/** The subject is in the first sentence; a longer one is cut at a clause. */
const LONGEST = 160;
const firstSentence = (text: string) => text.match(/^.{12,}?[.!?](?=\s)/su)?.[0] ?? text;
const cut = (text: string) => {
  if (text.length <= LONGEST) return text;
  const clause = text.split(/[,;–—]/u)[0] ?? text;
  return clause.length <= LONGEST ? clause : clause.slice(0, LONGEST).replace(/\s+\S*$/u, "");
};
/** A longer noun phrase may be a sentence. */
const LONGEST_THING = 12;

const cache = new Map<string, Reading>();
const CACHED = 200;

/** Reads a brief into its parts. A part that is not certain is left out. */
export function readBrief(brief: string, given?: Language): Reading {
  const language = given ?? detectLanguage(brief);
  const key = `${language} ${brief}`;
  const known = cache.get(key);
  if (known) return known;
  const reading = readText(brief, language);
  if (cache.size >= CACHED) cache.clear();
  cache.set(key, reading);
  return reading;
}

/** One sleeps somewhere for a night, and lives there for days; nobody lives anywhere for hours. */
const livedIn = (span: string, language: Language) =>
  NIGHTS.test(span) ? SLEPT[language] : HOURS_ONLY.test(span) ? "" : LIVE[language];

/** "I spent 90 days in a van" says that somebody lived there, and "90 days painting" that somebody painted. */
function asDoing(core: Core, language: Language): Core {
  const [time, ...others] = phrasesOf(core.rest, language);
  if (time?.phrase.kind !== "time" || !SPEND.test(core.verb?.base ?? "")) return core;
  const rest = core.rest.slice(time.words.length);
  const at = rest[0]?.lower === "à" ? 1 : 0;
  const doing = rest[at];
  const isDoing =
    doing?.verb && (doing.is === "gerund" || (language === "fr" && at === 1 && doing.is === "infinitive"));
  const lives = others.length > 0 && others.every(({ phrase }) => phrase.kind === "place");
  const verb = isDoing
    ? doing.verb?.verb
    : lives
      ? findVerb(livedIn(time.phrase.text, language), language, ["Verb"], taggerOf)?.verb
      : undefined;
  if (!verb) return core;
  const span = tagWords(`${FOR[language]} ${textOf(time.words)}`.trim(), language);
  return {
    ...core,
    verb,
    rest: language === "de" ? [...span, ...rest] : [...rest.slice(isDoing ? at + 1 : 0), ...span],
  };
}

const AND = /^(?:and|y|e|et)$/;
const ALL = /^(?:we|wir|nosotr[oa]s|nous|on)$/;
const isToldByAll = (words: readonly Word[], language: Language) => {
  const [first, second] = words;
  const verb = SPANISH_REFLEXIVE.test(first?.lower ?? "") ? second?.verb : first?.verb;
  const isAsked = wordsIn(language).questions.has(first?.lower ?? "");
  // "comment on fabrique une cloche": anybody.
  return (
    (isAsked ? /^(?:we|wir|nous)$/ : ALL).test((isAsked ? second : first)?.lower ?? "") || verb?.form === "pastOfSelves"
  );
};

const isToldBySelf = ({ is, verb }: Word) =>
  is === "finite" && /^(?:past|pastOfSelves|presentOfSelf)$/.test(verb?.form ?? "");

/** Who acts in a sentence; undefined for a text without a verb. */
function tellerOf(words: readonly Word[], { tense }: Core, language: Language): Reading["teller"] {
  const [first, second] = words.slice(
    Math.max(
      0,
      words.findIndex(({ is }) => is !== "adverb"),
    ),
  );
  const told =
    language === "es" ? (first?.lower === "no" || first?.lower === "me" ? second : first)?.verb?.form : undefined;
  const isSelf =
    words.slice(1, 5).some(({ lower }, at) => /^(?:yo|moi)$/.test(lower) && AND.test(words[at]?.lower ?? "")) ||
    (language === "es" && /^(?:se )?(?:me|nos) /.test(`${words[0]?.lower} ${words[1]?.lower} `)) ||
    words.slice(0, 3).some(({ lower }) => language === "es" && SPANISH_SELF.test(lower)) ||
    wordsIn(language).self.has(first?.lower ?? "") ||
    /^(?:past|pastOfSelves|presentOfSelf)$/.test(told ?? "") ||
    (language === "es" && /^por qué /iu.test(textOf(words)) && words.slice(2, 5).some(isToldBySelf)) ||
    words.some(({ is, lower }, at) => is === "pronoun" && wordsIn(language).self.has(lower) && at < 5);
  if (isSelf) return "self";
  // "never trust a cheap parachute" is advice.
  const start = language === "en" ? words[0]?.verb : undefined;
  if (IS_ADVICE.test(words[0]?.lower ?? "") || (start?.isListed && start.form === "infinitive")) return undefined;
  const isClause = tense !== "none" || words.some(({ is }, at) => at > 0 && (is === "finite" || is === "auxiliary"));
  return isClause ? "other" : undefined;
}

/** Which verbs of a Spanish or French sentence are in a past tense. */
function pastVerbs(words: readonly Word[], language: Language): readonly boolean[] {
  const verbs = words.flatMap(({ is }, at) => (is === "finite" || is === "auxiliary" ? [at] : []));
  const isPast = (at: number) => {
    const { lower = "", verb } = words[at] ?? {};
    const next = words.slice(at + 1).find(({ is }) => is !== "adverb");
    // "je suis fatigué" is no past, unlike "je suis parti" and "je me suis endormi".
    const isBeing = /^(?:est|sont|suis|sommes)$/.test(lower);
    const moved = ETRE_PARTICIPLE.test(next?.lower ?? "") || REFLEXIVE_BEFORE.test(words[at - 1]?.lower ?? "");
    if (isBeing && !moved) return false;
    return PERFECT.test(lower)
      ? next?.is === "participle" || PARTICIPLE.test(next?.lower ?? "")
      : /^past/.test(verb?.form ?? "") || (verb?.form !== "present" && PAST_FORM[language].test(lower));
  };
  return verbs.map(isPast);
}

/** "Hochzeitskleid nähen": in a sentence the noun would need an article. */
function isBareSingular({ shape, rest: [noun, next] }: Core, language: Language): boolean {
  if (language !== "de" || shape !== "activity") return false;
  // "altes Rad", "alten Bus": these endings are singular.
  if (noun?.is === "adjective" && /e[ns]$/.test(noun.lower) && next?.is === "noun") return !/en$/.test(next.lower);
  const read = noun?.is === "noun" ? nounPhraseOf([noun], "de") : undefined;
  const isCertain = read?.gender !== undefined || !/(?:e|en|er|el|s)$/.test(read?.head ?? "e");
  return isCertain && read?.isPlural === false && !/^(?:food|practice)$/.test(read.kind);
}

const COUNTED_KINDS: ReadonlySet<NounKind> = new Set(["animal", "person", "place", "product"]);

/** "lighthouse" stands for all lighthouses, and "Wespen" are several. */
function kindOf(noun: NounPhrase | undefined, language: Language): NounPhrase | undefined {
  if (!noun || noun.isPlural || noun.determiner !== "" || noun.bare !== noun.core) return noun;
  const { head, kind, bare } = noun;
  if (language === "de") {
    const isMany =
      bare === head &&
      GERMAN_PLURAL.test(head) &&
      (kind !== "food" || /n$/.test(head)) &&
      !/^(?:practice|history)$/.test(kind) &&
      findVerb(head.toLowerCase(), "de", [], taggerOf)?.form !== "infinitive";
    return isMany ? { ...noun, isPlural: true } : noun;
  }
  const isCounted = (COUNTED_KINDS.has(kind) || COUNTABLES.has(head)) && !MASS.test(head) && bare.endsWith(head);
  if (language !== "en" || !isCounted || /\p{Lu}/u.test(bare)) return noun;
  const [from, to] = PLURALS.find(([ending]) => ending.test(head)) ?? PLURALS[0];
  const many = `${bare.slice(0, -head.length)}${head.replace(from, to)}`;
  return { ...noun, text: many, bare: many, core: many, head: many.split(" ").at(-1) ?? many, isPlural: true };
}

const OTHERS = /^(?:he|she|they|it)$/;
const CLITIC = /^(?:me|se|lo|la|le|los|las|les|nos|l'|m'|s'|y|en)$/;

/** The predicate with its second verb, told of the same person, to the end of the text; undefined if there is none. */
function jointRest(
  words: readonly Word[],
  { shape, tense, rest }: Core,
  language: Language,
): readonly Word[] | undefined {
  const [start] = rest;
  if (shape !== "activity" || tense !== "past" || !start) return undefined;
  const from = words.indexOf(start);
  const at = words.findIndex(({ lower }, place) => place > from && AND.test(lower));
  if (from < 0 || at < 0 || ASKS.test(words[at + 1]?.lower ?? "")) return undefined;
  const { self } = wordsIn(language);
  const next = words.slice(at + 1).find(({ is, lower }) => is !== "adverb" && !self.has(lower) && !CLITIC.test(lower));
  const isSame = next?.is === "participle" || next?.is === "auxiliary" || /^past/.test(next?.verb?.form ?? "");
  return isSame ? words.slice(from) : undefined;
}

function readText(brief: string, language: Language): Reading {
  const given = brief.slice(0, 1000);
  const isShouted = !/\p{Ll}/u.test(given) && !ACRONYM.test(given.trim());
  const sentence = cut(firstSentence(plainSentence(isShouted ? given.toLowerCase() : given, language)));
  const whole = sentence.replace(/[\s.,;:!?…]+$/u, "").replace(/^[\s.,;:!?…¿¡]+/u, "");
  const isAsked = /\?\s*$/.test(sentence);
  const [, first] = STARTS_QUOTED.test(whole) ? [] : (whole.match(TWO_HALVES) ?? []);
  const isName = first !== undefined && !first.includes(" ") && !isAsked;
  const sentenceText = isName ? whole : (first ?? whole);
  const [, explainer, explained] = sentenceText.match(EXPLAINED[language]) ?? [];
  const confessed = sentenceText.match(CONFESSED[language])?.[1];
  const asked = explained !== undefined && HAS_SUBJECT.test(explained) ? explained : undefined;
  const text = asked ?? confessed ?? sentenceText;
  const shown = ATTEMPTS[language].reduce((told, [from, to]) => told.replace(from, to), text);
  const feat = confessed === undefined ? ongoingFeat(text, language) : undefined;
  const words = tagWords(feat ?? shown, language);
  const read = feat
    ? { ...NOTHING, shape: "thing" as const, rest: words }
    : isName
      ? { ...NOTHING, rest: words }
      : STARTS_QUOTED.test(whole)
        ? { ...NOTHING, rest: words }
        : readCore(words, language, asked ?? first ?? sentence);
  const doing = asDoing(shown === text ? read : { ...read, tense: PLANS.test(text) ? "none" : "past" }, language);
  const joint = jointRest(words, doing, language);
  const core = joint ? { ...doing, rest: joint } : doing;
  const parts =
    core.shape === "activity" || core.shape === "event" || core.shape === "thing"
      ? phrasesOf(core.rest, language, core.verb)
      : [];
  const told = core.verb;
  const phrases = parts.map(({ phrase }) => phrase);
  const object = parts.find(
    ({ phrase, words: [start] }) =>
      phrase.kind === "core" && start?.is !== "preposition" && !PARTICLE.test(start?.lower ?? ""),
  );
  const place = parts.find(({ phrase }) => phrase.kind === "place");
  const time = parts.find(({ phrase }) => phrase.kind === "time");
  const money = text.match(MONEY)?.[0];
  // French "voler" means to fly, and with an object to steal; "ganar" is to win, and with money to earn.
  const group =
    told?.base === "voler" && object
      ? "mishap"
      : /^(?:montar|monter)$/.test(told?.base ?? "") &&
          object &&
          nounPhraseOf(object.words, language)?.kind !== "animal"
        ? "build"
        : told?.group === "mishap" && WEIGHT.test(nounPhraseOf(object?.words ?? [], language)?.head ?? "")
          ? "other"
          : money && /^(?:ganar|gagner|win)$/.test(told?.base ?? "")
            ? "trade"
            : told?.group;
  // "vender mi coche e ir a caballo": the second verb has the same form only in the infinitive. In German it ends the text.
  const isDouble = core.rest.some(
    ({ is }, at) => is === "conjunction" && core.rest[at + 1]?.verb?.form === "infinitive" && core.tense === "none",
  );
  const verb = told && group && { ...told, group, ...(isDouble && { past: undefined, gerund: undefined }) };
  const number = words.find(({ is, text: word }) => is === "number" && !/[$€£]/.test(word))?.text;
  const clause = textOf(upToClause(words));
  // What stands in a second clause would be lost: only the whole text says what the brief says.
  // "watch a doctor explain why" has another verb than its first.
  const hasQuestion =
    language === "en" &&
    core.tense === "none" &&
    !core.question &&
    core.rest.some(({ lower }, at) => at > 0 && ASKS.test(lower));
  const isTold =
    (language === "en" || language === "de" || (core.shape === "activity" && core.tense !== "none")) &&
    !joint &&
    !feat &&
    /^(?:activity|event|thing)$/.test(core.shape);
  // "learning to juggle in 14 days, 20 minutes a day": the detail can be left out.
  const isDetail = core.shape === "activity" && PLAIN_DETAIL.test(shown.slice(clause.length));
  // "I bet my brother he couldn't": another clause without a conjunction.
  const hasClause =
    language === "en" &&
    core.rest.some(
      ({ lower }, at) =>
        OTHERS.test(lower) &&
        /^(?:auxiliary|finite)$/.test(core.rest[at + 1]?.is ?? "") &&
        core.rest[at - 1]?.is === "noun",
    );
  const isCut =
    isTold &&
    ((clause !== textOf(words) && !GERMAN_RELATIVE.test(text) && !isDetail) ||
      hasClause ||
      (language === "de" && core.tense === "present" && GERMAN_SUBORDINATE.test(text)) ||
      (core.shape === "thing" && (words.length > LONGEST_THING || RANKED_BY.test(text))) ||
      hasQuestion ||
      (core.shape === "thing" && AND_NONE.test(text)) ||
      (language === "de" && isDouble) ||
      isBareSingular(core, language));
  const isBroken = core.shape === "event" && /^(?:es|fr)$/.test(language) && (!verb || IDENTITY.test(text));
  // "Monta una banda": a noun is followed by no article.
  const isAdvice =
    core.shape === "thing" && /^(?:es|fr)$/.test(language) && words[0]?.is === "noun" && words[1]?.is === "determiner";
  const isSentence = core.shape === "thing" && AND_SELF.test(text);
  const isFinding = core.shape === "claim" && !isAsked && OWN_FINDING.test(text);
  const isConfession = confessed !== undefined || CONFESSION.test(text);
  const span = spanIn(time?.words ?? words, language);
  // "trabajo de noche": what the person does all the time is told, and not tried.
  const isRoutine = core.shape === "activity" && core.tense === "present" && ROUTINE.test(verb?.base ?? "") && !span;
  const shape =
    isCut || isBroken || isRoutine || isAdvice || isSentence || isFinding || isConfession ? "unclear" : core.shape;
  const isVerbless = !words.some(({ is }) => is === "finite" || is === "auxiliary");
  const isRetold = shape === "unclear" && shown !== text;
  const start = isName ? whole : isRetold ? textOf(upToClause(tagWords(text, language))) : clause;
  const teller = isRetold
    ? "self"
    : STARTS_QUOTED.test(whole) ||
        isAdvice ||
        (isBroken && !verb && isVerbless) ||
        isFinding ||
        (isCut && !isConfession && core.shape !== "event" && core.tense === "none")
      ? undefined
      : tellerOf(words, core, language);
  const isPast = pastVerbs(words, language);
  return {
    language,
    text,
    whole: isAsked && first !== undefined ? `${whole}?` : whole,
    start,
    shape,
    tense: core.tense === "none" && shape === "unclear" && isPast[0] ? "past" : core.tense,
    isPlural: feat ? TOLD_BY_ALL.test(text) : core.shape !== "event" && isToldByAll(words, language),
    isJoint: joint !== undefined,
    isOngoing: feat !== undefined,
    isOver: isPast.length > 0 && !isPast.includes(false),
    isSecret: shape === "unclear" && teller === "self" && (isConfession || DENIED[language].test(text)),
    explained: explainer === undefined || explained === undefined ? undefined : [explainer, explained],
    teller,
    actor: core.actor,
    verb,
    object:
      core.shape === "thing"
        ? kindOf(nounPhraseOf(core.rest, language), language)
        : object && nounPhraseOf(object.words, language),
    phrases,
    number,
    money,
    span,
    place: place && nounPhraseOf(place.words.slice(1), language),
    limit: phrases.find(({ kind }) => kind === "limit")?.text,
    contrast: core.contrast,
    question: isFinding ? undefined : core.question,
    quoted: [...brief.slice(0, 1000).matchAll(QUOTED)].map(([, inner = ""]) => inner),
    keys: keyWords(whole),
  };
}
