import {
  ABILITY,
  FOR,
  LIVE,
  MONEY,
  OBJECT_PRONOUN,
  OCCASION,
  PURPOSE,
  SPEND,
  YES_NO,
} from "../data/phrase-patterns.ts";
import { ATTEMPTS } from "../data/verbs.ts";
import { detectLanguage, type Language } from "../language.ts";
import { keyWords } from "../words.ts";
import { nounPhraseOf, textOf } from "./noun-phrase.ts";
import { phrasesOf, spanIn } from "./phrases.ts";
import { plainSentence } from "./plain-sentence.ts";
import type { NounPhrase, Reading, Shape, Verb } from "./reading.ts";
import { tagWords, type Word, wordsIn } from "./tag-words.ts";
import { taggerOf } from "./tagger.ts";
import { findVerb, reflexiveOf } from "./verb-forms.ts";

/** The subject is in the first sentence; a longer one is cut at a clause. */
const LONGEST = 160;
const firstSentence = (text: string) => text.match(/^.{12,}?[.!?](?=\s)/su)?.[0] ?? text;
const cut = (text: string) => {
  if (text.length <= LONGEST) return text;
  const clause = text.split(/[,;–—]/u)[0] ?? text;
  return clause.length <= LONGEST ? clause : clause.slice(0, LONGEST).replace(/\s+\S*$/u, "");
};
const QUOTED = /["“„«]\s?([^"“”„«»]{2,60}?)\s?["”“»]/gu;

type Core = {
  shape: Shape;
  tense: Reading["tense"];
  actor?: NounPhrase | undefined;
  verb?: Verb | undefined;
  rest: readonly Word[];
  question?: Reading["question"];
  contrast?: Reading["contrast"];
};

const NOTHING: Core = { shape: "unclear", tense: "none", rest: [] };
const lowerFirst = (words: readonly Word[]) => words[0]?.lower ?? "";
const isConjunction = ({ is }: Word) => is === "conjunction";

/** The predicate up to a second clause. */
function upToClause(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      ((isConjunction(word) &&
        words.slice(at + 1, at + 4).some(({ is }) => is === "finite" || is === "auxiliary" || is === "pronoun")) ||
        (/[,;:.!?]/.test(words[at - 1]?.after ?? "") && word.is !== "adjective" && word.is !== "noun")),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** "the man who sold the Eiffel Tower": a verb after a relative pronoun does not belong to the actor. */
const isRelative = (words: readonly Word[]) =>
  words.some(({ is }, at) => is === "relative" || (is === "pronoun" && at > 0));

const SPANISH_REFLEXIVE = /^(?:se|me|nos)$/;
const skipAdverbs = (words: readonly Word[], from: number) => {
  let at = from;
  while (words[at]?.is === "adverb" && !SPANISH_REFLEXIVE.test(words[at]?.lower ?? "")) at++;
  return at;
};

const isVerbRest = ([next, afterNext]: readonly Word[]) =>
  next?.is === "determiner" || (next?.lower === "a" && afterNext?.is === "infinitive");

/** A clause with "I" or "we". */
function readSelf(words: readonly Word[], language: Language): Core | undefined {
  const { self } = wordsIn(language);
  const hasPronoun = self.has(lowerFirst(words));
  const at = skipAdverbs(words, hasPronoun ? 1 : 0);
  const verb = words[at];
  if (!verb) return undefined;
  if (language === "es" && !hasPronoun && at === 0) {
    const reflexive = SPANISH_REFLEXIVE.test(verb.lower) && verb.lower !== "se";
    const main = reflexive ? words[1] : verb;
    const form = main?.verb?.form;
    const rest = words.slice(reflexive ? 2 : 1);
    // "cuento" and "como" are nouns and function words as well: a present form without "yo" is certain with an object.
    const isNow = form === "presentOfSelf" && main?.verb?.isListed && main.lower !== "como" && isVerbRest(rest);
    if (!main?.verb || (form !== "past" && form !== "pastOfSelves" && !isNow)) return undefined;
    const told = form === "pastOfSelves" ? { ...main.verb.verb, past: main.lower } : main.verb.verb;
    return { shape: "activity", tense: isNow ? "present" : "past", verb: told, rest: upToClause(rest) };
  }
  if (!hasPronoun) return undefined;
  const rest = words.slice(at + 1);
  if (verb.is === "auxiliary") {
    if (language === "de") {
      const last = upToClause(rest);
      const final = last.at(-1);
      return final?.verb?.form === "participle" || final?.verb?.form === "infinitive"
        ? {
            shape: "activity",
            tense: final.verb.form === "participle" ? "past" : "present",
            verb: final.verb.verb,
            rest: last.slice(0, -1),
          }
        : undefined;
    }
    const denied = language === "en" && /^didn['’]t$/.test(verb.lower) ? words[at + 1]?.verb?.verb : undefined;
    const going = denied && findVerb("go", "en", ["Verb"], taggerOf)?.verb;
    // "I didn't speak for 7 days": 7 days without speaking.
    if (denied?.gerund && going)
      return {
        shape: "activity",
        tense: "past",
        verb: { ...going, group: "quit" },
        rest: tagWords(`without ${denied.gerund} ${textOf(upToClause(words.slice(at + 2)))}`, "en"),
      };
    const next = skipAdverbs(words, words[at + 1]?.lower === "been" ? at + 2 : at + 1);
    const main = words[next];
    if (
      !main?.verb ||
      /n['o]t$/.test(verb.lower) ||
      words.slice(at, next).some(({ lower }) => lower === "not" || lower === "pas")
    )
      return undefined;
    return { shape: "activity", tense: "past", verb: main.verb.verb, rest: upToClause(words.slice(next + 1)) };
  }
  if (!verb.verb) return undefined;
  const { form } = verb.verb;
  const tense = form === "past" || form === "participle" ? "past" : "present";
  return { shape: "activity", tense, verb: verb.verb.verb, rest: upToClause(words.slice(at + 1)) };
}

/** "restoring a bike", "how to bake bread", "einen Bus restaurieren": what the maker of the video does. */
function readActivity(words: readonly Word[], language: Language): Core | undefined {
  const [first, second] = words;
  if (!first) return undefined;
  const activity = (verb: Verb, rest: readonly Word[]): Core => ({
    shape: "activity",
    tense: "none",
    verb,
    rest: upToClause(rest),
  });
  if (language === "en") {
    if (first.lower === "how" && second?.lower === "to" && words[2]?.verb)
      return activity(words[2].verb.verb, words.slice(3));
    if (first.lower === "to" && second?.verb?.form === "infinitive") return activity(second.verb.verb, words.slice(2));
    if (first.verb?.form === "gerund" && first.is === "gerund" && second && isObjectStart(second, words[2]))
      return activity(first.verb.verb, words.slice(1));
    const startsObject = second?.is === "determiner" || second?.is === "number";
    // "Can a boat be saved?" does not put a boat into cans.
    if (first.verb?.form === "infinitive" && startsObject && !YES_NO.test(first.lower))
      return activity(first.verb.verb, words.slice(1));
    return undefined;
  }
  if (language === "de") {
    const end = words.findIndex(({ is }, at) => is === "infinitive" && at > 0);
    const main = words[end];
    // "Waschbären plündern unsere Mülltonne": before an object the same form has a subject.
    const actor = words[end + 1]?.is === "determiner" ? nounPhraseOf(words.slice(0, end), "de") : undefined;
    if (main?.verb && actor) {
      const rest = upToClause(words.slice(end + 1));
      return { shape: "event", tense: "present", actor: { ...actor, isPlural: true }, verb: main.verb.verb, rest };
    }
    if (
      main?.verb &&
      !words.some(
        ({ is }, at) => at < end && (is === "finite" || is === "pronoun" || is === "auxiliary" || is === "relative"),
      )
    )
      return activity(main.verb.verb, [...words.slice(0, end), ...words.slice(end + 1)]);
    const named =
      first.text.length > 4 && second?.is === "preposition" ? tagWords(`zu ${first.lower}`, "de")[1]?.verb : undefined;
    return named?.form === "infinitive" && named.isListed ? activity(named.verb, words.slice(1)) : undefined;
  }
  const at = wordsIn(language).questions.has(first.lower) && second?.verb?.form === "infinitive" ? 1 : 0;
  const main = words[at];
  return main?.verb?.form === "infinitive" && words.length > at + 1
    ? activity(main.verb.verb, words.slice(at + 1))
    : undefined;
}

/** "cooking roast chicken" has an object, and "swimming saved my life" a verb. */
const isObjectStart = (next: Word, afterNext: Word | undefined) =>
  next.is !== "finite" || (next.verb?.form === "infinitive" && afterNext?.is === "noun");

/** "me maquilla", "me réveille": the forms that are certain. */
function withPronoun({ base, present, pastOfOther, group }: Verb, pronoun: string, language: Language): Verb {
  const before = (form: string | undefined) => form && `${pronoun} ${form}`;
  if (language === "fr") return { base: `${pronoun} ${base}`, present: before(present), group };
  return { base: `${base}${pronoun}`, present: before(present), pastOfOther: before(pastOfOther), group };
}

/** A noun phrase, a finite verb, and what follows. */
function readEvent(words: readonly Word[], language: Language): Core | undefined {
  const at = words.findIndex(({ is }, place) => place > 0 && (is === "finite" || is === "auxiliary"));
  const main = words[at];
  if (!main) return undefined;
  let before = words.slice(0, at);
  while (before.at(-1)?.is === "adverb") before = before.slice(0, -1);
  if (before.length === 0 || before.length > 7 || isRelative(before)) return undefined;
  const isPronoun = before.length === 1 && before[0]?.is === "pronoun";
  if (wordsIn(language).self.has(lowerFirst(before))) return undefined;
  const actor = isPronoun ? undefined : nounPhraseOf(before, language);
  if (!isPronoun && !actor) return undefined;
  const told: Core = { shape: "event", tense: "present", actor, rest: upToClause(words.slice(at + 1)) };
  if (main.is === "finite" && main.verb) {
    const { form, verb } = main.verb;
    const isPast = form === "past" || form === "pastOfOther";
    // "ghost ships", "space travel": without an article and an object, the form of a verb is the noun of a compound.
    const isCompound =
      told.rest.length === 0 &&
      actor?.determiner === "" &&
      (form === "present" || (form === "infinitive" && !actor.isPlural));
    if (language === "en" && isCompound) return { ...NOTHING, shape: "thing", rest: words };
    // "cheap microphones compared", "an orchestra made of vegetables": the past form describes the things.
    const isAlive = actor?.kind === "person" || actor?.kind === "animal";
    const isDescribed = told.rest.length === 0 || /^(?:of|by|from|with|out)$/.test(lowerFirst(told.rest));
    if (language === "en" && isPast && isDescribed && actor && !isAlive)
      return { ...NOTHING, shape: "thing", rest: told.rest.length === 0 ? before : words };
    const prefix = language === "de" ? told.rest.at(-1) : undefined;
    const isSeparated = prefix !== undefined && prefix.is === "preposition" && told.rest.length > 1;
    if (isSeparated) return { ...told, tense: isPast ? "past" : "present" };
    const pronoun = words[at - 1]?.lower ?? "";
    const whole = /^s(?:e|['’])$/.test(pronoun)
      ? reflexiveOf(verb, language)
      : OBJECT_PRONOUN[language].test(pronoun)
        ? withPronoun(verb, pronoun, language)
        : verb;
    return { ...told, tense: isPast ? "past" : "present", verb: whole };
  }
  const rest = words.slice(at + 1);
  if (language === "de") {
    const last = upToClause(rest);
    const final = last.at(-1);
    if (/^(?:hat|ist)$/.test(main.lower) && final?.verb?.form === "participle")
      return { ...told, tense: "past", verb: final.verb.verb, rest: last.slice(0, -1) };
    return told;
  }
  const next = rest[0]?.lower === "been" ? rest[1] : rest[0];
  if (language === "en" && next?.verb?.form === "gerund")
    return {
      ...told,
      tense: main.lower === "was" || main.lower === "were" ? "past" : "present",
      // "has been digging for two months" is not over.
      verb: rest[0] === next ? next.verb.verb : { ...next.verb.verb, present: `${main.lower} been ${next.lower}` },
      rest: upToClause(rest.slice(rest.indexOf(next) + 1)),
    };
  if (/^(?:has|a|est|ha)$/.test(main.lower) && (next?.verb?.form === "participle" || next?.verb?.form === "past"))
    return { ...told, tense: "past", verb: next.verb.verb, rest: upToClause(rest.slice(1)) };
  return told;
}

/** "Can you heat a house with compost?" asks about an activity. */
function readAbility(words: readonly Word[], language: Language): Core | undefined {
  const [asked] = ABILITY[language].exec(words.map(({ lower }) => lower).join(" ")) ?? [];
  if (!asked) return undefined;
  const rest = words.slice(asked.trim().split(" ").length);
  if (language !== "en") return readActivity(rest, language);
  const verb = rest[0]?.verb;
  return verb?.form === "infinitive"
    ? { shape: "activity", tense: "none", verb: verb.verb, rest: upToClause(rest.slice(1)) }
    : undefined;
}

function readQuestion(words: readonly Word[], language: Language, text: string): Core | undefined {
  const [first, second] = words;
  if (!first) return undefined;
  const isWhy = language === "es" && first.lower === "por" && second?.lower === "qué";
  const asks =
    isWhy ||
    wordsIn(language).questions.has(first.lower) ||
    (language === "en" && YES_NO.test(first.lower)) ||
    /\?$/.test(text);
  if (!asks || words.length < 3) return undefined;
  const clause = words.slice(isWhy ? 2 : 1);
  const verb = clause.findIndex(({ is }, at) => at > 0 && (is === "finite" || is === "auxiliary"));
  const subject = nounPhraseOf(clause.slice(0, verb < 0 ? Math.min(4, clause.length) : verb), language);
  const word = isWhy ? "por qué" : first.lower;
  return {
    ...NOTHING,
    shape: "claim",
    question: {
      ...{ word, clause: textOf(clause), subject: verb < 0 ? undefined : subject, isAsked: /\?$/.test(text) },
      isInverted: /^(?:finite|auxiliary|infinitive)$/.test(clause[0]?.is ?? ""),
    },
  };
}

/** "$10 vs $1,000 headphones": one noun for both sides. */
const isAmount = (words: readonly Word[]) => words.length === 1 && words[0]?.is === "number";

function readVersus(all: readonly Word[], language: Language): Core | undefined {
  const { versus } = wordsIn(language);
  const at = all.findIndex(({ lower }, place) => place > 0 && versus.has(lower));
  // What follows a comma or a colon asks about the two: "which one wins?".
  const end = all.findIndex(({ after }, place) => place > at && /[,:;.!?]/.test(after));
  const words = at > 0 && end > 0 ? all.slice(0, end + 1) : all;
  if (
    at < 0 ||
    at === words.length - 1 ||
    words.some(({ is }) => is === "finite" || is === "auxiliary" || is === "question")
  )
    return undefined;
  const [one, other] = [words.slice(0, at), words.slice(at + 1)];
  const shared = isAmount(one) && other[0]?.is === "number" ? [...one, ...other.slice(1)] : one;
  return { ...NOTHING, shape: "versus", contrast: [textOf(shared), textOf(other)] };
}

function readCore(words: readonly Word[], language: Language, text: string): Core {
  if (words.length === 0) return NOTHING;
  const isThing = PURPOSE.test(text);
  const found =
    readVersus(words, language) ??
    readSelf(words, language) ??
    // "How I made a knife" tells what somebody did.
    (wordsIn(language).questions.has(lowerFirst(words)) && language !== "de"
      ? readSelf(words.slice(1), language)
      : undefined) ??
    (language === "de" && wordsIn(language).questions.has(lowerFirst(words))
      ? readQuestion(words, language, text)
      : undefined) ??
    readAbility(words, language) ??
    (isThing ? undefined : readActivity(words, language)) ??
    readQuestion(words, language, text) ??
    (isThing ? undefined : readEvent(words, language));
  if (found) return found;
  const hasVerb = words.some(
    ({ is }, at) => at > 0 && (is === "auxiliary" || is === "finite") && !isRelative(words.slice(0, at)),
  );
  const noun = nounPhraseOf(words, language);
  // A German noun has a capital, and "the day I quit" tells a story.
  const isNoun = noun && (language !== "de" || !/^\p{Ll}/u.test(noun.head)) && !OCCASION.test(text);
  return { ...NOTHING, shape: hasVerb || !isNoun ? "unclear" : "thing", rest: words };
}

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

const ACRONYM = /^\p{Lu}[\p{Lu}\d]{1,4}$/u;

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
      ? findVerb(LIVE[language], language, ["Verb"], taggerOf)?.verb
      : undefined;
  if (!verb) return core;
  const span = tagWords(`${FOR[language]} ${textOf(time.words)}`.trim(), language);
  return {
    ...core,
    verb,
    rest: language === "de" ? [...span, ...rest] : [...rest.slice(isDoing ? at + 1 : 0), ...span],
  };
}

const ALL = /^(?:we|wir|nosotr[oa]s|nous|on)$/;
const isToldByAll = (words: readonly Word[], language: Language) => {
  const [first, second] = words;
  const verb = SPANISH_REFLEXIVE.test(first?.lower ?? "") ? second?.verb : first?.verb;
  const isAsked = wordsIn(language).questions.has(first?.lower ?? "");
  return ALL.test((isAsked ? second : first)?.lower ?? "") || verb?.form === "pastOfSelves";
};

function readText(brief: string, language: Language): Reading {
  const given = brief.slice(0, 1000);
  const isShouted = !/\p{Ll}/u.test(given) && !ACRONYM.test(given.trim());
  const sentence = cut(firstSentence(plainSentence(isShouted ? given.toLowerCase() : given, language)));
  const text = sentence.replace(/[\s.,;:!?…]+$/u, "").replace(/^[\s.,;:!?…¿¡]+/u, "");
  const shown = text.replace(...ATTEMPTS[language]);
  const words = tagWords(shown, language);
  const read = readCore(words, language, sentence);
  const core = asDoing(shown === text ? read : { ...read, tense: "past" }, language);
  const parts =
    core.shape === "activity" || core.shape === "event" || core.shape === "thing"
      ? phrasesOf(core.rest, language, core.verb)
      : [];
  const told = core.verb;
  const phrases = parts.map(({ phrase }) => phrase);
  const first = parts.find(({ phrase, words: [start] }) => phrase.kind === "core" && start?.is !== "preposition");
  const place = parts.find(({ phrase }) => phrase.kind === "place");
  const time = parts.find(({ phrase }) => phrase.kind === "time");
  const money = text.match(MONEY)?.[0];
  // French "voler" means to fly, and with an object to steal; "ganar" is to win, and with money to earn.
  const group =
    told?.base === "voler" && first
      ? "mishap"
      : money && /^(?:ganar|gagner|win)$/.test(told?.base ?? "")
        ? "trade"
        : told?.group;
  const verb = told && group && { ...told, group };
  const number = words.find(({ is, text: word }) => is === "number" && !/[$€£]/.test(word))?.text;
  return {
    language,
    text,
    start: textOf(upToClause(words)),
    shape: core.shape,
    tense: core.tense,
    isPlural: core.shape === "activity" && isToldByAll(words, language),
    actor: core.actor,
    verb,
    object: core.shape === "thing" ? nounPhraseOf(core.rest, language) : first && nounPhraseOf(first.words, language),
    phrases,
    number,
    money,
    span: spanIn(time?.words ?? words, language),
    place: place && nounPhraseOf(place.words.slice(1), language),
    limit: phrases.find(({ kind }) => kind === "limit")?.text,
    contrast: core.contrast,
    question: core.question,
    quoted: [...brief.slice(0, 1000).matchAll(QUOTED)].map(([, inner = ""]) => inner),
    keys: keyWords(text),
  };
}
