import {
  FEMININE,
  GERMAN_FEMININE,
  GERMAN_MASCULINE,
  GERMAN_NEUTER,
  GERUND,
  MASCULINE,
  PLURAL_DETERMINERS,
  SINGULAR_DETERMINERS,
} from "../data/noun-forms.ts";
import { PLACE_NAMES } from "../data/place-names.ts";
import { KINDS } from "../data/word-lists.ts";
import type { Language } from "../language.ts";
import type { Gender, NounKind, NounPhrase } from "./reading.ts";
import { type Word, wordsIn } from "./tag-words.ts";

export const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text, after }, at) => (at < words.length - 1 && /[,]/.test(after) ? `${text},` : text))
    .join(" ")
    .replace(/(?<![\p{L}])(l|d|j|n|s|qu|m|t)' /giu, "$1'");

function kindOf(head: string, language: Language): NounKind {
  const lists = wordsIn(language);
  const lower = head.toLowerCase().replace(/['’]s$/, "");
  const forms = [
    lower,
    ...(language === "de" ? [/n$/, /en$/] : [/s$/, /es$/]).map((ending) => lower.replace(ending, "")),
  ];
  const [, found] = KINDS.find(([name]) => forms.some((form) => lists[name].has(form))) ?? [];
  if (found) return found;
  if (PLACE_NAMES.has(lower)) return "place";
  // The last part of a German compound is its head: "Wochenendhaus".
  if (language !== "de" || lower.length < 7) return "thing";
  const isPart = (word: string) => word.length > 3 && lower.endsWith(word);
  return KINDS.find(([name]) => [...lists[name]].some(isPart))?.[1] ?? "thing";
}

function genderOf(determiner: string, head: Word, language: Language): Gender | undefined {
  const lower = head.lower;
  if (language === "en") return undefined;
  if (MASCULINE[language].test(determiner)) return "m";
  if (FEMININE[language].test(determiner)) return "f";
  if (language === "de") {
    if (determiner === "das") return "n";
    if (determiner === "der") return "m";
    if (GERMAN_FEMININE.test(lower) && lower.length > 4) return "f";
    if (GERMAN_NEUTER.test(lower)) return "n";
    if (GERMAN_MASCULINE.test(lower)) return "m";
  }
  if (head.tags.includes("MaleNoun")) return "m";
  if (head.tags.includes("FemaleNoun")) return "f";
  if (head.tags.includes("NeuterNoun")) return "n";
  if (language === "es")
    return /(?:o|os|or|ón)$/.test(lower) ? "m" : /(?:a|as|ción|dad)$/.test(lower) ? "f" : undefined;
  if (language === "fr") return /(?:tion|ette|ie|ure|ée)$/.test(lower) ? "f" : undefined;
  return undefined;
}

function isPluralOf(determiner: string, head: Word, language: Language, isAfterAdjective: boolean): boolean {
  if (PLURAL_DETERMINERS.test(determiner) || /^(?!1$)\d/.test(determiner)) return true;
  if (SINGULAR_DETERMINERS.test(determiner)) return false;
  if (language === "en")
    return (
      /(?:^(?:people|men|women|children|mice|feet|teeth|geese)|[^sui]s)$/.test(head.lower) && !/'s$/.test(head.lower)
    );
  if (language === "de")
    return (
      head.tags.includes("PluralNoun") || (determiner === "" && isAfterAdjective && /(?:s|en|er)$/.test(head.lower))
    );
  return /[^ius]s$|x$/.test(head.lower) || (determiner === "" && /es$/.test(head.lower));
}

const ENDS_CORE = /^(?:preposition|relative|participle|conjunction|pronoun|finite|auxiliary|infinitive)$/;

/** Reads a noun phrase; undefined if the words are none. */
export function nounPhraseOf(words: readonly Word[], language: Language): NounPhrase | undefined {
  const [first] = words;
  if (!first || first.is === "preposition" || first.is === "conjunction" || first.is === "relative") return undefined;
  const hasDeterminer = first.is === "determiner" && words.length > 1;
  const rest = hasDeterminer ? words.slice(1) : words;
  // "das Schwimmbad meiner Kindheit", "les secrets des boulangers": a genitive follows the head.
  const end = rest.findIndex(
    ({ is }, at) => at > 0 && (ENDS_CORE.test(is) || (/^(?:de|fr)$/.test(language) && is === "determiner")),
  );
  const core = end < 0 ? rest : rest.slice(0, end);
  // "rug tufting"
  const nouns = core.filter(
    ({ is }, at) => is === "noun" || (is === "gerund" && language === "en" && at === core.length - 1),
  );
  const [beforeLast, lastNoun] = nouns.slice(-2);
  // "der kleinste Bahnhof Deutschlands": a genitive follows the head.
  const isGenitive =
    language === "de" &&
    /^\p{Lu}/u.test(beforeLast?.text ?? "") &&
    /s$/.test(lastNoun?.lower ?? "") &&
    core.at(-1) === lastNoun;
  const head =
    isGenitive && beforeLast
      ? beforeLast
      : ((language === "es" || language === "fr" ? nouns[0] : nouns.at(-1)) ?? core.at(-1));
  if (!head || (head.is !== "noun" && head.is !== "gerund" && head.is !== "adjective" && head.is !== "number"))
    return undefined;
  const determiner = hasDeterminer ? first.lower : first.is === "number" ? first.lower : "";
  const isJoined = words.some(({ is }) => is === "conjunction");
  const isWho = language === "en" && rest[end]?.lower === "who";
  const isGerund = language === "en" && determiner === "" && core.length === rest.length && GERUND.test(head.lower);
  const listed = isJoined ? "thing" : isWho ? "person" : isGerund ? "practice" : kindOf(head.text, language);
  // "a thrift store piano" is a thing, unlike "piano".
  const kind =
    listed === "practice" && language === "en" && !isGerund && (determiner !== "" || core.length > 1)
      ? "thing"
      : listed;
  return {
    text: textOf(words),
    determiner,
    bare: textOf(rest),
    head: head.text,
    core: textOf(hasDeterminer ? [first, ...core] : core),
    isPlural:
      isPluralOf(determiner, head, language, /^\p{Ll}+e$/u.test(first.text)) ||
      (rest[0]?.is === "number" && rest[0].lower !== "1") ||
      isJoined,
    gender: genderOf(hasDeterminer ? determiner : "", head, language),
    kind,
  };
}
