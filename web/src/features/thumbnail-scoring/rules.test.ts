import { aRecommendation, someRecommendations } from "@coldopen/contract/thumbnail-scores/factory";
import { expect, it } from "vitest";
import { gradeWord, observationsIn, pinPosition, recommendationsOf } from "./rules.ts";

const recommendations = someRecommendations({
  colorGrading: [aRecommendation({ check: "contrast", gain: 2 }), aRecommendation({ check: "colour", gain: 0.4 })],
});

it("sorts recommendations of all lists by gain", () => {
  expect(recommendationsOf(recommendations).map(({ kind, check }) => [kind, check])).toEqual([
    ["colorGrading", "contrast"],
    ["backgroundElement", "clutter"],
    ["colorGrading", "colour"],
  ]);
});
it("separates observations from recommendations", () => {
  expect(observationsIn(recommendations).map(({ kind }) => kind)).toEqual([
    "foregroundElement",
    "simpleCompositionDescription",
    "mainElements",
    "ruleOfThirdsDescription",
    "videoInference",
  ]);
});
it.each([
  [1, "good"],
  [0.7, "good"],
  [0.5, "fair"],
  [0.39, "weak"],
] as const)("calls a grade of %d %s", (grade, word) => expect(gradeWord(grade)).toBe(word));
it("pins a recommendation to the middle of what it is about, and none to nothing", () => {
  expect(pinPosition(aRecommendation({ box: { x1: 0.5, y1: 0, x2: 1, y2: 0.5 } }))).toEqual({
    left: "75%",
    top: "25%",
  });
  expect(pinPosition(aRecommendation())).toBeNull();
});
