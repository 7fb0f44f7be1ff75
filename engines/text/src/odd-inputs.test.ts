import { describe, expect, it } from "vitest";
import type { IdeaBrief } from "./brief.ts";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const titles = (input: string, option: IdeaBrief["option"]) =>
  generateIdeas(anIdeaBrief({ input, option })).map(({ content }) => content);

describe.each([
  "Bread",
  "My dog",
  "How to Tie a Tie",
  "She Said Yes!",
  "iPhone vs Pixel",
  "THE TRUTH ABOUT SUGAR",
  "What Happens If You Only Eat Eggs?",
  "Barcelona",
  "¿Qué pasa si comes solo huevos?",
  "Wie baue ich ein Regal?",
  "Die Geschichte des Telefons",
  "L'histoire du chocolat",
  "We Bought an Island and It Sank After Three Weeks of Renovation Work",
])("%s", (input) => {
  it.each(["variations", "rephrase", "intensify", "powerUp"] as const)("gives six different titles by %s", (option) => {
    expect(new Set(titles(input, option)).size).toBe(6);
  });
});

describe("an odd input", () => {
  it("keeps the lower-case first letter of a name", () => {
    for (const title of titles("iPhone vs Pixel", "intensify")) expect(title).not.toMatch(/IPhone/);
  });
  it("does not combine made and making in one title", () => {
    for (let seed = 0; seed < 20; seed++) {
      const brief = anIdeaBrief({
        option: "emptyState",
        input: "",
        inspiration: { topic: "making cheese at home" },
        seed,
      });
      for (const { content } of generateIdeas(brief)) expect(content).not.toMatch(/made making/i);
    }
  });
  it("is not repeated in capitals if it is all capitals", () => {
    for (const title of titles("THE TRUTH ABOUT SUGAR", "intensify")) expect(title).not.toMatch(/SUGAR/);
  });
  it("gets no article if it is a place name", () => {
    for (const title of titles("Barcelona", "powerUp")) expect(title).not.toMatch(/la barcelona/i);
  });
  it("keeps its Spanish question marks", () => {
    for (const title of titles("¿Qué pasa si comes solo huevos?", "powerUp"))
      expect(title).toMatch(/¿qué pasa si comes solo huevos\?/i);
  });
  it("is recognised as German by its first word", () => {
    for (const title of titles("Die Geschichte des Telefons", "powerUp")) expect(title).not.toMatch(/ le | la /);
  });
  it("without letters or digits is ignored", () => {
    expect(titles("?", "variations")).toHaveLength(6);
  });
});
