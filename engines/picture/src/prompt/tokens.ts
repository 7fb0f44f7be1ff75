import { tagWords, type Word } from "@coldopen/engine-text/reading";
import { ACTIONS, IMPLIED } from "../data/actions.ts";
import type { Language } from "../data/lexicon/lexicon.ts";
import type { ThingName } from "../objects/things.ts";
import { wordsOf } from "./find-words.ts";

type Action = (typeof ACTIONS)[number] & { implied?: ThingName };
/** A word as the lexicon writes it, with its part of speech. */
export type Token = {
  key: string;
  is: Word["is"];
  /** What the word tells if it is a verb. */
  action?: Action;
  isSelf: boolean;
  /** A comma or another mark follows. */
  isLast: boolean;
};

const actionsOf = (language: Language) =>
  new Map(
    ACTIONS.flatMap((action) =>
      action.verbs[language].split(" ").map((verb): [string, Action] => {
        const implied = IMPLIED[verb];
        return [verb, implied ? { ...action, implied } : action];
      }),
    ),
  );
const actions = new Map<Language, Map<string, Action>>();
const VERBAL: ReadonlySet<Word["is"]> = new Set(["finite", "infinitive", "participle", "gerund"]);

/** Infinitives of a form that the reading took for a noun: "arguing" → "argue", "persigue" → "perseguir". */
const basesOf = (key: string, language: Language): string[] => {
  const stem = key.replace(ENDINGS[language], "");
  if (stem === key) return [key];
  const doubled = stem.replace(/(.)\1$/, "$1");
  return [key, ...INFINITIVES[language].map((ending) => stem + ending), doubled];
};
const ENDINGS: Record<Language, RegExp> = {
  en: /(?:ing|ies|es|s|ed)$/,
  es: /(?:an|en|a|e)$/,
  de: /(?:t|en)$/,
  fr: /(?:ent|e|t)$/,
};
const INFINITIVES: Record<Language, readonly string[]> = {
  en: ["", "e", "y"],
  es: ["ar", "er", "ir"],
  de: ["en"],
  fr: ["er", "ir", "re"],
};
/** A verb stands between a noun and what it acts on. */
const NAMES_ACTOR: ReadonlySet<Word["is"] | undefined> = new Set(["noun", "adverb", "pronoun", "relative"]);
const STARTS_TARGET: ReadonlySet<Word["is"] | undefined> = new Set(["determiner", "preposition", "number"]);

/** A noun that the reading took for a verb stands after a determiner: "une seule tasse". */
const isNamed = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.is === "determiner" ||
  ((words[at - 1]?.is === "adverb" || words[at - 1]?.is === "adjective") && words[at - 2]?.is === "determiner");

const plain = (text: string) => wordsOf(text).join(" ");

/** The words of a text with their parts of speech. */
export function tokensOf(text: string, language: Language): Token[] {
  const known = actions.get(language) ?? actionsOf(language);
  actions.set(language, known);
  const words = tagWords(text.slice(0, 600), language);
  return words.flatMap((word, at) => {
    const keys = wordsOf(word.text);
    const isBetween =
      (NAMES_ACTOR.has(words[at - 1]?.is) ||
        (isNamed(words, at) && words[at - 1]?.is === "adjective" && /s$/.test(word.lower))) &&
      (STARTS_TARGET.has(words[at + 1]?.is) || /ing$/.test(word.lower));
    const base = word.verb && plain(word.verb.verb.base).replace(/se$/, language === "es" ? "" : "se");
    const isVerbal = VERBAL.has(word.is) && !(word.is === "finite" && isNamed(words, at));
    const isOpen = word.is === "noun" || word.is === "adjective";
    const candidates =
      isVerbal || (isOpen && isBetween)
        ? [...(base ? [base] : []), ...keys.flatMap((key) => basesOf(key, language))]
        : [];
    const action = candidates.map((verb) => known.get(verb)).find((found) => found !== undefined);
    const form = word.verb?.form;
    const isSelf =
      (language === "es" && word.is === "finite" && (form === "past" || form === "presentOfSelf")) ||
      /^(?:i|i'm|i've|i'd|we|me|us|yo|nosotros|ich|wir|uns|je|j|nous)$/.test(keys[0] ?? "");
    return keys.map((key, part) => ({
      key,
      is: action && !isVerbal ? "finite" : VERBAL.has(word.is) && !isVerbal ? "noun" : word.is,
      isSelf,
      isLast: part === keys.length - 1 && /[,;:.!?]/.test(word.after),
      ...(action && { action }),
    }));
  });
}
