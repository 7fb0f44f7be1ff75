import { describe, expect, it } from "vitest";
import { aTextLayer } from "./factory.ts";
import { canApply, clampedLayer, editorGates, hasModeToggle, newLayer, startingMode } from "./rules.ts";
import { TextLayer } from "./schema.ts";

const gates = (editing: boolean, regional: boolean, scoring: boolean) =>
  editorGates({
    STUDIO_THUMBNAIL_EDITING: editing,
    STUDIO_THUMBNAIL_REGIONAL_PROMPTING: regional,
    STUDIO_THUMBNAIL_SCORING: scoring,
  });

describe("the mode", () => {
  it.each([
    [gates(false, false, false), "scoring", "viewing"],
    [gates(true, false, false), "scoring", "editing"],
    [gates(false, true, false), "viewing", "editing"],
    [gates(false, false, true), "editing", "scoring"],
    [gates(true, true, true), "viewing", "viewing"],
    [gates(true, false, true), "scoring", "scoring"],
  ] as const)("with %j and %s asked for is %s", (open, initial, mode) => {
    expect(startingMode(open, initial)).toBe(mode);
    expect(hasModeToggle(open)).toBe(open.canEdit && open.canScore);
  });
});

describe("Apply", () => {
  const moon = { description: "a moon" };
  const blank = { description: "  " };
  it.each([
    [{ regions: [moon], typed: "", isBusy: false }, true],
    [{ regions: [moon, blank], typed: "", isBusy: false }, false],
    [{ regions: [moon, blank], typed: "a dog", isBusy: false }, true],
    [{ regions: [], typed: "a dog", isBusy: false }, false],
    [{ regions: [moon], typed: "", isBusy: true }, false],
  ])("%j is possible: %s", (state, expected) => expect(canApply(state)).toBe(expected));
});

describe("text layers", () => {
  it("start in the corner and continue below", () => {
    const first = newLayer(crypto.randomUUID(), "ONE", []);
    const second = newLayer(crypto.randomUUID(), "TWO", [first]);
    expect([first.x, first.y]).toEqual([56, 56]);
    expect(second.y).toBeGreaterThanOrEqual(first.y + first.size);
    expect(newLayer(crypto.randomUUID(), "LOW", [aTextLayer({ y: 700 })]).y).toBeLessThan(600);
    const low = newLayer(crypto.randomUUID(), "LOW", [aTextLayer({ y: 700 })]);
    const beside = newLayer(crypto.randomUUID(), "BESIDE", [low]);
    expect([beside.x > low.x, beside.y]).toEqual([true, low.y]);
  });
  it("stay in the frame and within the size limits", () => {
    const layer = clampedLayer(aTextLayer({ x: -40, y: 9000, size: 3 }));
    expect(TextLayer.parse(layer)).toMatchObject({ x: 0, y: 720, size: 24 });
  });
});
