import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { describe, expect, it } from "vitest";
import { hintOf, toneOf } from "./rules.ts";

const now = new Date("2026-09-08T15:00:00.000Z");

describe("the class of an index", () => {
  it.each([
    [null, "new"],
    [0, "under"],
    [0.79, "under"],
    [0.8, "average"],
    [1, "average"],
    [1.01, "over"],
    [21.7, "over"],
  ])("%s is %s", (index, tone) => expect(toneOf(index)).toBe(tone));
});

describe("the sentence of a badge", () => {
  it.each([
    ["none yet under seven days", { performanceIndex: null, uploaded: "2026-09-01T15:00:01.000Z" }, "young"],
    ["could not be calculated from the seventh day on", { performanceIndex: null }, "unknown"],
    ["the two numbers where there is an index", {}, "known"],
    ["what an index is where the numbers are not at hand", { v7Average: null }, "plain"],
  ])("says %s", (_, changes, hint) => expect(hintOf(anOutlierVideo(changes), now)).toBe(hint));
});
