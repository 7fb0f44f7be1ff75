import {
  ABILITY,
  FREE_RELATIVE,
  MODAL,
  OCCASION,
  PARTICLE,
  PURPOSE,
  REMEDY,
  STATIVE,
  VERB_FIRST,
  YES_NO,
} from "../data/phrase-patterns.ts";
import { GERMAN_RELATIVE } from "../data/typed-words.ts";
import { LOOKS_NOUN } from "../data/verb-lookalikes.ts";
import type { Language } from "../language.ts";
import { type Core, changesTruth, lowerFirst, NOTHING, SPANISH_REFLEXIVE, upToClause } from "./core.ts";
import { nounPhraseOf, textOf } from "./noun-phrase.ts";
import { readEvent } from "./read-event.ts";
import { isPhraseStart, readThing } from "./read-thing.ts";
import type { Verb } from "./reading.ts";
import { tagWords, type Word, wordsIn } from "./tag-words.ts";
import { taggerOf } from "./tagger.ts";
import { findVerb, reflexiveOf } from "./verb-forms.ts";

const skipAdverbs = (words: readonly Word[], from: number) => {
  let at = from;
  while (words[at]?.is === "adverb" && !SPANISH_REFLEXIVE.test(words[at]?.lower ?? "")) at++;
  return at;
};

const isVerbRest = ([next, afterNext]: readonly Word[]) =>
  next?.is === "determiner" || (next?.lower === "a" && /^(?:infinitive|determiner)$/.test(afterNext?.is ?? ""));

/** "he cruzado los Pirineos" */
const readSpanishPerfect = ([main, ...rest]: readonly Word[]): Core | undefined =>
  main?.verb?.form === "participle"
    ? { shape: "activity", tense: "past", verb: main.verb.verb, rest: upToClause(rest) }
    : undefined;

/** "je parle plus un mot": French often denies without "ne". */
const FRENCH_DENIAL = /^(?:pas|plus|jamais|rien|guère)$/;

/** A clause with "I" or "we" about what the person does. */
function readSelf(words: readonly Word[], language: Language): Core | undefined {
  const core = readSelfClause(words, language);
  const isState = core?.verb !== undefined && STATIVE[language].test(core.verb.base);
  const isDenied = language === "fr" && FRENCH_DENIAL.test(lowerFirst(core?.rest ?? []));
  return isState || isDenied ? NOTHING : core;
}

