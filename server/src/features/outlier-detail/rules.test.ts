import { describe, expect, it } from "vitest";
import { confidenceOf, ratio } from "./rules.ts";

describe("confidence", () => {
  it.each([
    [0, null, null, "none"],
    [5, 0, 0, "none"],
    [1, 100, null, "low"],
    [3, 100, 10, "low"],
    [4, 100, 90, "medium"],
    [9, 100, 10, "medium"],
    [30, 100, 300, "low"],
    [30, 100, 100, "high"],
  ] as const)("of %i videos with mean %s and deviation %s is %s", (count, mean, deviation, confidence) => {
    expect(confidenceOf({ count, mean, deviation })).toBe(confidence);
  });
});

it("returns null for a ratio without a baseline", () => {
  expect([ratio(10, 4), ratio(10, 0), ratio(10, null), ratio(null, 4)]).toEqual([2.5, null, null, null]);
});
