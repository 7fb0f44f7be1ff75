import { ACCUSATIVE } from "../data/noun-forms.ts";
import { OBJECT_PRONOUN, SPANISH_SELF } from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import { type Core, changesTruth, isRelative, lowerFirst, NOTHING, upToClause } from "./core.ts";
import { nounPhraseOf } from "./noun-phrase.ts";
import type { Verb } from "./reading.ts";
import { type Word, wordsIn } from "./tag-words.ts";
import { reflexiveOf } from "./verb-forms.ts";

/** "me maquilla", "me réveille": the forms that are certain. */
function withPronoun({ base, present, pastOfOther, group }: Verb, pronoun: string, language: Language): Verb {
  const before = (form: string | undefined) => form && `${pronoun}${pronoun.endsWith("'") ? "" : " "}${form}`;
  if (language === "fr") return { base: before(base) ?? base, present: before(present), group };
  return { base: `${base}${pronoun}`, present: before(present), pastOfOther: before(pastOfOther), group };
}

/** A noun phrase, a finite verb, and what follows. */
export function readEvent(words: readonly Word[], language: Language): Core | undefined {
  const at = words.findIndex(({ is }, place) => place > 0 && (is === "finite" || is === "auxiliary"));
  const main = words[at];
  if (!main) return undefined;
  let before = words.slice(0, at);
  while (before.at(-1)?.is === "adverb") before = before.slice(0, -1);
  if (before.length === 0 || before.length > 7 || isRelative(before)) return undefined;
  const isPronoun = before.length === 1 && before[0]?.is === "pronoun";
  if (wordsIn(language).self.has(lowerFirst(before)) || SPANISH_SELF.test(main.lower)) return undefined;
  // "jeden Sonntag lässt mein Onkel": no subject has this form.
  const isObject = language === "de" && ACCUSATIVE.test(lowerFirst(before));
  const actor = isPronoun || isObject ? undefined : nounPhraseOf(before, language);
  if (!isPronoun && !isObject && !actor) return undefined;
  const told: Core = { shape: "event", tense: "present", actor, rest: upToClause(words.slice(at + 1)) };
  if (changesTruth(words.slice(before.length, at))) return told;
  if (main.is === "finite" && main.verb) {
    const { form, verb } = main.verb;
    const isPast = form === "past" || form === "pastOfOther";
    // "our neighbours put up a fence": now or then.
    if (language === "en" && verb.past === verb.base && actor?.isPlural) return told;
    // "ghost ships", "space travel": without an article and an object, the form of a verb is the noun of a compound.
    const isCompound =
      told.rest.length === 0 &&
      actor?.determiner === "" &&
      (form === "present" || (form === "infinitive" && !actor.isPlural));
    if (language === "en" && isCompound)
      return { ...NOTHING, shape: "thing", rest: [...words.slice(0, at), { ...main, is: "noun" }] };
    // "cheap microphones compared", "an orchestra made of vegetables": the past form describes the things.
    const isAlive = actor?.kind === "person" || actor?.kind === "animal";
    const isPassiveCaption = actor?.determiner === "" && !actor.isPlural && told.rest[0]?.is === "preposition";
    const isDescribed =
      isPassiveCaption || told.rest.length === 0 || /^(?:of|by|from|with|out)$/.test(lowerFirst(told.rest));
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
    if (/^(?:hat|ist|haben|sind)$/.test(main.lower) && final?.verb?.form === "participle")
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
  // "has kept a diary since 1981" is not over.
  const isOpen = language === "en" && /^ha(?:s|ve)$/.test(main.lower) && rest.some(({ lower }) => lower === "since");
  if (isOpen && next?.verb && /^(?:past|participle)$/.test(next.verb.form))
    return {
      ...told,
      verb: { ...next.verb.verb, present: `${main.lower} ${next.lower}`, isPerfect: true },
      rest: upToClause(rest.slice(rest.indexOf(next) + 1)),
    };
  if (/^(?:has|a|est|ha)$/.test(main.lower) && (next?.verb?.form === "participle" || next?.verb?.form === "past"))
    return { ...told, tense: "past", verb: next.verb.verb, rest: upToClause(rest.slice(1)) };
  return told;
}
