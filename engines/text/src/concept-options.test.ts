import { describe, expect, it } from "vitest";
import type { IdeaBrief } from "./brief.ts";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const LONG =
  "Is it cheaper to restore a rusty 1960s espresso machine than to pay someone for it? I note every coin and every hour, and pay myself the wage I would have earned. At the end one number on the screen settles it.";
const SHORT = "I sleep one night in an abandoned lighthouse with two old friends.";

const concepts = (input: string, over: Partial<IdeaBrief>) =>
  generateIdeas(anIdeaBrief({ pane: "concept", input, ...over })).map(({ content }) => content);

describe.each([
  ["of three sentences", LONG],
  ["of one sentence", SHORT],
])("a concept %s", (_, input) => {
  it("gets six different versions for a change of tone", () => {
    expect(new Set(concepts(input, { option: "thisBut", thisBut: "make it funnier" })).size).toBe(6);
  });
  it("gets six intensified versions, and six others when the first are excluded", () => {
    const first = concepts(input, { option: "intensify" });
    const again = concepts(input, { option: "intensify", exclude: first });
    expect(new Set([...first, ...again]).size).toBe(12);
  });
  it("gets shorter versions", () => {
    const shorter = concepts(input, { option: "shorten" });
    expect(shorter.length).toBeGreaterThanOrEqual(2);
    for (const text of shorter) expect(text.length).toBeLessThan(input.length);
  });
});
