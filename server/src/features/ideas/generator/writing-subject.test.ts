import { expect, it } from "vitest";
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
