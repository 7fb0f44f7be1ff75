import { describe, expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const combined = (pane: "title" | "concept", input: string, otherInput: string) =>
  generateIdeas(anIdeaBrief({ pane, option: "combine", input, otherInput }));

describe("generateIdeas with the option combine", () => {
  it("loses no half of a title", () => {
    const titles = combined("title", "J'ai vécu une semaine comme en 1995", "Mon fils de 8 ans décide de tout");
    for (const { content } of titles) expect(content).toMatch(/semaine.*décide|décide.*semaine/i);
  });

  it.each([
    ["Viví con 7 euros al día en Oslo", "una noche en la selva", "Viví con 7 euros al día en la selva"],
    ["traverser l'Écosse à vélo", "un mois sans argent", "J'ai traversé l'Écosse à vélo sans argent"],
    ["ein Floß bauen", "eine Nacht auf dem See", "Auf dem See ein Floß bauen"],
    ["walking 50 miles", "an old castle", "I Walked 50 Miles to an Old Castle"],
  ])("takes the place or the restriction of the other text: %s, %s", (one, other, expected) => {
    expect(combined("title", one, other).map(({ content }) => content)).toContain(expected);
  });

  it("says why it could not merge two whole statements", () => {
    const titles = combined("title", "She Said Yes!", "It Was Never About the Money");
    expect(titles.length).toBeGreaterThan(0);
    for (const { description } of titles) expect(description).toMatch(/whole statements/);
  });

  it("keeps every sentence of both concepts", () => {
    const [one, other] = [
      "I bake bread at night. A neighbor complains.",
      "My dog learns to surf. The beach is closed.",
    ];
    const concepts = combined("concept", one, other);
    expect(concepts.length).toBeGreaterThan(3);
    for (const { content } of concepts)
      for (const sentence of [...one.split(/(?<=\.) /), ...other.split(/(?<=\.) /)])
        expect(content).toContain(sentence);
  });

  it("returns six different concepts", () => {
    const concepts = combined("concept", "How to bake sourdough bread", "I Spent 90 Days in a Van");
    expect(new Set(concepts.map(({ content }) => content)).size).toBe(6);
  });
});
