import { DEFAULT_INSPIRATION } from "@coldopen/contract/ideation/schema";
import { TITLE_MAX } from "@coldopen/contract/projects/schema";
import { DEFAULT_INSPIRATION_LEVEL, TITLE_MAX as ENGINE_TITLE_MAX } from "@coldopen/engine-text";
import { describe, expect, it } from "vitest";
import { anIdeaBrief } from "../../testing/idea-brief.ts";
import { embeddedTextModel } from "./embedded.ts";

const signal = new AbortController().signal;

describe("the embedded text model", () => {
  it("has the limits of the contract", () => {
    expect(ENGINE_TITLE_MAX).toBe(TITLE_MAX);
    expect(DEFAULT_INSPIRATION_LEVEL).toBe(DEFAULT_INSPIRATION);
  });

  it("streams each idea in parts, ends it whole, and names the videos it learned from", async () => {
    const knownTitles = [{ title: "I Spent 7 Days in a Van. Would You?", lift: 6, videoId: "a" }];
    const drafts = [];
    for await (const draft of embeddedTextModel.ideas(anIdeaBrief({ knownTitles, inspirationLevel: 1 }), signal))
      drafts.push(draft);
    const whole = drafts.filter(({ isWhole }) => isWhole);
    expect(whole.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { index, content } of drafts) expect(whole[index]?.content.startsWith(content)).toBe(true);
    expect(drafts.length).toBeGreaterThan(whole.length);
    expect(whole.flatMap(({ receipts }) => receipts)).toContainEqual({
      videoId: "a",
      title: "I Spent 7 Days in a Van. Would You?",
      performanceIndex: 6,
    });
  });

  it("stops when its signal is aborted", async () => {
    await expect(embeddedTextModel.ideas(anIdeaBrief(), AbortSignal.abort("stopped")).next()).rejects.toBe("stopped");
  });
});
