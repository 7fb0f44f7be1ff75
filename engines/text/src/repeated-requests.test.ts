import { describe, expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

describe.each([
  "I Replaced My Car With an Electric Bike",
  "Can you heat a house with a compost pile?",
  "Viví 30 días sin teléfono",
  "7 Tage Camping bei minus 20 Grad",
  "J'ai goûté 20 fromages de Savoie",
])("%s", (input) => {
  it.each(["intensify", "powerUp", "rephrase", "variations"] as const)(
    "returns at least four other titles by %s when the first are excluded",
    (option) => {
      const first = generateIdeas(anIdeaBrief({ input, option })).map(({ content }) => content);
      const again = generateIdeas(anIdeaBrief({ input, option, exclude: first })).map(({ content }) => content);
      expect(again.length).toBeGreaterThanOrEqual(4);
      expect(again.filter((title) => first.includes(title))).toEqual([]);
    },
  );

  it("returns no shorter title twice", () => {
    const first = generateIdeas(anIdeaBrief({ input, option: "shorten" })).map(({ content }) => content);
    const again = generateIdeas(anIdeaBrief({ input, option: "shorten", exclude: first }));
    expect(again.filter(({ content }) => first.includes(content))).toEqual([]);
  });
});

it.each([
  ["Can a Rusted Canal Boat Be Saved?", "Can This Boat Be Saved?"],
  ["Should You Buy a Used Electric Car in 2026?", "Should You Buy a Used Electric Car?"],
  ["Is It Possible to Live in a Van for a Year?", "A Year in a Van"],
])("shortens the question %s to a title that can stand alone", (input, shorter) => {
  const titles = generateIdeas(anIdeaBrief({ input, option: "shorten" })).map(({ content }) => content);
  expect(titles).toContain(shorter);
  expect(titles).not.toContain("Rusted Canal Boat Be Saved");
});
