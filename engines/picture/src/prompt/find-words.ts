import { de } from "../data/lexicon/de.ts";
import { en } from "../data/lexicon/en.ts";
import { es } from "../data/lexicon/es.ts";
import { fr } from "../data/lexicon/fr.ts";
import type { Language, Lexicon } from "../data/lexicon/lexicon.ts";
import { COMMON, ENDINGS } from "../data/lexicon/word-forms.ts";

const lexicons: Record<Language, Lexicon> = { en, es, de, fr };
type Kind = keyof Lexicon;
/**
 * `isPlural` if the word has the ending of a plural, `isPart` if only the end of a German compound matched, `isOwn` if
 * the word is the first of its entry, which names the thing itself.
 */
export type Hit = { name: string; at: number; words: number; isPlural: boolean; isPart: boolean; isOwn: boolean };

const LONGEST = 4;
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replace(/\b(?:l|d|j|qu|n|s|m|t|c)'(?=\w)/g, (elided) => `${elided} `)
    .split(/[^a-z0-9$,&'-]+/)
    .map((word) => word.replace(/^[,'-]+|(?<![,'-])[,'-]+$/g, ""))
    .filter((word) => word !== "");

const common = Object.fromEntries(
  Object.entries(COMMON).map(([language, words]) => [language, new Set(words.split(" "))]),
);

const known: readonly Language[] = ["en", "es", "de", "fr"];
const KINDS: readonly Kind[] = ["things", "people", "places"];
/** Function words count twice as much as words that can be drawn. */
export function languageOf(words: readonly string[]): Language {
  const isDrawn = (word: string, language: Language) => KINDS.some((kind) => indexFor(language, kind).has(word));
  const score = (language: Language) =>
    words.reduce((sum, word) => sum + (common[language]?.has(word) ? 2 : isDrawn(word, language) ? 1 : 0), 0);
  return known.reduce((best, language) => (score(language) > score(best) ? language : best), "en");
}

/** The name of each word; the first word of an entry names the thing itself and wins over wider words. */
type Index = Map<string, { name: string; isOwn: boolean }>;
const isVector = (name: string) => name.startsWith("noto:");
/** A drawing of ours beats an icon only for its first word; its other words are often wider. */
const indexOf = (entries: Record<string, string | undefined>): Index => {
  const index: Index = new Map();
  for (const [name, terms] of Object.entries(entries))
    for (const [at, term] of (terms?.split(",") ?? []).entries()) {
      const key = wordsOf(term).join(" ");
      const known = index.get(key);
      if (key === "" || (isVector(name) && known?.isOwn)) continue;
      const isOwn = at === 0 || isVector(name);
      if (known === undefined || (isOwn && !known.isOwn) || isVector(name)) index.set(key, { name, isOwn });
    }
  return index;
};
const indexes = new Map<string, Index>();
function indexFor(language: Language, kind: Kind): Index {
  const key = `${language} ${kind}`;
  const known = indexes.get(key) ?? indexOf(lexicons[language][kind]);
  indexes.set(key, known);
  return known;
}

type Found = Omit<Hit, "at" | "words">;
const NONE: Found = { name: "", isPlural: false, isPart: false, isOwn: false };
function lookUp(index: Index, language: Language, phrase: string): Found {
  const exact = index.get(phrase);
  if (exact) return { ...NONE, ...exact };
  for (const [ending, instead] of ENDINGS[language]) {
    const found = ending.test(phrase) && phrase.length > 3 ? index.get(phrase.replace(ending, instead)) : undefined;
    if (found)
      return {
        ...NONE,
        ...found,
        isPlural: /(?:[sx]|men)$/.test(phrase) && !phrase.endsWith("'s") && language !== "de",
      };
  }
  if (language !== "de" || phrase.includes(" ") || phrase.length < 8) return NONE;
  for (let cut = 3; cut < phrase.length - 3; cut++) {
    const found = index.get(phrase.slice(cut)) ?? index.get(phrase.slice(cut).replace(/(en|er|e|s|n)$/, ""));
    if (found) return { ...NONE, ...found, isPart: true };
  }
  return NONE;
}

/**
 * Lexicon entries in the words, in their order; the longest match wins. Falls back to English for unknown words.
 * `canName` tells whether the word at a position may stand alone for an entry, which a verb may not.
 */
export function find(
  words: readonly string[],
  language: Language,
  kind: Kind,
  canName: (at: number) => boolean = () => true,
): Hit[] {
  const hits: Hit[] = [];
  const tried: Language[] = language === "en" ? ["en"] : [language, "en"];
  let at = 0;
  scan: while (at < words.length) {
    for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
      const phrase = words.slice(at, at + count).join(" ");
      if (count === 1 && !canName(at)) continue;
      for (const tongue of tried) {
        if (count === 1 && tongue !== language && (phrase.length < 4 || common[language]?.has(phrase))) continue;
        const found = lookUp(indexFor(tongue, kind), tongue, phrase);
        if (found.name === "") continue;
        hits.push({ ...found, at, words: count });
        at += count;
        continue scan;
      }
    }
    at++;
  }
  return hits;
}
