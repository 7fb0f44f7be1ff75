import { expect, it } from "vitest";
import { anIdeaBrief } from "../../../testing/idea-brief.ts";
import { embeddedTextModel } from "./model.ts";

const brief = anIdeaBrief({
  knownTitles: [
    { title: "The Truth About Tiny Houses", lift: 6, videoId: "a" },
    { title: "Cabin Life: What Nobody Tells You", lift: 4, videoId: "b" },
  ],
  seed: 7,
});

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
