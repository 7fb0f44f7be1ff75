import { expect, it } from "vitest";
import type { IdeaBrief } from "../port.ts";
import { embeddedTextModel } from "./model.ts";

const brief: IdeaBrief = {
  pane: "title",
  option: "variations",
  input: "I Spent 90 Days in a Van",
  inspiration: {},
  project: { name: "Van", title: null, concept: null },
  knownTitles: [
    { title: "The Truth About Tiny Houses", lift: 6, videoId: "a" },
    { title: "Cabin Life: What Nobody Tells You", lift: 4, videoId: "b" },
  ],
  exclude: [],
  count: 6,
  seed: 7,
  temperature: 0.5,
};

async function learned(inspirationLevel: number): Promise<number> {
  const wholes = [];
  for await (const draft of embeddedTextModel.ideas({ ...brief, inspirationLevel }, new AbortController().signal))
    if (draft.isWhole) wholes.push(draft);
  expect(wholes).toHaveLength(6);
  return wholes.filter(({ receipts }) => receipts.length > 0).length;
}

it("keeps to the text at nothing, and learns from what did well at all of it", async () => {
  expect(await learned(0)).toBe(0);
  expect(await learned(1)).toBeGreaterThan(0);
});
