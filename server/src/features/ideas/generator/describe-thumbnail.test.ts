import { describe, expect, it } from "vitest";
import { describeThumbnail } from "./describe-thumbnail.ts";
import type { SourceVideo } from "./subjects.ts";

const video = (category: string): SourceVideo => ({
  ...{ videoId: "abcdefghijk", ucid: "UC1", title: "A title", index: 3, uploaded: new Date("2026-09-01") },
  category,
});
const given = (name: string, category: string) => ({ name, videos: [video(category)] });
const english = { language: "en" as const, style: undefined, seed: 0 };

describe("the thumbnail of an idea in words", () => {
  it("has the subject, the place, the person, the light and the figure of the title", () => {
    const description = describeThumbnail({
      ...{ ...english, subject: given("a Greenhouse", "Building & DIY"), about: "Building a greenhouse" },
      title: "I Had 100 Days to Build a Greenhouse",
    });
    expect(description).toBe(
      "A greenhouse in a forest. I stand on the right with a surprised face. Warm light in front, everything behind is dark. In large letters: “100 DAYS”.",
    );
  });

  it.each([
    ["a mark for a question", "Is a Greenhouse Worth It?", "“?”"],
    ["a sum", "A $5,000 Greenhouse", "“$5,000”"],
    ["the length of a list", "10 Things You Didn't Know About Greenhouses", "“10”"],
    ["a comparison", "Cheap Greenhouse vs Mine", "“VS”"],
  ])("sets %s", (_, title, words) => {
    const about = "building a greenhouse";
    expect(describeThumbnail({ ...english, subject: given("a greenhouse", "Building & DIY"), about, title })).toContain(
      words,
    );
  });

  it("sets no words for a title without a figure", () => {
    const described = { ...english, subject: given("a greenhouse", "Building & DIY"), about: "building a greenhouse" };
    expect(describeThumbnail({ ...described, title: "I Built a Greenhouse" })).not.toContain("letters");
  });

  it("shows the person only where something is done", () => {
    const topic = { ...english, title: "The Story Behind White Holes", about: "white holes" };
    expect(describeThumbnail({ ...topic, subject: given("a white hole", "Space & Physics") })).not.toMatch(/\bI\b/);
    const role = { ...english, title: "I Lived Like a Roman Baker", about: "I lived like a Roman baker" };
    expect(describeThumbnail({ ...role, subject: given("a Roman baker", "History") })).toMatch(
      /^I am dressed like a Roman baker, between old ruins\. /,
    );
  });

  it.each([
    ["en", "a Budget App", "Programming", "A laptop on a desk with a budget app on its screen."],
    ["en", "Python", "Programming", "A laptop on a desk with Python on its screen."],
    ["es", "un navegador", "Programming", "Un portátil que muestra un navegador sobre un escritorio."],
    ["de", "einen Browser", "Programming", "Ein Laptop, darauf ein Browser, auf einem Schreibtisch."],
    ["fr", "un navigateur", "Programming", "Un ordinateur portable sur un bureau, avec un navigateur à l'écran."],
    ["en", "a Credit Score", "Money & Investing", "Coins and notes about a credit score on a desk."],
    ["en", "Pull-Up", "Fitness", "Pull-ups in a gym."],
  ] as const)("shows what can't stand in a place by itself: %s, %s", (language, name, category, start) => {
    const described = { ...english, language, subject: given(name, category), about: name, title: name };
    expect(describeThumbnail(described).startsWith(start)).toBe(true);
  });

  it("lets animals act, and ends with the style of the channel", () => {
    const animal = { subject: given("a blind puppy", "Pets"), about: "Rescuing a blind puppy", title: "A Puppy" };
    expect(describeThumbnail({ ...english, ...animal, style: "Grainy film." })).toBe(
      "A blind puppy in a garden. It looks straight into the camera. Warm light in front, everything behind is dark. Grainy film.",
    );
  });

  it.each([
    ["es", "una sauna", "construir una sauna", /^Una sauna en un bosque\. Yo estoy a la derecha/],
    ["de", "einen Erdkeller", "einen Erdkeller bauen", /^Ein Erdkeller in einem Wald\. Ich stehe rechts/],
    ["fr", "une cabane", "construire une cabane", /^Une cabane dans une forêt\. Je me tiens à droite/],
  ] as const)("is written in the language of the channel: %s", (language, name, about, expected) => {
    const subject = given(name, "Building & DIY");
    expect(describeThumbnail({ ...english, language, subject, about, title: name })).toMatch(expected);
  });
});
