import { expect, it } from "vitest";
import { generateIdeas } from "../index.ts";

const spansOf = (input: string, span: string) => {
  const knownTitles = [1, 2, 3].map((at) => ({ videoId: `video${at}`, title: `I Did This for ${span}`, lift: 9 }));
  const project = { name: "", title: null, concept: null };
  const shared = {
    option: "emptyState",
    inspiration: {},
    language: "en",
    temperature: 0.5,
    project,
    exclude: [],
  } as const;
  return [1, 2, 3].flatMap((seed) =>
    generateIdeas({ ...shared, pane: "title", input, knownTitles, count: 20, seed }).flatMap(
      ({ content }) => content.match(/\d+ (?:hours|days)/giu) ?? [],
    ),
  );
};

it.each([
  ["cooking beef stew", "90 Days", /hours$/i],
  ["growing tomatoes", "5 Days", /^(?:[3-9]\d|\d{3}) days$/i],
  ["growing tomatoes", "60 Days", /^60 days$/i],
  ["building a treehouse", "90 Days", /^90 days$/i],
  ["fermenting potatoes", "90 Days", /^90 days$/i],
])("titles about %s from videos of %s have spans like %s", (input, span, expected) => {
  const spans = spansOf(input, span);
  expect(spans.length).toBeGreaterThan(0);
  for (const found of spans) expect(found).toMatch(expected);
});
