import { describe, expect, it } from "vitest";
import { generateIdeas } from "../generate-ideas.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import { anIdeaBrief } from "../testing/idea-brief.ts";
import { slotsOf } from "./slots.ts";

const slots = (brief: string, language: Language) => slotsOf(readBrief(brief, language));

describe("slotsOf", () => {
  it.each<[Language, string, string]>([
    ["en", "my goat climbs the car every morning", "climbs the car every morning"],
    ["es", "mi abuela corre una maratón cada año", "corre una maratón cada año"],
    ["de", "mein Kater fährt jeden Abend Aufzug", "fährt jeden Abend Aufzug"],
    ["fr", "mon oncle court un marathon chaque été", "court un marathon chaque été"],
  ])("tells a habit in the present only in %s: %s", (language, brief, lives) => {
    const { lives: told, acted, lastPast } = slots(brief, language);
    expect(told?.[0]).toBe(lives);
    expect(acted).toBeUndefined();
    expect(lastPast).toBeUndefined();
  });

  it("offers a place to stay in, not a way to it", () => {
    expect(slots("this owl moved into our barn", "en").at).toEqual(["in our barn"]);
    expect(slots("walking across Portugal", "en").at).toBeUndefined();
  });

  it("offers no second restriction and no ranking of one thing", () => {
    expect(slots("cycling to Rome without a map", "en")).not.toHaveProperty("didFree");
    expect(slots("testing 12 cheap tents", "en").didMany).toEqual(["tested 12 cheap tents"]);
    expect(slots("testing a cheap tent", "en")).not.toHaveProperty("didMany");
  });

  it("keeps words that begin like an article, and large German nouns", () => {
    expect(slots("aguacates contra limones", "es")).toMatchObject({ a: ["aguacates"], b: ["limones"] });
    expect(slots("Krähen klauen unsere Post", "de").whole).toEqual(["Krähen klauen unsere Post"]);
  });

  it("inflects a German phrase with a genitive", () => {
    expect(slots("das alte Kino meiner Stadt", "de")).toMatchObject({
      npDat: ["dem alten Kino meiner Stadt"],
      npAcc: ["das alte Kino meiner Stadt"],
    });
  });
});

describe("titles", () => {
  const titlesOf = (topic: string, language: Language) =>
    generateIdeas(anIdeaBrief({ input: "", option: "emptyState", inspiration: { topic }, language, count: 12 })).map(
      ({ content }) => content,
    );

  it("for several people name no single one", () => {
    for (const title of titlesOf("we repaired a canoe", "en")) expect(title).not.toMatch(/\b(?:I|My|Me)\b/);
    for (const title of titlesOf("wir reparieren ein Kanu", "de"))
      expect(title).not.toMatch(/\b(?:ich|mein\p{L}*)\b/iu);
  });

  it("close a German clause with a comma", () => {
    for (const title of titlesOf("Die Insel, auf der keiner lebt", "de")) expect(title).not.toMatch(/lebt \p{L}/u);
  });

  it("give slow work days instead of hours", () => {
    for (const title of titlesOf("learning the accordion", "en")) expect(title).not.toMatch(/hours/i);
  });
});
