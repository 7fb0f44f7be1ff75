import { describe, expect, it } from "vitest";
import { croppedByKey, middleOf, movedBy, squareIn, zoomedTo } from "./crop.ts";

const wide = { width: 800, height: 400 };
const inPixels = (details: ReturnType<typeof middleOf>) => {
  const { left, top, side } = squareIn(wide, details);
  return { left: Math.round(left), top: Math.round(top), side: Math.round(side) };
};

it.each([
  [wide, { x: 0.25, y: 0, size: 1 }],
  [
    { width: 300, height: 900 },
    { x: 0, y: 1 / 3, size: 1 },
  ],
  [
    { width: 500, height: 500 },
    { x: 0, y: 0, size: 1 },
  ],
])("of %o the middle square is %o", (picture, details) => {
  expect(middleOf(picture)).toEqual(details);
});

describe("zooming", () => {
  it("keeps the middle", () => {
    expect(inPixels(zoomedTo(wide, middleOf(wide), 2))).toEqual({ left: 300, top: 100, side: 200 });
  });
  it("moves back into the picture when zoomed out at its edge", () => {
    const corner = { x: 0, y: 0, size: 0.5 };
    expect(inPixels(zoomedTo(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 400 });
  });
  it("ends at the whole square and at a tenth of it", () => {
    expect(zoomedTo(wide, middleOf(wide), 0.2).size).toBe(1);
    expect(zoomedTo(wide, middleOf(wide), 99).size).toBe(0.1);
  });
});

it("moves by its own side, up to the edges", () => {
  expect(inPixels(movedBy(wide, middleOf(wide), { x: 0.25, y: 0.25 }))).toEqual({ left: 300, top: 0, side: 400 });
  expect(inPixels(movedBy(wide, middleOf(wide), { x: -9, y: 0 }))).toEqual({ left: 0, top: 0, side: 400 });
});

it.each([
  ["ArrowRight", { left: 220, top: 0, side: 400 }],
  ["ArrowDown", { left: 200, top: 0, side: 400 }],
  ["-", { left: 200, top: 0, side: 400 }],
])("the key %s leads to %o", (key, square) => {
  expect(inPixels(croppedByKey(wide, middleOf(wide), key) ?? middleOf(wide))).toEqual(square);
});
it("the plus key zooms in, others do nothing", () => {
  expect(croppedByKey(wide, middleOf(wide), "+")?.size).toBeCloseTo(1 / 1.1);
  expect(croppedByKey(wide, middleOf(wide), "a")).toBeUndefined();
});
