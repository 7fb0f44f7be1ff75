import { describe, expect, it } from "vitest";
import { hasTag, suggestedTags } from "./rules.ts";

const inUse = [
  { name: "Build", count: 2 },
  { name: "Winter", count: 9 },
  { name: "Boats", count: 2 },
];

describe("suggested tags", () => {
  it("are those in use, the most used first", () => {
    expect(suggestedTags(inUse, [], "")).toEqual(["Winter", "Boats", "Build"]);
  });

  it("leave out what is there already, whatever its case", () => {
    expect(suggestedTags(inUse, [{ name: "winter" }], "")).toEqual(["Boats", "Build"]);
    expect(hasTag([{ name: "Winter" }], "WINTER")).toBe(true);
  });

  it("follow what is typed", () => {
    expect(suggestedTags(inUse, [], " bu")).toEqual(["Build"]);
  });
});
