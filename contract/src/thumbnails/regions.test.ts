import { describe, expect, it } from "vitest";
import { aRegion } from "./factory.ts";
import { canAddRegion, handles, placingOf, type Region, reduceRegions, regionKey, resizedBy } from "./regions.ts";
import { MaskBB } from "./schema.ts";

const one = aRegion({ id: "one", maskBB: { x1: 200, y1: 100, x2: 560, y2: 460 } });
const boxAfter = (event: Parameters<typeof reduceRegions>[1], region: Region = one) =>
  reduceRegions([region], event)[0]?.maskBB;

describe("a new region", () => {
  it("is a square of 360 px in the centre with the given description", () => {
    const [added] = reduceRegions([], { kind: "added", id: "a", description: "a moon" });
    expect(added).toEqual({ id: "a", description: "a moon", maskBB: { x1: 460, y1: 180, x2: 820, y2: 540 } });
  });
  it("is not added beyond the maximum of three", () => {
    const three = ["a", "b", "c"].reduce<readonly Region[]>(
      (regions, id) => reduceRegions(regions, { kind: "added", id }),
      [],
    );
    expect(three).toHaveLength(3);
    expect(canAddRegion(three)).toBe(false);
    expect(reduceRegions(three, { kind: "added", id: "d" })).toBe(three);
  });
});

describe("a region", () => {
  it.each([
    [
      { dx: 30, dy: -40 },
      { x1: 230, y1: 60, x2: 590, y2: 420 },
    ],
    [
      { dx: -9999, dy: -9999 },
      { x1: 0, y1: 0, x2: 360, y2: 360 },
    ],
    [
      { dx: 9999, dy: 9999 },
      { x1: 920, y1: 360, x2: 1280, y2: 720 },
    ],
    [
      { dx: 0.4, dy: 0.6 },
      { x1: 200, y1: 101, x2: 560, y2: 461 },
    ],
  ])("moved by %j keeps its size and stays in the frame", (step, box) =>
    expect(boxAfter({ kind: "moved", id: "one", ...step })).toEqual(box),
  );

  it.each([
    ["nw", { x1: 210, y1: 120, x2: 560, y2: 460 }],
    ["n", { x1: 200, y1: 120, x2: 560, y2: 460 }],
    ["ne", { x1: 200, y1: 120, x2: 570, y2: 460 }],
    ["e", { x1: 200, y1: 100, x2: 570, y2: 460 }],
    ["se", { x1: 200, y1: 100, x2: 570, y2: 480 }],
    ["s", { x1: 200, y1: 100, x2: 560, y2: 480 }],
    ["sw", { x1: 210, y1: 100, x2: 560, y2: 480 }],
    ["w", { x1: 210, y1: 100, x2: 560, y2: 460 }],
  ] as const)("follows its handle %s", (handle, box) =>
    expect(boxAfter({ kind: "resized", id: "one", handle, dx: 10, dy: 20 })).toEqual(box),
  );

  it.each(handles)("never gets smaller than 48 px nor leaves the frame by its handle %s", (handle) => {
    for (const dx of [-5000, 5000])
      for (const dy of [-5000, 5000])
        expect(MaskBB.safeParse(resizedBy(one.maskBB, handle, { dx, dy })).success).toBe(true);
  });

  it.each([
    [{ x: 1200 }, { x: 920, y: 100, width: 360, height: 360 }],
    [{ width: 5 }, { x: 200, y: 100, width: 48, height: 360 }],
    [
      { width: 4000, height: 4000 },
      { x: 0, y: 0, width: 1280, height: 720 },
    ],
    [{ y: -3 }, { x: 200, y: 0, width: 360, height: 360 }],
  ])("limits the entered numbers %j to the frame", (placing, seen) => {
    const box = boxAfter({ kind: "placed", id: "one", placing });
    expect(box && placingOf(box)).toEqual(seen);
  });

  it("can be described and deleted without changing the others", () => {
    const two = aRegion({ id: "two" });
    const described = reduceRegions([one, two], { kind: "described", id: "two", description: "a dog" });
    expect(described).toEqual([one, { ...two, description: "a dog" }]);
    expect(reduceRegions(described, { kind: "deleted", id: "one" })).toEqual([{ ...two, description: "a dog" }]);
  });
});

describe("keys", () => {
  const key = (name: string, parts = {}) => regionKey("one", { key: name, shiftKey: false, altKey: false, ...parts });
  it("move, resize and delete a region", () => {
    expect(key("ArrowRight")).toEqual({ kind: "moved", id: "one", dx: 10, dy: 0 });
    expect(key("ArrowUp", { altKey: true })).toEqual({ kind: "moved", id: "one", dx: 0, dy: -1 });
    expect(key("ArrowDown", { shiftKey: true })).toEqual({ kind: "resized", id: "one", handle: "se", dx: 0, dy: 10 });
    expect(key("Delete")).toEqual({ kind: "deleted", id: "one" });
    expect(key("a")).toBeUndefined();
  });
});
