import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import type { Language } from "./language-words.ts";
import type { Subject } from "./subjects.ts";
import { isPlaceName, lowerWords } from "./title-words.ts";

/** How a picture shows its subject, in words that image models understand. */
const VIEWS: Record<Language, readonly string[]> = {
  en: ["close up", "from far away", "at sunset", "seen from above", "against a dark background", "in bright daylight"],
  es: ["en primer plano", "desde lejos", "al atardecer", "desde arriba", "sobre un fondo oscuro", "a plena luz"],
  de: ["ganz nah", "aus der Ferne", "bei Sonnenuntergang", "von oben gesehen", "vor dunklem Grund", "bei hellem Licht"],
  fr: ["en gros plan", "de loin", "au coucher du soleil", "en plongée", "sur fond sombre", "en plein jour"],
};

const startLarge = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The thumbnail of an idea in words; it is drawn from them once somebody sees the idea. */
export function describeThumbnail(
  { name }: Pick<Subject, "name">,
  { language, style, seed }: { language: Language; style: string | undefined; seed: number },
): string {
  const view = VIEWS[language][seed % VIEWS[language].length];
  const description = [
    startLarge(name.toLowerCase() === name ? name : sentenceCase(name, language)),
    view,
    style?.trim(),
  ];
  return description.filter(Boolean).join(", ").slice(0, IDEA_MAX);
}

/** English titles capitalise every word; after "the" it may be the name of a people or a place. */
const sentenceCase = (name: string, language: Language) =>
  language === "en" && !/^the /iu.test(name) && !isPlaceName(name)
    ? lowerWords(name)
    : name.replace(/^einen (?=\p{Lu})/u, "ein ");
