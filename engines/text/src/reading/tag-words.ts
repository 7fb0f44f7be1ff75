import { germanReadingWords } from "../data/de/reading-words.ts";
import { englishReadingWords } from "../data/en/reading-words.ts";
import { spanishReadingWords } from "../data/es/reading-words.ts";
import { frenchReadingWords } from "../data/fr/reading-words.ts";
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
      last && (/['’]s$/.test(last.text) || /^(?:más|menos|muy|tan|plus|moins|très|sehr)$/.test(last.lower));
    // An infinitive follows no other German preposition: "aus alten Paletten".
    const before = isDescribed ? "determiner" : language === "de" && last?.lower === "zu" ? undefined : last?.is;
    const kind = classify(word.text, at, before, tags, language, verb);
    // "mon frère construit un robot": the same form is a participle only before an agent or a detail.
    const isPresent = kind === "participle" && verb?.verb.present === word.text && last?.is === "noun";
    // "un jabalí se cuela": a word after the pronoun is a verb, known or not.
    const isReflexive = kind === "noun" && /^s(?:e|['’])$/.test(last?.lower ?? "");
    const hasObject = language === "de" ? at < words.length - 1 : DETERMINED.test(words[at + 1]?.text ?? "");
    const is = isReflexive || (isPresent && hasObject) ? "finite" : kind;
    tagged.push({ ...word, lower: word.text.toLowerCase(), is, tags, verb });
  }
  return tagged;
}
