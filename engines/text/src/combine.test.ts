import { describe, expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const combined = (pane: "title" | "concept", input: string, otherInput: string) =>
  generateIdeas(anIdeaBrief({ pane, option: "combine", input, otherInput })).map(({ content }) => content);

describe("generateIdeas with the option combine", () => {
  it("uses the short form of a subject if both subjects in full exceed the title length", () => {
    const container = "I Turned a $900 Shipping Container Into a Sauna";
    const titles = combined("title", container, "A $900 Container Became the Best Sauna in the Valley");
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) expect(title).toMatch(/a \$900 shipping container/i);
  });

  it.each([
    ["There Was a Bunker Under Our Barn", "7 Days Alone in a Fire Lookout", "“There Was a Bunker Under Our Barn”"],
    ["Wie ich ein Baumhaus gebaut habe", "7 Tage allein im Wald", "„Wie ich ein Baumhaus gebaut habe“"],
    ["Construí una cabaña con 400 euros", "Siete días sin teléfono", "«Construí una cabaña con 400 euros»"],
  ])("quotes an input that is a whole sentence: %s", (sentence, other, quoted) => {
    for (const pane of ["title", "concept"] as const) {
      const found = combined(pane, sentence, other);
      expect(found.length).toBeGreaterThan(3);
      for (const text of found) expect(text.toLowerCase()).toContain(quoted.toLowerCase());
    }
  });

  it("returns six different concepts", () => {
    expect(new Set(combined("concept", "How to bake sourdough bread", "I Spent 90 Days in a Van")).size).toBe(6);
  });
});
