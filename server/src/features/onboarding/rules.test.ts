import { expect, it } from "vitest";
import { draftBio, pairUp, pipelineStatusOf, topicsOf, voiceOf } from "./rules.ts";

it.each([
  ["nothing", [], []],
  ["a single title", ["Sheds and Boats"], []],
  ["a word of two titles", ["My Shed Leaks", "A Shed for $300"], ["shed"]],
  ["two words that stand together", ["Hand Tools Only", "No Hand Tools", "Hand Tools vs Machines"], ["hand tools"]],
  ["a word of two titles, without when it was", ["Sheds I Built Years Ago", "Sheds From Long Ago"], ["sheds"]],
  ["a thing without its measure", ["A 30 Foot Sloop at Sea", "My 30 Foot Sloop"], ["sloop"]],
  [
    "things, without what is done with them",
    [
      "I Asked Chefs for Rice",
      "I Asked Chefs to Recreate Rice",
      "Our Rice Burned. How to Recreate It",
      "A Burned Rice",
    ],
    ["rice", "chefs"],
  ],
  [
    "titles, without remarks about the upload",
    ["Rice in a Storm (With Subtitles)", "Rice at Sea [With Subtitles] | Subtitles"],
    ["rice"],
  ],
  ["words in other languages", ["Wir bauen ein Boot", "Das Boot ist fertig"], ["boot"]],
])("topics of %s", (_, titles, names) => expect(topicsOf(titles).map(({ name }) => name)).toEqual(names));

it("a voice states what at least a third of the titles share", () => {
  expect(voiceOf(["I Built a Shed", "My 3 Boats", "Why?"])).toEqual({
    isFirstPerson: true,
    words: 2.7,
    hasNumbers: false,
    hasQuestions: false,
  });
});

const facts = { topics: [{ name: "sheds", videos: 4 }], voice: voiceOf(["I Built a Shed"]), variant: 0 };
it.each([
  [
    "en",
    "plain",
    "Videos about sheds. Each says what happens and shows the numbers. We tell them in the first person.",
  ],
  [
    "de",
    "dramatic",
    "Videos über sheds. Immer steht etwas auf dem Spiel, das Ergebnis kommt zuletzt. Wir erzählen sie in der ersten Person.",
  ],
] as const)("a bio in %s and the tone %s names the topics", (language, tone, bio) =>
  expect(draftBio({ ...facts, language, tone })).toBe(bio),
);
it("there is no bio without a topic", () =>
  expect(draftBio({ ...facts, topics: [], language: "en", tone: "plain" })).toBeUndefined());

it("pairs differ in their look and end when no two different pictures are left", () => {
  const picture = (videoId: string, look: string[]) => ({ videoId, ucid: videoId, thumb: "", look });
  const pairs = pairUp([picture("a", ["x"]), picture("b", ["x"]), picture("c", ["y"]), picture("d", ["x"])], 10);
  expect(pairs.map(({ left, right }) => left.videoId + right.videoId)).toEqual(["ac"]);
});

it("a pipeline with a missing step has not ended", () =>
  expect(pipelineStatusOf([{ step: "writer_guide", state: "done" }])).toBe("not started"));
