import { german } from "../data/de/grammar.ts";
import { english } from "../data/en/grammar.ts";
import { spanish } from "../data/es/grammar.ts";
import { french } from "../data/fr/grammar.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Language } from "../language.ts";
import { englishFrame } from "./english.ts";
import type { Frame } from "./frame.ts";
import { frenchFrame } from "./french.ts";
import { germanFrame } from "./german.ts";
import { spanishFrame } from "./spanish.ts";

const tongues: Record<Language, { frame: (text: string) => Frame; grammar: Grammar }> = {
  en: { frame: englishFrame, grammar: english },
  es: { frame: spanishFrame, grammar: spanish },
  de: { frame: germanFrame, grammar: german },
  fr: { frame: frenchFrame, grammar: french },
};

/** The topic of a long text is parsed from its first sentence. */
const firstSentence = (text: string) => text.match(/^.{12,}?[.!?](?=\s)/s)?.[0] ?? text;
const PHRASE_MAX = 75;

const cut = (text: string) => {
  if (text.length <= PHRASE_MAX) return text;
  const clause = text.split(/[,;:–—]| that | because | que | weil | dass | parce que /)[0] ?? text;
  return clause.length <= PHRASE_MAX ? clause : clause.slice(0, PHRASE_MAX).replace(/(?<!\s)\s+\S*$/, "");
};

export const grammarOf = (language: Language): Grammar => tongues[language].grammar;
export const parseTopic = (text: string, language: Language): Frame =>
  tongues[language].frame(cut(firstSentence(text.replace(/\s+/g, " ").trim())));
