import { describe, expect, it } from "vitest";
import { fitScale, fitted, panned, within, zoomed, zoomKey } from "./zoom-view.ts";

const picture = { width: 1280, height: 720 };
const stage = { width: 640, height: 480 };
const middle = { x: 0, y: 0 };

it.each([
  [picture, stage, 0.5],
  [{ width: 720, height: 1280 }, stage, 0.375],
  [{ width: 320, height: 180 }, stage, 1],
  [picture, { width: 0, height: 0 }, 1],
])("%o fits on %o at %d", (one, room, scale) => expect(fitScale(one, room)).toBe(scale));

describe("zooming", () => {
  it("keeps the point under the pointer fixed", () => {
    const at = { x: 100, y: 40 };
    const view = zoomed({ scale: 1, x: 0, y: 0 }, 2, at, picture, stage);
    expect(view).toEqual({ scale: 2, x: -100, y: -40 });
  });
  it("ends at four times the picture, and where it fits", () => {
    expect(zoomed(fitted(picture, stage), 99, middle, picture, stage).scale).toBe(4);
    const back = zoomed({ scale: 2, x: 300, y: 100 }, 0.01, middle, picture, stage);
    expect(back).toEqual({ scale: 0.5, x: 0, y: 0 });
  });
});

describe("moving", () => {
  it("ends at the picture's edge", () => {
    const view = panned({ scale: 1, x: 0, y: 0 }, { x: 9999, y: -9999 }, picture, stage);
    expect(view).toEqual({ scale: 1, x: 320, y: -120 });
  });
  it("is nothing where the picture fits", () => {
    const view = panned(fitted(picture, stage), { x: 10, y: 10 }, picture, stage);
    expect(view).toEqual(fitted(picture, stage));
  });
  it("is taken back where the stage grew", () => {
    const wide = { width: 1200, height: 700 };
    expect(within({ scale: 1, x: 320, y: 120 }, picture, wide)).toEqual({ scale: 1, x: 40, y: 10 });
  });
});

it.each([
  ["+", false, { kind: "zoom", by: 1.25 }],
  ["=", true, { kind: "zoom", by: 1.25 }],
  ["-", true, { kind: "zoom", by: 0.8 }],
  ["0", true, { kind: "fit" }],
  ["1", false, { kind: "full" }],
  ["ArrowRight", false, { kind: "step", by: 1 }],
  ["ArrowLeft", false, { kind: "step", by: -1 }],
  ["ArrowUp", false, undefined],
  ["ArrowRight", true, { kind: "pan", by: { x: -64, y: 0 } }],
  ["ArrowUp", true, { kind: "pan", by: { x: 0, y: 64 } }],
  ["a", true, undefined],
])("the key %s (zoomed: %s) means %o", (key, isZoomed, meant) => {
  expect(zoomKey(key, isZoomed)).toEqual(meant);
});
