import { scoreOf } from "@coldopen/engine-vision/checks";
import { face, line, painted, sight } from "@coldopen/engine-vision/testing/sights";
import { describe, expect, it } from "vitest";
import type { Sight } from "../../adapters/vision/port.ts";
import { correctionsFor } from "./corrections.ts";
import { recommend } from "./recommend.ts";

const found = (parts: Partial<Sight>) => scoreOf({ sight: sight(parts), neighbours: [] });

describe("recommendations", () => {
  it("give advice with the measured numbers in the list of the check", () => {
    const parts = { lines: [line({ x1: 0.05, y1: 0.06, x2: 0.15, y2: 0.1 })] };
    const lists = recommend(found(parts).found, sight(parts), { title: "A cabin", canDraw: false });
    expect(lists.mainElements[0]?.description).toBe(
      "Set the words at the upper left larger. Their letters are 3.8 px high at 168x94, 9 px can be read.",
    );
    expect(lists.mainElements[0]).toMatchObject({ check: "text", canApply: true });
    expect(lists.videoInference[0]?.description).toContain('The title says "A cabin"');
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

  it("draw only into generated pictures, and light only an existing focus", () => {
    const parts = { faces: [], lines: [], small: painted((_, y) => [120 + 9 * y, 120 + 9 * y, 120 + 9 * y]) };
    const canApply = (canDraw: boolean) =>
      recommend(found(parts).found, sight(parts), { title: "A cabin", canDraw }).ruleOfThirdsDescription[0]?.canApply;
    expect([canApply(true), canApply(false)]).toEqual([true, false]);
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
