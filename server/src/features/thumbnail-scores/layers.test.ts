import { aTextLayer } from "@coldopen/contract/thumbnails/factory";
import { expect, it } from "vitest";
import type { Correction } from "../../adapters/vision/port.ts";
import { separateTextMoves } from "./layers.ts";

const layer = aTextLayer({ text: "DAY 9", x: 128, y: 72, size: 40 });
const boxesOf = () => [{ x1: 128, y1: 72, x2: 256, y2: 112 }];
const colour = [255, 255, 255] as const;
const ours = { from: { x1: 0.1, y1: 0.1, x2: 0.2, y2: 0.155 }, to: { x1: 0.05, y1: 0.2, x2: 0.35, y2: 0.365 }, colour };
const painted = { from: { x1: 0.5, y1: 0.5, x2: 0.7, y2: 0.6 }, to: { x1: 0.1, y1: 0.1, x2: 0.3, y2: 0.2 }, colour };

it("moves and scales a layer to the target of its line", () => {
  const { set, left } = separateTextMoves([layer], [{ kind: "type", moves: [ours] }], boxesOf);
  expect(set).toEqual([{ ...layer, x: 64, y: 144, size: 120 }]);
  expect(left).toEqual([]);
});

it("leaves text of the base image and other corrections to the base image", () => {
  const corrections: Correction[] = [{ kind: "contrast" }, { kind: "type", moves: [ours, painted] }];
  expect(separateTextMoves([layer], corrections, boxesOf).left).toEqual([
    { kind: "contrast" },
    { kind: "type", moves: [painted] },
  ]);
});
