import { OCCASION } from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import { type Core, isRelative, NOTHING } from "./core.ts";
import { nounPhraseOf } from "./noun-phrase.ts";
import { type Word, wordsIn } from "./tag-words.ts";

const isRomance = (language: Language) => language === "es" || language === "fr";

export const isPhraseStart = (word: Word | undefined) =>
  word?.is === "determiner" || word?.is === "number" || word?.is === "preposition";

const isVerbForm = (is: Word["is"]) => is === "auxiliary" || is === "finite";

/** "two neighbours who don't talk repair the roof": a verb more than relative clauses and conjunctions explain. */
function hasOwnVerb(words: readonly Word[]): boolean {
  const verbs = words.filter(({ is }) => isVerbForm(is)).length;
  const clauses = words.filter(({ is }) => is === "relative" || is === "conjunction").length;
  return words.some(({ is }) => is === "relative") && verbs > clauses;
}

/** An English past form that the tagger takes for a noun. */
const LOOKS_PAST =
  /^(?!(?:\p{Ll}*(?:bed|shed|seed|weed|feed|speed|breed|need|reed|sled|hundred|moped))$)\p{Ll}{3,}ed$/u;

type Brief = { language: Language; text: string; isName: boolean };

/** A text in which no clause was found: a noun phrase, or a sentence whose verb is not known. */
export function readThing(words: readonly Word[], { language, text, isName }: Brief): Core {
  const hasVerb =
    !isName &&
    (words.some(({ is }, at) => at > 0 && isVerbForm(is) && !isRelative(words.slice(0, at))) ||
      (language !== "de" && hasOwnVerb(words)));
  const named = isName ? words.map((word) => ({ ...word, is: "noun" as const })) : words;
  const noun = nounPhraseOf(named, language);
  // A German noun has a capital, and "the day I quit" tells a story.
  // "my wife forages mushrooms": the word after a person may be a verb that no list knows.
  const at = words.findIndex(
    ({ lower }) => wordsIn(language).people.has(lower) || wordsIn(language).animals.has(lower),
  );
  const after = words[at + 1];
  const isRisky =
    at > 0 &&
    words[0]?.is === "determiner" &&
    (after?.is === "noun" || (language === "de" && after?.is === "adjective")) &&
    ((language === "de" ? /^\p{Ll}+t$/u : /^\p{Ll}+(?:s|t|a|e)$/u).test(after.text) ||
      // A title with capitals: "My Grandmother Rates Every Shop".
      (language === "en" && /s$/.test(after.text) && isPhraseStart(words[at + 2]))) &&
    words.length > at + 2;
  // "our twins swap schools": a plural before a noun is no English compound.
  const isRun =
    language === "en" &&
    words[0]?.is === "determiner" &&
    /[^s'’]s$/.test(words[1]?.lower ?? "") &&
    words[2]?.is === "noun" &&
    (words[3]?.is === "noun" || words[3]?.is === "determiner");
  // "our village pub closed in March": no English adjective stands there.
  const isPast =
    language === "en" &&
    words[0]?.is === "determiner" &&
    words.some(
      ({ is, text: word }, place) =>
        place > 1 &&
        is !== "finite" &&
        LOOKS_PAST.test(word) &&
        words[place - 1]?.is === "noun" &&
        words[place + 1]?.is === "preposition",
    );
  if (isPast) return { ...NOTHING, shape: "event", tense: "past" };
  // "un equipo ficha a un portero": the word before a person may be a verb that no list knows.
  const isOnPerson =
    language === "es" &&
    words.some(
      ({ is, text: word }, place) =>
        place > 1 &&
        (is === "noun" || is === "adjective") &&
        /^\p{Ll}{2,}[ae]$/u.test(word) &&
        words[place - 1]?.is === "noun" &&
        words[place + 1]?.lower === "a" &&
        words[place + 2]?.is === "determiner",
    );
  if (isOnPerson) return { ...NOTHING, shape: "event", tense: "present" };
  if (isRisky || isRun) return { ...NOTHING, shape: "event", tense: "present" };
  // "une coiffeuse, un rasoir et dix barbes" tells a story.
  const isSeries = isRomance(language) && words.some(({ after }, place) => after.includes(",") && words[place + 1]);
  const isPair =
    isRomance(language) && words.some(({ is }, place) => is === "conjunction" && isPhraseStart(words[place + 1]));
  const isNoun =
    noun &&
    words[0]?.is !== "pronoun" &&
    !isSeries &&
    !isPair &&
    (language !== "de" || !/^\p{Ll}/u.test(noun.head)) &&
    !OCCASION.test(text);
  return { ...NOTHING, shape: hasVerb || !isNoun ? "unclear" : "thing", rest: named };
}
