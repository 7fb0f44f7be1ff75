import { describe, expect, it } from "vitest";
import { elementsPerRequest, explodeExclusions, modelTemperature, needsInput, startingOption } from "./rules.ts";

describe("how many are asked for", () => {
  it.each([
    ["title", 6],
    ["concept", 6],
    ["thumbnail", 4],
  ] as const)("%s: %i", (pane, count) => expect(elementsPerRequest(pane)).toBe(count));
});

describe("where it starts", () => {
  it("varies a text", () => expect(startingOption("A sauna")).toBe("variations"));
  it("starts from nothing without one", () => expect(startingOption("  ")).toBe("emptyState"));
  it("needs a text for all else", () =>
    expect([needsInput("emptyState"), needsInput("shorten")]).toEqual([false, true]));
});

describe("temperature", () => {
  it.each([
    [0, 0],
    [50, 0.5],
    [33.4, 0.33],
    [100, 1],
  ])("%d is %d", (percent, sent) => expect(modelTemperature(percent)).toBe(sent));
  it.each([-1, 101, Number.NaN])("refuses %d", (percent) =>
    expect(() => modelTemperature(percent)).toThrow("Input must be between 0 and 100"),
  );
});

describe("explode", () => {
  const names = ["cold", "money", "record", "night", "rivals", "secret", "deadline", "family"];
  it("leaves out the last six variant names", () =>
    expect(explodeExclusions(names)).toEqual(["record", "night", "rivals", "secret", "deadline", "family"]));
  it("leaves out all of fewer", () => expect(explodeExclusions(["cold"])).toEqual(["cold"]));
});
