import { expect, it } from "vitest";
import type { IdeaBrief } from "../port.ts";
import { ideasPrompt } from "./prompts.ts";

const brief: IdeaBrief = {
  pane: "title",
  option: "variations",
  input: "I Spent 90 Days in a Van",
  inspiration: { titles: ["The Truth About Vans"] },
  project: { name: "Van", title: null, concept: null },
  knownTitles: [],
  exclude: [],
  count: 6,
  seed: 1,
  temperature: 0.5,
};

it.each([
  [0, /background only/],
  [1, /Follow the form/],
])("tells the model how far to lean on its examples at %d", (inspirationLevel, words) =>
  expect(ideasPrompt({ ...brief, inspirationLevel }).user).toMatch(words),
);
it("says nothing of it in between", () =>
  expect(ideasPrompt(brief).user).not.toMatch(/background only|Follow the form/));
