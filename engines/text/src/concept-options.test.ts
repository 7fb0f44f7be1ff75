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

it.each([
  ["en", "cooking beef stew", "I Gave Myself 21 Days to Cook Beef Stew", /\b(\d+ (?:hours|days|weeks|months|years))/i],
  ["es", "cocinar paella", "Me di 60 días para cocinar paella", /\b(\d+ (?:horas|días|semanas|meses|años))/i],
  [
    "de",
    "ein Baumhaus bauen",
    "12 Wochen Zeit, um ein Baumhaus zu bauen",
    /\b(\d+ (?:Stunden|Tage|Wochen|Monate|Jahre))/i,
  ],
  [
    "fr",
    "voyager à Hanoï",
    "Je me suis donné 12 heures pour voyager à Hanoï",
    /\b(\d+ (?:heures|jours|semaines|mois|ans))/i,
  ],
] as const)("a concept in %s has the time span of its title", (language, input, title, span) => {
  const [expected] = title.match(span) ?? [];
  const spans = concepts(input, {
    ...{ option: "emptyState", count: 12, language, channel: { bio: "", language } },
    project: { name: "", title, concept: null },
    knownTitles: [{ videoId: "a", title: input, lift: 1 }],
  }).flatMap((text) => text.match(span)?.[0]?.toLowerCase() ?? []);
  expect(spans.length).toBeGreaterThan(0);
  expect(new Set(spans)).toEqual(new Set([expected?.toLowerCase()]));
});

it("a rescued animal is not repaired", () => {
  const all = concepts("rescuing a baby goat", { option: "emptyState", count: 12 }).join(" ");
  expect(all).toContain("rescue a baby goat");
  expect(all).not.toMatch(/layer|bring it back|spare part/);
});