function readSelfClause(words: readonly Word[], language: Language): Core | undefined {
  const { self } = wordsIn(language);
  const hasPronoun = self.has(lowerFirst(words));
  const at = skipAdverbs(words, hasPronoun ? 1 : 0);
  const verb = words[at];
  if (!verb) return undefined;
  if (hasPronoun && changesTruth(words.slice(1, at))) return NOTHING;
  if (language === "es" && !hasPronoun && at === 0) {
    const reflexive = SPANISH_REFLEXIVE.test(verb.lower) && verb.lower !== "se";
    const main = reflexive ? words[1] : verb;
    const form = main?.verb?.form;
    const rest = words.slice(reflexive ? 2 : 1);
    // "cuento" and "como" are nouns and function words as well: a present form without "yo" is certain with an object.
    const isNow = form === "presentOfSelf" && main?.verb?.isListed && main.lower !== "como" && isVerbRest(rest);
    // "arreglo bicis": told by the person, without an object that makes its other forms certain.
    if (form === "presentOfSelf" && !isNow && main?.is === "finite" && !LOOKS_NOUN.es.test(main.lower)) return NOTHING;
    if (!main?.verb || (form !== "past" && form !== "pastOfSelves" && !isNow))
      return verb.lower === "he" ? readSpanishPerfect(words.slice(1)) : undefined;
    const known = reflexive ? reflexiveOf(main.verb.verb, "es") : main.verb.verb;
    const told = form === "pastOfSelves" ? { ...known, past: textOf(words.slice(0, reflexive ? 2 : 1)) } : known;
    return { shape: "activity", tense: isNow ? "present" : "past", verb: told, rest: upToClause(rest) };
  }
  const isClipped = language === "en" && verb.verb?.form === "past" && verb.verb.isListed && isPhraseStart(words[1]);
  if (isClipped && !hasPronoun)
    return { shape: "activity", tense: "past", verb: verb.verb?.verb, rest: upToClause(words.slice(1)) };
  if (!hasPronoun) return undefined;
  // "je me lève": "se lever" has another form for each person.
  if (language === "fr" && words.slice(1, at).some(({ lower }) => /^(?:me|m'|se|s')$/.test(lower))) return NOTHING;
  const rest = words.slice(at + 1);
  if (verb.is === "auxiliary") {
    if (language === "de") {
      const last = upToClause(rest);
      const final = last.at(-1);
      return final?.verb?.form === "participle" || final?.verb?.form === "infinitive"
        ? {
            shape: "activity",
            tense: final.verb.form === "participle" ? "past" : "present",
            verb: {
              ...final.verb.verb,
              ...(final.verb.form === "participle" && { isMotion: /^(?:bin|sind)$/.test(verb.lower) }),
            },
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
    if (/n['’o]t$/.test(verb.lower) || MODAL.test(verb.lower) || changesTruth(words.slice(at, next))) return NOTHING;
    if (!main?.verb) return undefined;
    return { shape: "activity", tense: "past", verb: main.verb.verb, rest: upToClause(words.slice(next + 1)) };
  }
  if (!verb.verb) return undefined;
  // "ich baue einen Bus um": the verb is "umbauen".
  const prefix = language === "de" ? upToClause(rest).at(-1) : undefined;
  if (prefix?.is === "preposition") {
    const whole = findVerb(`${prefix.lower}${verb.verb.verb.base}`, "de", ["Verb"], taggerOf);
    return whole?.isListed
      ? { shape: "activity", tense: "present", verb: whole.verb, rest: upToClause(rest).slice(0, -1) }
      : NOTHING;
  }
  const { form } = verb.verb;
  // "we let", "I put": what somebody tells is over.
  const tense = /^past$|^participle$/.test(form) || verb.verb.verb.past === verb.lower ? "past" : "present";
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
    if (first.lower === "how" && second?.lower === "to" && words[2]?.verb) {
      const clause = textOf(words.slice(1));
      const question = { word: "how", clause, isAsked: false, isInverted: false };
      return { ...activity(words[2].verb.verb, words.slice(3)), question };
    }
    if (first.lower === "to" && second?.verb?.form === "infinitive") return activity(second.verb.verb, words.slice(2));
    // "beekeeping" has no other form.
    const isPractice = wordsIn("en").practices.has(first.lower) && first.verb?.isListed === false;
    if (
      !isPractice &&
      first.verb?.form === "gerund" &&
      first.is === "gerund" &&
      second &&
      isObjectStart(second, words[2])
    )
      return activity(first.verb.verb, words.slice(1));
    const startsObject = second?.is === "determiner" || second?.is === "number";
    // "Can a boat be saved?" does not put a boat into cans.
    const isParted = PARTICLE.test(second?.lower ?? "") && words[2]?.is === "determiner";
    if (first.verb?.form === "infinitive" && (startsObject || isParted) && !YES_NO.test(first.lower))
      return activity(first.verb.verb, words.slice(1));
    return undefined;
  }
  if (language === "de") {
    // "schweißen lernen": the last infinitive is the verb.
    const end = upToClause(words).findLastIndex(({ is }, at) => is === "infinitive" && at > 0);
    const main = words[end];
    // "Waschbären plündern unsere Mülltonne", "drei Opas testen Brillen": before an object the same form has a subject.
    const hasSubject =
      words[end + 1]?.is === "determiner" || (first.is === "determiner" && words[end + 1]?.is === "noun");
    const actor = hasSubject ? nounPhraseOf(words.slice(0, end), "de") : undefined;
    if (main?.verb && actor) {
      const rest = upToClause(words.slice(end + 1));
      return { shape: "event", tense: "present", actor: { ...actor, isPlural: true }, verb: main.verb.verb, rest };
    }
    if (
      main?.verb &&
      !words.some(
        ({ is, lower }, at) =>
          at < end &&
          (is === "finite" || (is === "pronoun" && lower !== "sich") || is === "auxiliary" || is === "relative"),
      )
    )
      return activity(main.verb.verb, [...words.slice(0, end), ...words.slice(end + 1)]);
    const named =
      first.text.length > 4 && second?.is === "preposition" ? tagWords(`zu ${first.lower}`, "de")[1]?.verb : undefined;
    return named?.form === "infinitive" && named.isListed ? activity(named.verb, words.slice(1)) : undefined;
  }
  const at = wordsIn(language).questions.has(first.lower) && second?.verb?.form === "infinitive" ? 1 : 0;
  if (language === "fr" && /^s(?:e|['’])$/.test(first.lower) && second?.verb?.form === "infinitive" && words.length > 2)
    return activity(reflexiveOf(second.verb.verb, "fr"), words.slice(2));
  const main = words[at];
  return main?.verb?.form === "infinitive" && main.is !== "adverb" && words.length > at + 1
    ? activity(main.verb.verb, words.slice(at + 1))
    : undefined;
}

/** "cooking roast chicken" has an object, and "swimming saved my life" a verb. */
const isObjectStart = (next: Word, afterNext: Word | undefined) =>
  next.is !== "finite" || (next.verb?.form === "infinitive" && afterNext?.is === "noun");

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
  // "ce que gagne un prof" is told, not asked.
  const isFreeRelative = FREE_RELATIVE[language].test(textOf(words));
  const isWhy = language === "es" && first.lower === "por" && second?.lower === "qué";
  const isVerbFirst =
    language === "de" && first.is === "finite" && words.slice(1, 4).some(({ is }) => is === "determiner");
  const asks =
    isFreeRelative ||
    isWhy ||
    isVerbFirst ||
    VERB_FIRST[language].test(textOf(words)) ||
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
      ...{ word, clause: textOf(clause), subject: verb < 0 ? undefined : subject },
      isAsked: /\?$/.test(text) || isVerbFirst || VERB_FIRST[language].test(textOf(words)),
      isInverted:
        /^(?:finite|auxiliary|infinitive)$/.test(clause[0]?.is ?? "") ||
        (language === "de" && /^\p{Ll}+(?:t|en)$/u.test(clause[0]?.text ?? "") && startsSubject(clause.slice(1))),
    },
  };
}

/** "verdient eigentlich ein Schäfer" */
const startsSubject = ([next, afterNext]: readonly Word[]) =>
  next?.is === "determiner" || (next?.lower === "eigentlich" && afterNext?.is === "determiner");

/** "$10 vs $1,000 headphones": one noun for both sides. */
const isAmount = (words: readonly Word[]) => words.length === 1 && words[0]?.is === "number";

/** German "gegen" takes the accusative: "den alten Bus" is "der alte Bus". */
const asSubject = (text: string) =>
  text
    .replace(/^den ((?:\p{Ll}+e)n(?= |$))?/u, (_, adjective?: string) => `der ${adjective?.slice(0, -1) ?? ""}`)
    .replace(
      /^(m?ein|dein|sein)en ((?:\p{Ll}+e)n(?= |$))?/u,
      (_, own: string, adjective?: string) => `${own} ${adjective === undefined ? "" : `${adjective.slice(0, -1)}r`}`,
    );

/** "paper maps or phone maps": a noun, even if it could be a verb. */
const isOnBothSides = (lower: string, words: readonly Word[], at: number) =>
  words.findIndex((word) => word.lower === lower) < at && words.findLastIndex((word) => word.lower === lower) > at;

function readVersus(all: readonly Word[], language: Language): Core | undefined {
  const { versus } = wordsIn(language);
  const at = all.findIndex(({ lower }, place) => place > 0 && versus.has(lower));
  // What follows a comma or a colon asks about the two: "which one wins?".
  const end = all.findIndex(({ after }, place) => place > at && /[,:;.!?]/.test(after));
  const words = at > 0 && end > 0 ? all.slice(0, end + 1) : all;
  if (
    at < 0 ||
    /,/.test(all[at - 1]?.after ?? "") ||
    REMEDY.test(all.at(-1)?.lower ?? "") ||
    at === words.length - 1 ||
    (!/^vs\.?$/.test(all[at]?.lower ?? "") &&
      words.some(({ is, lower }) => /^(?:finite|auxiliary|question)$/.test(is) && !isOnBothSides(lower, words, at)))
  )
    return undefined;
  const [one, other] = [words.slice(0, at), words.slice(at + 1)];
  const shared = isAmount(one) && other[0]?.is === "number" ? [...one, ...other.slice(1)] : one;
  const second = all[at]?.lower === "gegen" ? asSubject(textOf(other)) : textOf(other);
  return { ...NOTHING, shape: "versus", contrast: [textOf(shared), second] };
}

/** "pay off my debt", "faire pousser des tomates": the particle or second verb belongs to the verb. */
function withParticle(core: Core, language: Language): Core {
  const [particle, next] = core.rest;
  const { verb } = core;
  const isCausative = language === "fr" && verb?.base === "faire" && particle?.is === "infinitive";
  const isParticle = language === "en" && PARTICLE.test(particle?.lower ?? "") && next?.is !== "preposition";
  if (core.shape !== "activity" || !verb || (!isCausative && !isParticle)) return core;
  const joined = (form: string | undefined) => form && `${form} ${particle?.lower}`;
  const { base, past, pastOfOther, present, gerund } = verb;
  return {
    ...core,
    verb: {
      ...verb,
      base: `${base} ${particle?.lower}`,
      past: joined(past),
      pastOfOther: joined(pastOfOther),
      present: joined(present),
      gerund: joined(gerund),
      ...(isCausative && { group: particle?.verb?.verb.group ?? "other" }),
    },
    rest: core.rest.slice(1),
  };
}

/** "comment on fabriquait le papier": "on" is anybody, unless "on a" tells what was done. */
const isAboutAll = ([, second, third]: readonly Word[]) => second?.lower === "on" && third?.is !== "auxiliary";

/** A question about what somebody does not do stays a question. */
const known = (core: Core | undefined) => (core === NOTHING ? undefined : core);

export function readCore(words: readonly Word[], language: Language, text: string): Core {
  if (words.length === 0) return NOTHING;
  // "der Mann, der jede Straße abgelaufen ist"
  if (language === "de" && GERMAN_RELATIVE.test(textOf(words))) return { ...NOTHING, shape: "thing", rest: words };
  // "jet lag": two words without an article name something.
  const [first, second] = words;
  const isName =
    language === "en" &&
    words.length === 2 &&
    second?.is === "finite" &&
    /^(?:finite|noun|adjective)$/.test(first?.is ?? "");
  const isThing = isName || PURPOSE.test(text);
  const found =
    readVersus(words, language) ??
    readSelf(words, language) ??
    // "How I made a knife" tells what somebody did.
    (wordsIn(language).questions.has(lowerFirst(words)) && language !== "de" && !isAboutAll(words)
      ? known(readSelf(words.slice(1), language))
      : undefined) ??
    (language === "de" && wordsIn(language).questions.has(lowerFirst(words))
      ? readQuestion(words, language, text)
      : undefined) ??
    readAbility(words, language) ??
    (isThing ? undefined : readActivity(words, language)) ??
    readQuestion(words, language, text) ??
    (isThing || OCCASION.test(text) ? undefined : readEvent(words, language));
  if (found) return withParticle(found, language);
  return readThing(words, { language, text, isName });
}
