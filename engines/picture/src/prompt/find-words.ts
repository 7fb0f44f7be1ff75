import { de } from "../data/lexicon/de.ts";
import { en } from "../data/lexicon/en.ts";
import { es } from "../data/lexicon/es.ts";
import { fr } from "../data/lexicon/fr.ts";
import type { Language, Lexicon } from "../data/lexicon/lexicon.ts";
import { COMMON, ENDINGS } from "../data/lexicon/word-forms.ts";

const lexicons: Record<Language, Lexicon> = { en, es, de, fr };
type Kind = keyof Lexicon;
export type Hit = { name: string; at: number; words: number };

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

export function languageOf(words: readonly string[]): Language {
  const score = (language: Language) => words.filter((word) => common[language]?.has(word)).length;
  const known: Language[] = ["en", "es", "de", "fr"];
  return known.reduce((best, language) => (score(language) > score(best) ? language : best), "en");
}

type Index = Map<string, string[]>;
const indexOf = (entries: Record<string, string | undefined>): Index => {
  const index: Index = new Map();
  for (const [name, terms] of Object.entries(entries))
    for (const term of terms?.split(",") ?? []) {
      const key = wordsOf(term).join(" ");
      if (key) index.set(key, [...(index.get(key) ?? []), name]);
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

function lookUp(index: Index, language: Language, phrase: string): string[] {
  const exact = index.get(phrase);
  if (exact) return exact;
  for (const [ending, instead] of ENDINGS[language]) {
    const found = ending.test(phrase) && phrase.length > 3 ? index.get(phrase.replace(ending, instead)) : undefined;
    if (found) return found;
  }
  if (language !== "de" || phrase.includes(" ") || phrase.length < 8) return [];
  for (let cut = 3; cut < phrase.length - 3; cut++) {
    const found = index.get(phrase.slice(cut)) ?? index.get(phrase.slice(cut).replace(/(en|er|e|s|n)$/, ""));
    if (found) return found;
  }
  return [];
}

/** Lexicon entries in the words, in their order; the longest match wins. Falls back to English for unknown words. */
export function find(words: readonly string[], language: Language, kind: Kind): Hit[] {
  const hits: Hit[] = [];
  const tried: Language[] = language === "en" ? ["en"] : [language, "en"];
  let at = 0;
  scan: while (at < words.length) {
    for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
      const phrase = words.slice(at, at + count).join(" ");
      for (const tongue of tried) {
        if (count === 1 && tongue !== language && (phrase.length < 4 || common[language]?.has(phrase))) continue;
        const names = lookUp(indexFor(tongue, kind), tongue, phrase);
        if (names.length === 0) continue;
        hits.push(...names.map((name) => ({ name, at, words: count })));
        at += count;
        continue scan;
      }
    }
    at++;
  }
  return hits;
}
