import type { Language } from "./language-words.ts";
import type { Subject } from "./subjects.ts";
import { lowerWords } from "./title-words.ts";

type Phrases = Record<Language, (name: string) => string>;

/** What is done with the subjects of a category, for titles that only name them. */
const ACTIVITIES: Readonly<Record<string, Phrases>> = {
  Cooking: {
    en: (name) => `cooking ${name}`,
    es: (name) => `preparar ${name}`,
    de: (name) => `${name} kochen`,
    fr: (name) => `préparer ${name}`,
  },
  Baking: {
    en: (name) => `baking ${name}`,
    es: (name) => `hornear ${name}`,
    de: (name) => `${name} backen`,
    fr: (name) => `préparer ${name}`,
  },
};
/** What is built or made, as its titles show it with "a": "a budget app", "a jewelry box". */
const BUILT: Phrases = {
  en: (name) => `building ${name}`,
  es: (name) => `construir ${name}`,
  de: (name) => `${name} bauen`,
  fr: (name) => `construire ${name}`,
};
const BUILDING_CATEGORIES: ReadonlySet<string> = new Set(["Building & DIY", "Woodworking", "Programming"]);
/** In the accusative: German "ein" may be masculine, which needs "einen". */
const ONE_THING: Record<Language, RegExp> = {
  en: /^an? \p{Ll}/u,
  es: /^una? \p{Ll}/u,
  de: /^(?:eine|einen) \p{Lu}/u,
  fr: /^une? \p{Ll}/u,
};
const TRIPS: Phrases = {
  en: (name) => `travelling to ${name}`,
  es: (name) => `viajar a ${name}`,
  de: (name) => `nach ${name} reisen`,
  fr: (name) => `voyager à ${name}`,
};
/** French countries have an article, which the preposition replaces: "le Maroc", "au Maroc". */
const FRENCH_COUNTRIES: readonly [article: RegExp, preposition: string][] = [
  [/^le (?=\p{Lu})/u, "au "],
  [/^les (?=\p{Lu})/u, "aux "],
  [/^(?:la |l’)(?=\p{Lu})/u, "en "],
];
const frenchCountry = (name: string): string | undefined => {
  const found = FRENCH_COUNTRIES.find(([article]) => article.test(name));
  return found && `voyager ${name.replace(...found)}`;
};

/** What somebody trains for, as what is done: "bigger arms", "pull-up". */
function fitnessGoal(name: string): string | undefined {
  if (/^\p{L}+er \p{L}+s$/u.test(name)) return `getting ${name}`;
  if (/^\p{L}+-up$/u.test(name)) return `mastering ${name}s`;
  return undefined;
}

const PLACE_CATEGORIES: ReadonlySet<string> = new Set(["Travel", "Van Life"]);
/** A single word with a capital and without an article. */
const PLACE_NAME = /^\p{Lu}[\p{L}-]+$/u;

/** What the text model is asked to write about: something that is done, wherever the subject allows it. */
export function writingSubject({ text, isActivity, videos }: Subject, language: Language): string {
  const category = videos[0]?.category ?? "";
  if (isActivity) return language === "en" && category in ACTIVITIES ? lowerWords(text) : text;
  if (PLACE_CATEGORIES.has(category) && PLACE_NAME.test(text)) return TRIPS[language](text);
  const french = PLACE_CATEGORIES.has(category) && language === "fr" ? frenchCountry(text) : undefined;
  const goal = category === "Fitness" && language === "en" ? fitnessGoal(text.toLowerCase()) : undefined;
  if (french ?? goal) return french ?? goal ?? text;
  const isBuilt = BUILDING_CATEGORIES.has(category) && ONE_THING[language].test(text);
  if (isBuilt) return BUILT[language](text);
  const activity = ACTIVITIES[category]?.[language];
  if (!activity) return language === "en" ? inGeneral(text) : text;
  // A French dish has an article after a verb, and its gender is not known from a title that leaves it out.
  if (language === "fr" && !/^(?:les? |la |l’|une? |des )/u.test(text)) return text;
  const name = language === "en" || language === "es" ? text.toLowerCase() : text;
  return activity(name.replace(/^the /u, ""));
}

/** "a rogue planet" is one of them, and a video is about all: "rogue planets". */
function inGeneral(name: string): string {
  const thing = name.match(/^an? (.+)$/u)?.[1];
  if (thing === undefined || !/[a-z]$/u.test(thing) || /ing$/u.test(thing)) return name;
  if (/(?:s|x|z|ch|sh)$/u.test(thing)) return `${thing}es`;
  return /[^aeiou]y$/u.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}
