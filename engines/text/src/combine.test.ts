import { describe, expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const combined = (pane: "title" | "concept", input: string, otherInput: string) =>
  generateIdeas(anIdeaBrief({ pane, option: "combine", input, otherInput }));

describe("generateIdeas with the option combine", () => {
  it("merges the action of one title with the place or the object of the other", () => {
    const titles = combined("title", "I Spent 90 Days in a Van", "We build a sauna from an old shipping container");
    expect(titles.map(({ content }) => content)).toContain("I Lived in a Van With a Sauna");
    expect(titles.every(({ description }) => description === null)).toBe(true);
    for (const { content } of titles) expect(content).toMatch(/van/i);
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
