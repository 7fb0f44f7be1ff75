import type { Language } from "@coldopen/engine-text/language";

type Parts = { title: string; concept: string; why: string; titles: readonly string[] };
type Headings = { concept: string; outline: string; opening: string; middle: string; ending: string; titles: string };

const headings: Record<Language, Headings> = {
  en: {
    ...{ concept: "Concept", outline: "Outline", opening: "Opening", middle: "Middle", ending: "Ending" },
    titles: "Titles to try",
  },
  es: {
    ...{ concept: "Concepto", outline: "Esquema", opening: "Inicio", middle: "Desarrollo", ending: "Final" },
    titles: "Títulos para probar",
  },
  de: {
    ...{ concept: "Konzept", outline: "Gliederung", opening: "Einstieg", middle: "Mitte", ending: "Schluss" },
    titles: "Titel zum Ausprobieren",
  },
  fr: {
    ...{ concept: "Concept", outline: "Plan", opening: "Ouverture", middle: "Milieu", ending: "Fin" },
    titles: "Titres à essayer",
  },
};

/** A plan in Markdown: each sentence of the concept is a step of the outline. */
export function documentText({ title, concept, why, titles }: Parts, language: Language): string {
  const words = headings[language];
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(concept)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== "");
  const nameOf = (at: number) => (at === 0 ? words.opening : at < sentences.length - 1 ? words.middle : words.ending);
  const steps = sentences.map((sentence, at) => `${at + 1}. **${nameOf(at)}:** ${sentence}`);
  return [
    `# ${title}`,
    ...(concept === "" ? [] : [`## ${words.concept}`, concept, ...(why === "" ? [] : [`*${why}*`])]),
    ...(steps.length > 1 ? [`## ${words.outline}`, steps.join("\n")] : []),
    ...(titles.length > 0 ? [`## ${words.titles}`, titles.map((one) => `- ${one}`).join("\n")] : []),
  ].join("\n\n");
}
