import { describe, expect, it } from "vitest";
import { generateIdeas } from "../generate-ideas.ts";
import type { Language } from "../language.ts";
import { anIdeaBrief } from "../testing/idea-brief.ts";

const titlesOf = (language: Language, input: string, changes: Parameters<typeof anIdeaBrief>[0]) =>
  generateIdeas(anIdeaBrief({ language, input, ...changes })).map(({ content }) => content);

describe("a change in Spanish and French", () => {
  it.each([
    ["es", "Comí como un romano durante una semana", "cámbialo por un vikingo y que dure un mes"],
    ["es", "Arreglé una moto abandonada", "misma idea con un barco"],
    ["es", "Vivo en una furgoneta con dos perros", "pero con tres gatos"],
    ["es", "24 horas en un faro", "que sea en invierno"],
    ["fr", "24 heures dans la peau d'un facteur", "même idée avec une sage-femme"],
    ["fr", "J'ai vécu une semaine sans chauffage", "remplace le chauffage par internet"],
    ["fr", "Je traverse la France à vélo", "que ça dure un mois"],
  ] as const)("in %s applies to %s: %s", (language, input, thisBut) => {
    const titles = titlesOf(language, input, { option: "thisBut", thisBut });
    expect(titles).toContain(APPLIED[thisBut]);
    for (const title of titles) expect(title.toLowerCase()).not.toContain(thisBut);
  });

  it("is never pasted as an instruction", () => {
    const thisBut = "haz que parezca imposible";
    const titles = titlesOf("es", "Arreglé una moto abandonada", { option: "thisBut", thisBut });
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.join(" ")).not.toMatch(/haz|parezca/iu);
  });
});

const APPLIED: Readonly<Record<string, string>> = {
  "cámbialo por un vikingo y que dure un mes": "Comí como un vikingo durante un mes",
  "misma idea con un barco": "Arreglé un barco abandonado",
  "pero con tres gatos": "Vivo en una furgoneta con tres gatos",
  "que sea en invierno": "24 horas en un faro en invierno",
  "même idée avec une sage-femme": "24 heures dans la peau d'une sage-femme",
  "remplace le chauffage par internet": "J'ai vécu une semaine sans internet",
  "que ça dure un mois": "Je traverse la France à vélo pendant un mois",
};

it("keeps the order of a ranking in its concepts", () => {
  const brief = "todas las playas de Menorca ordenadas de peor a mejor";
  for (const concept of titlesOf("es", brief, { option: "emptyState", pane: "concept", count: 4 }))
    expect(concept).toMatch(/puesto|puntúa|comparan|casi entran|votos|resumen/);
});

describe("a change that has no place in the title", () => {
  const given: readonly (readonly [Language, string, string])[] = [
    ["de", "Ich verkleide mich als Statue in der Fußgängerzone", "aber meine Exfreundin darf mich zum Lachen bringen"],
    ["de", "Ich schwimme durch den Rhein", "nur nachts"],
    ["en", "I Hid From a Bloodhound for 12 Hours", "but inside a shopping mall"],
    ["en", "I Cooked for 100 Strangers", "but my ex makes me laugh the whole time"],
    ["es", "Crucé Chile en bici", "pero mi abuela elige la ruta"],
    ["fr", "J'ai repeint toute ma maison", "mais ma fille choisit les couleurs"],
  ];
  it.each(given)("gives a full list in %s for %s with %s", (language, input, thisBut) => {
    const titles = titlesOf(language, input, { option: "thisBut", thisBut });
    expect(titles).toHaveLength(6);
    const added = thisBut.replace(/^(?:but|aber|pero|mais) /u, "").toLowerCase();
    for (const title of titles) expect(title.toLowerCase()).toContain(added);
  });
});
