import { expect, it } from "vitest";
import { squareOf } from "./rules.ts";

const wide = { width: 800, height: 400 };

it.each([
  [wide, { x: 0.25, y: 0, size: 1 }, { left: 200, top: 0, side: 400 }],
  [wide, { x: 0.5, y: 0.5, size: 0.25 }, { left: 400, top: 200, side: 100 }],
  [wide, { x: 1, y: 1, size: 1 }, { left: 400, top: 0, side: 400 }],
  [
    { width: 3, height: 2 },
    { x: 0.9, y: 0.9, size: 0.1 },
    { left: 2, top: 1, side: 1 },
  ],
  [
    { width: 333, height: 777 },
    { x: 0, y: 0.999, size: 0.5 },
    { left: 0, top: 610, side: 167 },
  ],
])("for a picture of %o, the selection %o is the square %o", (picture, details, square) => {
  expect(squareOf(picture, details)).toEqual(square);
});
