import { eld } from "eld/small";
import { LETTERS, SIGNS } from "./data/language-signs.ts";

export type Language = "en" | "es" | "de" | "fr";

const LETTER_WEIGHT = 0.3;
/** Added to the score of the fallback language, so that a guess from letters alone must exceed it. */
const UNSURE = 0.15;
/** A single word is often a name, so its score must be clearly above that of the other languages. */
const WORD_UNSURE = 0.12;
const LANGUAGES: readonly Language[] = ["en", "es", "de", "fr"];

/** Detects one of the four languages; `given` or English if the text is too short or ambiguous. */
export function detectLanguage(text: string, given?: Language): Language {
  const otherwise = given ?? "en";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = eld.detect(text).getScores();
  const rated = LANGUAGES.map((language) => {
    const signs = words.filter((word) => SIGNS[language].test(word)).length;
    const letters = LETTERS[language].test(text) ? LETTER_WEIGHT : 0;
    return { language, score: signs * 0.5 + letters + (scores[language] ?? 0) + (language === otherwise ? UNSURE : 0) };
  }).sort((a, b) => b.score - a.score);
  const [best, next] = rated;
  if (!best || best.score <= UNSURE) return otherwise;
  const isOneWord = words.length === 1;
  // A word or two without a letter or a small word that tells the language: the statistics only guess.
  const isGuess =
    words.length <= 2 && !LETTERS[best.language].test(text) && !words.some((word) => SIGNS[best.language].test(word));
  return (isGuess && given !== undefined) || (isOneWord && best.score - (next?.score ?? 0) < WORD_UNSURE)
    ? otherwise
    : best.language;
}
