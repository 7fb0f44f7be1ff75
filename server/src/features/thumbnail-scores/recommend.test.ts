import { scoreOf } from "@coldopen/engine-vision/checks";
import { face, line, painted, sight } from "@coldopen/engine-vision/testing/sights";
import { describe, expect, it } from "vitest";
import type { Sight } from "../../adapters/vision/port.ts";
import { correctionsFor } from "./corrections.ts";
import { recommend } from "./recommend.ts";

const found = (parts: Partial<Sight>) => scoreOf({ sight: sight(parts), neighbours: [] });

describe("recommendations", () => {
  it("give plain advice in the list of the check", () => {
    const parts = { lines: [line({ x1: 0.05, y1: 0.06, x2: 0.15, y2: 0.1 })] };
    const lists = recommend(found(parts).found, sight(parts), { title: "A cabin", applicable: new Set(["text"]) });
    expect(lists.mainElements[0]?.description).toBe(
      "The words at the upper left are too small for a phone. Set them larger.",
    );
    expect(lists.mainElements[0]).toMatchObject({ check: "text", canApply: true });
    expect(lists.videoInference[0]?.description).toContain('The title says "A cabin"');
  });

  it("name how many thumbnails of the feed look the same", () => {
    const neighbours = Array.from({ length: 5 }, () => sight().small);
    const { found: checks } = scoreOf({ sight: sight(), neighbours });
    const lists = recommend(checks, sight(), { title: "", applicable: new Set() });
    expect(lists.backgroundElement.map(({ description }) => description)).toContain(
      "Looks like 5 others in this feed. Choose another background color.",
    );
  });

  it("move text off the corner of the duration to a place that hides no face", () => {
    const [correction] = correctionsFor("stamp", sight({ lines: [line({ x1: 0.6, y1: 0.82, x2: 0.97, y2: 0.96 })] }));
    if (correction?.kind !== "type") throw new Error("No words would move");
    const to = correction.moves[0]?.to;
    expect(to && (to.y2 <= 0.8 || to.x2 <= 0.78)).toBe(true);
    expect(to && (to.x2 <= face.box.x1 || to.x1 >= face.box.x2 || to.y2 <= face.box.y1 || to.y1 >= face.box.y2)).toBe(
      true,
    );
  });

  it("blur no main object, and nothing if the main objects cover most of the picture", () => {
    const close = { ...face, box: { x1: 0.3, y1: 0.1, x2: 0.7, y2: 0.8 } };
    expect(correctionsFor("clutter", sight({ faces: [close] }))).toEqual([]);
    const pattern = painted((x, y) => ((Math.floor(x * 40) + Math.floor(y * 22)) % 2 ? [240, 200, 40] : [20, 30, 160]));
    expect(correctionsFor("clutter", sight({ faces: [], lines: [], small: pattern }))).toEqual([]);
    const [calm] = correctionsFor("clutter", sight());
    if (calm?.kind !== "calm") throw new Error("No background would be calmed");
    const isKept = (x: number, y: number) =>
      calm.keep.some((box) => x > box.x1 && x < box.x2 && y > box.y1 && y < box.y2);
    // The face, the text line and the object on the left third.
    expect([isKept(0.7, 0.4), isKept(0.2, 0.15), isKept(0.33, 0.5)]).toEqual([true, true, true]);
    expect(isKept(0.97, 0.03)).toBe(false);
  });

  it("light only an existing focus", () => {
    expect(correctionsFor("thirds", sight({ faces: [], lines: [] }))).toMatchObject([{ kind: "focus" }]);
  });

  it("cannot be applied if only another picture would help", () => {
    expect(correctionsFor("faces", sight({ faces: [] }))).toEqual([]);
    expect(correctionsFor("likeness", sight())).toEqual([]);
    expect(correctionsFor("colour", sight({ small: painted((x) => [90 + x * 60, 90 + x * 60, 90 + x * 60]) }))).toEqual(
      [],
    );
  });
});
