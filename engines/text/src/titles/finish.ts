import { SILENT_H } from "../data/fr/silent-h.ts";
import type { Language } from "../language.ts";
import { capitalised, sentenceCase, startLarge, tidy, titleCase } from "../words.ts";

export const startsWithVowel = (word: string): boolean =>
  /^[aeiouyâàéèêîôœ]/i.test(word) ? !/^(?:onze|yaourt|yoga|yacht|oui|un(?:e)? fois)/i.test(word) : SILENT_H.test(word);

const contractFrench = (text: string) =>
  text
    .replace(/(?<!\p{L})(d)e les\b/giu, "$1es")
    .replace(/(?<!\p{L})(d)e le\b/giu, "$1u")
    .replace(/(^|\s)à les\b/g, "$1aux")
    .replace(/(^|\s)à le\b/g, "$1au")
    .replace(/(?<!\p{L})(que|de) (\p{L}+)/giu, (all, word: string, next: string) =>
      startsWithVowel(next) && next.length > 1 ? `${word.slice(0, -1)}'${next}` : all,
    )
    .replace(/(?<=\s|^)(s)i (ils?)\b/giu, "$1'$2")
    .replace(/(?<=\bsans )(\p{L}+(?:er|ir|re|oir)) rien(?!\p{L})/gu, "rien $1")
    .replace(/\s?([:?!;])/g, " $1");

const contractSpanish = (text: string) =>
  text
    .replace(/\b(d)e el\b/gi, "$1el")
    .replace(/(^|\s)(a) el\b/gi, "$1$2l")
    .replace(/ y (?=h?i(?!e))/gi, " e ");

const contractGerman = (text: string) =>
  text
    .replace(/(?<=: )(?:ich|wir)(?= \p{L})/gu, capitalised)
    .replace(/\b(v)on dem\b(?!,)/gi, "$1om")
    .replace(/\b(b)ei dem\b/gi, "$1eim")
    // After a comma, "dem" is a relative pronoun.
    .replace(/(?<!, )\b(i)n dem\b/gi, "$1m");

const contractions: Record<Language, (text: string) => string> = {
  en: (text) => text,
  es: contractSpanish,
  de: contractGerman,
  fr: contractFrench,
};

/** Applies the contractions and the capitals of a title. */
export function finishTitle(text: string, language: Language): string {
  const whole = contractions[language](tidy(text));
  return language === "en" ? titleCase(whole) : sentenceCase(whole);
}

/** The same for a sentence. */
export const finishSentence = (text: string, language: Language): string =>
  startLarge(contractions[language](tidy(text)));
