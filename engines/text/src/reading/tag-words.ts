import { germanReadingWords } from "../data/de/reading-words.ts";
import { englishReadingWords } from "../data/en/reading-words.ts";
import { spanishReadingWords } from "../data/es/reading-words.ts";
import { frenchReadingWords } from "../data/fr/reading-words.ts";
import { PLURAL_DETERMINERS } from "../data/noun-forms.ts";
import { LOOKS_ADJECTIVE, LOOKS_NOUN, TAKES_DE } from "../data/verb-lookalikes.ts";
import { type ReadingWords, wordList } from "../data/word-lists.ts";
import type { Language } from "../language.ts";
import { taggerOf } from "./tagger.ts";
import { type FoundVerb, findVerb } from "./verb-forms.ts";

const sources: Record<Language, ReadingWords> = {
  en: englishReadingWords,
  es: spanishReadingWords,
  de: germanReadingWords,
  fr: frenchReadingWords,
};
type WordLists = { readonly [Name in keyof ReadingWords]: ReadonlySet<string> };
const listsOf = (words: ReadingWords): WordLists => {
  const names = Object.keys(words).filter((name): name is keyof ReadingWords => name in words);
  // Every name of `ReadingWords` is present, because the entries come from one.
  return Object.fromEntries(names.map((name) => [name, wordList(words[name])])) as WordLists;
};
const lists = new Map<Language, WordLists>();
export function wordsIn(language: Language): WordLists {
  const known = lists.get(language) ?? listsOf(sources[language]);
  lists.set(language, known);
  return known;
}

type WordClass =
  | "determiner"
  | "preposition"
  | "pronoun"
  | "relative"
  | "conjunction"
  | "question"
  | "adverb"
  | "auxiliary"
  | "number"
  | "noun"
  | "adjective"
  | "finite"
  | "infinitive"
  | "gerund"
  | "participle";
export type Word = {
  text: string;
  lower: string;
  is: WordClass;
  /** Punctuation after the word. */
  after: string;
  verb?: FoundVerb | undefined;
  tags: readonly string[];
};

export const NOUN_LISTS = ["animals", "people", "foods", "places", "products", "practices"] as const;
const NUMBER = /^[$€£]?\d[\d.,:\u00a0]*(?:k|m|%|[€$£]|st|nd|rd|th|s|er|e|º)?$/i;

