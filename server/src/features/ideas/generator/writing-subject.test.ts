import { describe, expect, it } from "vitest";
import type { Subject } from "./subjects.ts";
import { findSubjects } from "./subjects.ts";
import { writingSubject } from "./writing-subject.ts";

const video = (title: string, category: string, at = 0) => ({
  ...{ videoId: `${at}${title}`, ucid: "UC", title, index: 2, category },
  uploaded: new Date("2026-10-01"),
});
const subject = (text: string, category: string): Subject => ({
  ...{ key: text, stems: [text], text, name: text, isActivity: false, isWeak: false },
  videos: [video(text, category)],
});

it.each([
  ["le Maroc", "Travel", "fr", "voyager au Maroc"],
  ["l’Albanie", "Travel", "fr", "voyager en Albanie"],
  ["les Philippines", "Travel", "fr", "voyager aux Philippines"],
  ["Bigger Arms", "Fitness", "en", "getting bigger arms"],
  ["pull-up", "Fitness", "en", "mastering pull-ups"],
  ["grip strength", "Fitness", "en", "grip strength"],
  ["a budget app", "Programming", "en", "building a budget app"],
  ["eine Sauna", "Building & DIY", "de", "eine Sauna bauen"],
  ["ein Baumhaus", "Building & DIY", "de", "ein Baumhaus"],
  ["una sauna", "Building & DIY", "es", "construir una sauna"],
] as const)("%s of %s videos in %s is written about as %s", (text, category, language, expected) => {
  expect(writingSubject(subject(text, category), language)).toBe(expected);
});

it("an adjective with -ing is not what is done with a thing", () => {
  const titles = [1, 2, 3].map((at) => `A Wax Seal: The Most Disturbing Clue in Case ${at}`);
  const subjects = findSubjects(
    titles.map((title, at) => video(title, "Mysteries", at)),
    "en",
  );
  expect(subjects.filter(({ isActivity }) => isActivity)).toEqual([]);
});

it("a German thing that needs an article is used when there is nothing better", () => {
  const titles = ["Treppe wie vor 25 Jahren", "5 Fehler beim Bau meiner Treppe", "Treppe wie vor 5 Jahren"];
  const subjects = findSubjects(
    titles.map((title, at) => video(title, "Building & DIY", at)),
    "de",
  );
  expect(subjects.find(({ key }) => key === "trepp")?.isWeak).toBe(true);
});

describe("the subjects of titles", () => {
  const keysOf = (language: "en" | "es" | "de" | "fr", category: string, ...titles: string[]) =>
    findSubjects(
      titles.map((title, at) => video(title, category, at)),
      language,
    ).map(({ key }) => key);

  it("are no adjectives of a general word", () => {
    const titles = ["The Hidden Cost of Renting", "The Hidden Cost of a Mortgage", "The Hidden Cost of Inflation"];
    expect(keysOf("en", "Money & Investing", ...titles)).not.toContain("hidden");
    const best = ["The Internet's Perfect Heist", "The Internet's Perfect Forgery", "The Internet's Strangest Code"];
    expect(keysOf("en", "Mysteries", ...best)).not.toContain("internet's");
  });

  it("are no definite things that belong to something else in each title", () => {
    const english = ["The Lost City of the Khmer", "The Lost City of the Minoans", "The Lost City From Above"];
    expect(keysOf("en", "History", ...english)).not.toContain("city lost");
    const spanish = ["La cinta del sanatorio", "La cinta del hotel cerrado"];
    expect(keysOf("es", "Mysteries", ...spanish)).not.toContain("cinta");
  });

  it("are nothing that a video does without, and no answer at the end of a title", () => {
    const without = ["Building a Music Player Without Mocks", "Mocks in 3 Minutes"];
    expect(keysOf("en", "Programming", ...without)).not.toContain("mock");
    const spanish = ["Harina: 5 trucos", "Pan de pueblo sin harina"];
    expect(keysOf("es", "Cooking", ...spanish)).not.toContain("harin");
    const answers = ["The Secret to Gnocchi Is Potatoes", "Potatoes in 10 Minutes", "Potatoes for a Week"];
    const found = findSubjects(
      answers.map((title, at) => video(title, "Cooking", at)),
      "en",
    ).find(({ text }) => text === "Potatoes");
    expect(found?.videos.map(({ title }) => title)).toEqual(answers.slice(1));
  });

  it("keep an elided article inside a name", () => {
    const titles = ["La soupe à l'oignon sans beurre", "Le secret de la soupe à l'oignon"];
    expect(keysOf("fr", "Cooking", ...titles)).toEqual(["oignon soupe"]);
  });

  it("are what is done in German titles in the present", () => {
    const titles = ["Ich repariere einen Beamer mit Heißkleber", "Einen Beamer gegen mein altes Gerät"];
    const subjects = findSubjects(
      titles.map((title, at) => video(title, "Tech Reviews", at)),
      "de",
    );
    expect(subjects.map(({ text }) => text)).toContain("einen Beamer reparieren");
  });
});
