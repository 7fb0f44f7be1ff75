import { expect, it } from "vitest";
import { labelPosition } from "./label-position.ts";

it.each([
  ["in the middle", { x1: 400, y1: 180, x2: 760, y2: 540 }, "above", "left"],
  ["at the upper edge", { x1: 0, y1: 0, x2: 360, y2: 360 }, "inside", "left"],
  ["in the upper right corner", { x1: 920, y1: 20, x2: 1280, y2: 380 }, "inside", "right"],
  ["so small that they would hide it", { x1: 0, y1: 0, x2: 48, y2: 48 }, "below", "left"],
  ["as small at the right edge", { x1: 1232, y1: 300, x2: 1280, y2: 348 }, "above", "right"],
])("the labels of a region %s stay in sight", (_, box, side, end) => {
  expect(labelPosition(box)).toEqual({ side, end });
});
