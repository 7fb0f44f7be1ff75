import { expect, it } from "vitest";
import { generateIdeas } from "../generate-ideas.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import { anIdeaBrief } from "../testing/idea-brief.ts";
import { finishTitle } from "./finish.ts";

const titlesOf = (language: Language, topic: string) =>
  generateIdeas(
    anIdeaBrief({ option: "emptyState", input: "", inspiration: { topic }, channel: { bio: "", language } }),
  ).map(({ content }) => content);

it.each<[Language, string, string]>([
  [
    "fr",
    "Des lycéens de Brest envoient un ballon-sonde dans la stratosphère et le récupèrent dans un champ d'artichauts.",
    "ballon-sonde",
  ],
  [
    "es",
    "Un equipo de fútbol sala de jubilados ficha a un portero de diecinueve años y se arma el lío.",
    "portero de diecinueve años",
  ],
  [
    "en",
    "A retired bus driver from Hull rebuilds a steam organ in a garden shed for the county fair and nobody thinks it will play",
    "steam organ",
  ],
])("gives at least four titles of a long brief in %s: %s", (language, brief, named) => {
  const titles = titlesOf(language, brief);
  expect(titles.length).toBeGreaterThanOrEqual(4);
  expect(titles.filter((title) => title.toLowerCase().includes(named))).not.toEqual([]);
});

it("keeps the perfect of what is not over", () => {
  const titles = titlesOf("en", "A school caretaker has kept a weather diary every day since 1981.");
  expect(titles).toContain("Meet the School Caretaker Who Has Kept a Weather Diary Every Day Since 1981");
  expect(titles.filter((title) => !/has kept/i.test(title))).toEqual([]);
});

it("reads a comparison whose noun stands on both sides", () => {
  expect(readBrief("Paper maps or phone maps in thick fog?", "en").contrast).toEqual([
    "Paper maps",
    "phone maps in thick fog",
  ]);
});

it.each<[Language, string, string]>([
  ["en", "I give myself six hours to beat a text adventure from 1983", "six hours"],
  ["es", "Me doy seis horas para montar un armario sin instrucciones", "seis horas"],
  ["fr", "Je me donne dix jours pour apprendre le morse", "dix jours"],
])("reads what somebody has a limited time for in %s", (language, brief, span) => {
  const { shape, verb, span: read } = readBrief(brief, language);
  expect([shape, read?.toLowerCase()]).toEqual(["activity", span]);
  expect(verb?.base).not.toMatch(/^(?:give|dar|donner)/);
});

it.each<[Language, string]>([
  ["es", "mi abuelo y yo contruimos un palomar en la azotea"],
  ["es", "Dos vecinos que llevan diez años sin hablarse arreglan juntos la azotea del edificio"],
  ["en", "Our village pub closed in March"],
  ["de", "Drei Freundinnen bauen ein Floß und lassen sich die Peene hinuntertreiben."],
])("reads a sentence with an unknown verb as no noun and no plan in %s: %s", (language, brief) => {
  expect(readBrief(brief, language).shape).toMatch(/^(?:event|unclear)$/);
});

it.each([
  ["elle décide de le jouer", "Elle décide de le jouer"],
  ["l'histoire de le musée", "L'histoire du musée"],
  ["il apprend à les faire", "Il apprend à les faire"],
  ["parler à les voisins", "Parler aux voisins"],
])("contracts the French article and no pronoun: %s", (text, title) => {
  expect(finishTitle(text, "fr")).toBe(title);
});