/** Splits elided French words ("l'ami", "d'un", "j'ai") and keeps all other words whole. */
function splitWords(text: string, language: Language): { text: string; after: string }[] {
  const apart = language === "fr" ? text.replace(/(?<![\p{L}])(l|d|j|n|s|qu|m|t)['’](?=\p{L})/giu, "$1' ") : text;
  return apart
    .split(/[^\S\u00a0]+/u)
    .map((word) => {
      const [, core = word, after = ""] = word.match(/^["“”«»„(¿¡]*(.*?)([,;:.!?)"“”«»]*)$/u) ?? [];
      return { text: core, after };
    })
    .filter(({ text: core }) => /[\p{L}\p{N}&]/u.test(core));
}

/** Applied in this order: a closed list beats the tagger, then what stands before the word. */
function classify(
  word: string,
  at: number,
  before: WordClass | undefined,
  tags: readonly string[],
  language: Language,
  verb: FoundVerb | undefined,
): WordClass {
  const lower = word.toLowerCase();
  const lists = wordsIn(language);
  if (NUMBER.test(word)) return "number";
  if (lower === "that" && before === "noun") return "relative";
  if (lists.auxiliaries.has(lower) && !(language === "fr" && lower === "a" && before === undefined)) return "auxiliary";
  if (lists.determiners.has(lower)) return "determiner";
  if (lists.prepositions.has(lower)) return "preposition";
  if (at === 0 && lists.questions.has(lower)) return "question";
  if (lists.relatives.has(lower)) return "relative";
  if (lists.subjects.has(lower)) return "pronoun";
  if (lists.conjunctions.has(lower)) return "conjunction";
  if (lists.adverbs.has(lower)) return "adverb";
  const has = (tag: string) => tags.includes(tag);
  const isListedNoun = NOUN_LISTS.some((name) => lists[name].has(lower));
  const isAdjective = has("Adjective") && !isListedNoun;
  const isDirect = language === "en" || language === "de";
  const isLowerVerb = language === "de" && verb !== undefined && /^\p{Ll}/u.test(word);
  if (before === "determiner" || before === "number" || (isDirect && before === "adjective" && !isLowerVerb)) {
    if (language === "en" && /ing$/.test(lower) && before === "determiner") return "noun";
    if (language === "en" && verb?.form === "participle") return "adjective";
    return isAdjective ? "adjective" : "noun";
  }
  if (language === "de" && (at > 0 || isListedNoun) && /^\p{Lu}/u.test(word)) return "noun";
  if (before === "preposition") {
    if (language === "en") return /ing$/.test(lower) && verb ? "gerund" : isAdjective ? "adjective" : "noun";
    if (verb?.form === "infinitive" && language !== "de") return "infinitive";
    return isAdjective ? "adjective" : "noun";
  }
  if (verb?.form === "infinitive" && language !== "en") return "infinitive";
  if (language === "en" && lower === "to") return "preposition";
  if (verb?.form === "gerund") return "gerund";
  if (verb?.form === "participle") return language === "en" && has("Adjective") ? "adjective" : "participle";
  if (verb && (verb.isListed || has("Verb")) && !has("Infinitive")) return "finite";
  if ((verb || language !== "en") && has("Verb") && (verb || before === "noun" || before === "adverb")) return "finite";
  if (has("Adverb")) return "adverb";
  return isAdjective ? "adjective" : "noun";
}

const DETERMINED = /^(?:une?|des|les?|la|l'|mon|ma|mes|son|sa|ses|notre|nos|du|\d+)$/i;

const STILL = /^(?:encore|toujours|déjà|souvent|aussi|même)$/;

/** The words of a sentence with their class. */
export function tagWords(text: string, language: Language): Word[] {
  const words = splitWords(text, language);
  const tagger = taggerOf(language);
  const terms = tagger(words.map((word) => word.text).join(" "))
    .json()
    .flatMap((sentence) => sentence.terms);
  const tagged: Word[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const found = terms.findIndex(
      (term, place) => place >= from && place < from + 3 && term.text.toLowerCase() === word.text.toLowerCase(),
    );
    if (found >= 0) from = found + 1;
    const tags = terms[found]?.tags ?? [];
    const verb = findVerb(word.text, language, tags, taggerOf);
    const last = tagged.at(-1);
    // "el pueblo más frío": no verb follows a word of degree.
    const isDescribed =
      last && (/['’]s$/.test(last.text) || /^(?:más|menos|muy|tan|plus|moins|très|sehr|least|most)$/.test(last.lower));
    // An infinitive follows no other German preposition: "aus alten Paletten".
    const before = isDescribed ? "determiner" : language === "de" && last?.lower === "zu" ? undefined : last?.is;
    const kind = classify(word.text, at, before, tags, language, verb);
    // "mon frère construit un robot": the same form is a participle only before an agent or a detail.
    const isPresent = kind === "participle" && verb?.verb.present === word.text && last?.is === "noun";
    // "un jabalí se cuela": a word after the pronoun is a verb, known or not.
    const isReflexive = kind === "noun" && /^s(?:e|['’])$/.test(last?.lower ?? "");
    const next = STILL.test(words[at + 1]?.text ?? "") ? at + 2 : at + 1;
    const hasObject = language === "de" ? at < words.length - 1 : DETERMINED.test(words[next]?.text ?? "");
    const is = isReflexive || (isPresent && hasObject) ? "finite" : kind;
    tagged.push({ ...word, lower: word.text.toLowerCase(), is, tags, verb });
  }
  return language === "es" || language === "fr" ? settleVerbs(tagged, language) : tagged;
}

const OWN_OBJECT = /^(?:une?|mon|ma|mes|son|sa|ses|leurs?|notre|nos|una|mis?|sus?|las?|los)$/;
const BEFORE_PARTICIPLE = /^(?:ai|as|a|avons|avez|ont|avait|avaient)$/;
const BEFORE_FINITE = /^(?:je|j'|tu|il|elle|on|ne|n'|se|s')$/;
const isObjectStart = (word: Word | undefined) => word?.is === "determiner" || word?.is === "number";
const isMany = ({ lower }: Word) => PLURAL_DETERMINERS.test(lower) || /^(?!1$)\d/.test(lower);

/** Whether a French or Spanish word that looks like a verb stands where one can stand. */
function isVerbHere(words: readonly Word[], at: number, language: "es" | "fr"): boolean {
  const [word, last, next] = [words[at], words[at - 1], words[at + 1]];
  if (!word) return false;
  const isFirst = last === undefined || last.is === "conjunction";
  if (isFirst)
    return isObjectStart(next) || next?.is === "pronoun" || (language === "es" && !LOOKS_NOUN.es.test(word.lower));
  // "un seul garage"
  if (last.is === "adverb") return words[at - 2]?.is !== "determiner";
  if (!/^(?:noun|adjective|participle|number)$/.test(last.is)) return true;
  const before = words.slice(0, at);
  const starts = before.filter((one, place) => isObjectStart(one) && words[place - 1]?.is !== "preposition");
  const isNamed = before.some(({ is, text }) => is === "pronoun" || /^\p{Lu}/u.test(text));
  if (LOOKS_ADJECTIVE[language].test(word.lower) || (starts.length === 0 && !isNamed)) return isObjectStart(next);
  const isJoined = before.some(({ is }) => is === "conjunction");
  const agrees =
    isJoined || starts.length === 0 || starts.some((one) => isMany(one) === (word.verb?.form === "plural"));
  if (!agrees) return false;
  if (/^(?:de|d'|del)$/.test(next?.lower ?? "")) return TAKES_DE.test(word.verb?.verb.base ?? "");
  const isBare = next?.is === "noun" || next?.is === "adjective";
  return !isBare || language === "es" || word.verb?.isListed === true;
}

/** A form that neither a list nor the tagger knows, where nothing but a verb can stand. */
function unknownVerb(words: readonly Word[], at: number, language: "es" | "fr"): Partial<Word> | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || (word.is !== "noun" && word.is !== "adjective")) return undefined;
  const { lower } = word;
  const last = words.slice(0, at).findLast(({ is, lower: one }) => is !== "adverb" || BEFORE_FINITE.test(one));
  const formOf = (base: string, form: FoundVerb["form"]): FoundVerb | undefined => {
    const found = findVerb(base, language, [], taggerOf);
    return found && { ...found, form };
  };
  if (language === "es")
    return /\p{L}{2}é$/u.test(lower) && isObjectStart(next) && (at === 0 || words[0]?.is === "question")
      ? {
          is: "finite",
          verb: formOf(
            lower.replace(/cé$/, "zé").replace(/qué$/, "cé").replace(/gué$/, "gé").replace(/é$/, "ar"),
            "past",
          ),
        }
      : undefined;
  if (BEFORE_PARTICIPLE.test(last?.lower ?? "") && /é(?:e|s|es)?$/.test(lower))
    return { is: "participle", verb: formOf(lower.replace(/é(?:e|s|es)?$/, "er"), "participle") };
  return BEFORE_FINITE.test(last?.lower ?? "") && /[^è]..e$/.test(lower)
    ? { is: "finite", verb: formOf(`${lower}r`, "present") }
    : undefined;
}

const isBeing = (word: string, language: Language) =>
  wordsIn(language).people.has(word) || wordsIn(language).animals.has(word);

/** In French and Spanish many nouns have the form of a verb: the place of a word decides. */
function settleVerbs(tagged: readonly Word[], language: "es" | "fr"): Word[] {
  const words = tagged.map((word) => ({ ...word }));
  for (const [at, word] of words.entries()) {
    if (word.is === "finite" && !isVerbHere(words, at, language))
      word.is = word.tags.includes("Adjective") ? "adjective" : "noun";
    else Object.assign(word, unknownVerb(words, at, language));
  }
  if (words.some(({ is }) => is === "finite" || is === "auxiliary" || is === "infinitive")) return words;
  // "mon frère bricole une fusée": between two noun phrases stands a verb.
  const at = words.findIndex(
    ({ is, lower }, place) =>
      is === "noun" &&
      place > 1 &&
      words[0]?.is === "determiner" &&
      words[place - 1]?.is === "noun" &&
      /[aei]n?t?$/.test(lower) &&
      !NOUN_LISTS.some((name) => wordsIn(language)[name].has(lower)) &&
      (OWN_OBJECT.test(words[place + 1]?.lower ?? "") ||
        (isBeing(words[place - 1]?.lower ?? "", language) && DETERMINED.test(words[place + 1]?.lower ?? ""))) &&
      words[place + 2]?.is !== "adverb",
  );
  return words.map((word, place) => (place === at ? { ...word, is: "finite" as const } : word));
}
