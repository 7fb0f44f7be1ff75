import { expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const brief = anIdeaBrief({
  knownTitles: [
    { title: "I Spent a Week in a Van. Would You?", lift: 6, videoId: "a" },
    { title: "100 Days in a Van Broke Me", lift: 4, videoId: "b" },
  ],
  seed: 7,
});

function countWithSources(inspirationLevel: number): number {
  const ideas = generateIdeas({ ...brief, inspirationLevel });
  expect(ideas).toHaveLength(6);
  return ideas.filter(({ sources = [] }) => sources.length > 0).length;
}

it("uses no known titles at inspiration level 0 and some at level 1", () => {
  expect(countWithSources(0)).toBe(0);
  expect(countWithSources(1)).toBeGreaterThan(0);
});
