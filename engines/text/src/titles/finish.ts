import { SILENT_H } from "../data/fr/silent-h.ts";
import type { Language } from "../language.ts";
import { capitalised, sentenceCase, startLarge, tidy, titleCase } from "../words.ts";

export const startsWithVowel = (word: string): boolean =>
  /^[aeiouyâàéèêîôœ]/i.test(word) ? !/^(?:onze|yaourt|yoga|yacht|oui|un(?:e)? fois)/i.test(word) : SILENT_H.test(word);

/** "elle décide de le jouer": before a verb, "le" is no article. */
const WANTS_VERB = String.raw`(?<!(?<!\p{L})(?:d[ée]cid|essa[iy]|tent|r[êe]v|refus|promet|arr[êe]t|oubli|accept|propos|jur|risqu|apprend|réuss|cherch|commenc|arriv|continu|hésit|parvien)\p{L}{0,4} |(?<!\p{L})(?:envie|besoin|peur|avant|afin|lieu|prête?) )`;
const DE_LES = new RegExp(String.raw`(?<!\p{L})${WANTS_VERB}(d)e les(?!\p{L})`, "giu");
const DE_LE = new RegExp(String.raw`(?<!\p{L})${WANTS_VERB}(d)e le(?!\p{L})`, "giu");
const TO_LES = new RegExp(String.raw`(^|\s)${WANTS_VERB}à les(?!\p{L})`, "gu");
const TO_LE = new RegExp(String.raw`(^|\s)${WANTS_VERB}à le(?!\p{L})`, "gu");

const contractFrench = (text: string) =>
  text
    .replace(DE_LES, "$1es")
    .replace(DE_LE, "$1u")
    .replace(TO_LES, "$1aux")
    .replace(TO_LE, "$1au")
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
