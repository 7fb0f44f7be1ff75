import { aComparedVideo } from "@coldopen/contract/scores/factory";
import { describe, expect, it } from "vitest";
import { correlationShown, plotScale, wrongVideos } from "./rules.ts";

const box = { left: 50, right: 650, top: 20, bottom: 420 };

describe("wrong videos", () => {
  it("are high scores that fell short and low scores that did well, the worst first", () => {
    const videos = [
      aComparedVideo(1, { score: 90, index: 0.7 }),
      aComparedVideo(2, { score: 80, index: 0.2 }),
      aComparedVideo(3, { score: 75, index: 0.9 }),
      aComparedVideo(4, { score: 30, index: 1.5 }),
      aComparedVideo(5, { score: 40, index: 6 }),
      aComparedVideo(6, { score: 40, index: 0.4 }),
    ];
    expect(wrongVideos("title", videos).map(({ index }) => index)).toEqual([0.2, 0.7, 6, 1.5]);
  });
});

describe("scale of the plot", () => {
  it("starts at the step below the lowest score and covers every index by powers of two", () => {
    const videos = [aComparedVideo(1, { score: 47, index: 0.3 }), aComparedVideo(2, { score: 90, index: 5 })];
    const { x, y, scoreTicks, indexTicks } = plotScale("title", videos, box);
    expect(scoreTicks).toEqual([40, 60, 80, 100]);
    expect(indexTicks).toEqual([0.25, 0.5, 1, 2, 4, 8]);
    expect([x(40), x(100), y(0.25), y(8)]).toEqual([50, 650, 420, 20]);
  });
  it("keeps indexes beyond its limits at the edge", () => {
    const { y } = plotScale("title", [aComparedVideo(1, { index: 0 }), aComparedVideo(2, { index: 1000 })], box);
    expect([y(0), y(1000)]).toEqual([420, 20]);
  });
  it("has a range without any video", () => {
    expect(plotScale("thumbnail", [], box).scoreTicks).toEqual([8, 10]);
  });
});

it.each([
  [-0.001, "0.00"],
  [-0.294, "-0.29"],
  [0.1, "0.10"],
])("shows a correlation of %d as %s", (value, shown) => {
  expect(correlationShown(value)).toBe(shown);
});
