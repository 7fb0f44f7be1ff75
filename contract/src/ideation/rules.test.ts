import { describe, expect, it } from "vitest";
import {
  actionsOfCard,
  elementsPerRequest,
  explodeExclusions,
  modelTemperature,
  needsInput,
  startingOption,
} from "./rules.ts";
import { CardType } from "./schema.ts";

describe("number of elements", () => {
  it.each([
    ["title", 6],
    ["concept", 6],
    ["thumbnail", 4],
  ] as const)("%s: %i", (pane, count) => expect(elementsPerRequest(pane)).toBe(count));
});

describe("the actions of a card", () => {
  it("exist for each of the four types", () =>
    expect(Object.keys(actionsOfCard).sort()).toEqual([...CardType.options].sort()));
  it("of a video leave out those of an option of the project", () => {
    expect(actionsOfCard.video).toContain("send_to_brainstorm");
    for (const action of ["select", "add_as_backup", "edit", "download"])
      expect(actionsOfCard.video).not.toContain(action);
  });
});

describe("starting option", () => {
  it("is variations for a text", () => expect(startingOption("A sauna")).toBe("variations"));
  it("is emptyState without a text", () => expect(startingOption("  ")).toBe("emptyState"));
  it("all options but emptyState need a text", () =>
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
  it("leaves out all names if there are fewer", () => expect(explodeExclusions(["cold"])).toEqual(["cold"]));
});
