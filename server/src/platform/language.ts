import { eld } from "eld/small";

export type Language = "en" | "es" | "de" | "fr";

const SIGNS: Record<Language, RegExp> = {
  en: /^(the|and|for|with|without|how|why|what|i|my|you|is|are|of|to|from|a|an|in|on|vs)$/,
  es: /^(el|los|las|del|con|sin|cómo|qué|mi|una|y|por|para|años|días|más)$/,
  de: /^(der|die|das|des|dem|den|und|mit|ohne|für|ich|ein|eine|einen|im|wie|warum|nicht|bei|vom|zum|tage|mein|meine|meinen)$/,
  fr: /^(le|les|des|du|avec|sans|pour|je|j|ai|une|et|dans|comment|pourquoi|mon|ma|au|aux|à)$/,
};
/** What a guess from letters alone must reach to stand against what is usual. */
const UNSURE = 0.05;
const LANGUAGES: readonly Language[] = ["en", "es", "de", "fr"];

/** Which of the four a text is written in; `otherwise` when it doesn't tell. */
export function languageOf(text: string, otherwise: Language = "en"): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = eld.detect(text).getScores();
  let best: { language: Language; score: number } = { language: otherwise, score: 0 };
  for (const language of LANGUAGES) {
    const signs = words.filter((word) => SIGNS[language].test(word)).length;
    const score = signs * 0.5 + (scores[language] ?? 0) + (language === otherwise ? UNSURE : 0);
    if (score > best.score) best = { language, score };
  }
  return best.language;
}
