import { anIdeaSource } from "@coldopen/contract/ideas/factory";
import { describe, expect, it } from "vitest";
import { isDue, targetOf, whyNow } from "./rules.ts";

const now = new Date("2026-10-02T08:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  [0, 0, 10],
  [3, 0, 13],
  [3, 2, 23],
  [80, 0, 50],
])("with %i ideas to replace and %i requests a day has %i ideas", (toReplace, requests, target) =>
  expect(targetOf({ toReplace, requests })).toBe(target),
);

describe("more ideas are due", () => {
  it.each([
    ["for a day without ideas", undefined, true],
    ["not for a complete day", { target: 10, written: 10, completedAt: ago(90_000) }, false],
    ["not soon after too few", { target: 10, written: 4, completedAt: ago(1_800) }, false],
    ["an hour after too few", { target: 10, written: 4, completedAt: ago(3_700) }, true],
    ["not at once after none", { target: 10, written: 0, completedAt: ago(30) }, false],
    ["a minute after none", { target: 10, written: 0, completedAt: ago(70) }, true],
  ])("%s", (_, done, due) => expect(isDue(done, 10, now)).toBe(due));
  it.each([
    ["for a lower target than the day was completed with", { target: 12, written: 11 }, 11],
    ["for ideas that another node has written already", { target: 10, written: 11 }, 11],
  ])("not %s", (_, done, target) => expect(isDue({ ...done, completedAt: ago(90_000) }, target, now)).toBe(false));
  it("when an idea was dismissed", () =>
    expect(isDue({ target: 10, written: 10, completedAt: now }, 11, now)).toBe(true));
});

describe("the reason for an idea", () => {
  const source = (performanceIndex: number | null, uploaded: string) => anIdeaSource({ performanceIndex, uploaded });
  it.each([
    [
      [source(6.24, "2026-09-30T08:00:00.000Z"), source(2, "2026-01-01T00:00:00.000Z")],
      "2 videos about this got 2.0x to 6.2x the usual views of their channels. The latest came out 2 days ago.",
    ],
    [[source(3, "2026-01-01T00:00:00.000Z")], "1 video about this got 3.0x the usual views of its channel."],
    [[source(null, "2026-10-01T08:00:00.000Z")], ""],
    [[], ""],
  ])("has figures of its sources only", (sources, text) => expect(whyNow(sources, now)).toBe(text));
});
