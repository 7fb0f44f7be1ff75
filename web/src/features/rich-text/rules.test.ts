import { describe, expect, it } from "vitest";
import { headingIndex } from "./rules.ts";

describe("a heading is found", () => {
  const headings = ["The hook, long", "the hook", "The Hook", "Ending"];
  it.each([
    ["The Hook", 2, "by an exact match first"],
    ["the hook", 1, "by an exact match first"],
    ["THE HOOK", 0, "then by a part of them in any case"],
    ["end", 3, "then by a part of them in any case"],
    [" ending ", 3, "without the space around"],
    ["middle", -1, "or not at all"],
    ["  ", -1, "or not at all"],
  ])("%j at %i %s", (wanted, index) => {
    expect(headingIndex(headings, wanted)).toBe(index);
  });
});
