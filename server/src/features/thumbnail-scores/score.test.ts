import { describe, expect, it } from "vitest";
import type { SeenFace, SeenLine, Sight, SmallPicture } from "../../adapters/vision/port.ts";
import { likenessOf } from "./checks/likeness.ts";
import { correctionsFor } from "./corrections.ts";
import { recommend } from "./recommend.ts";
import { scoreOf, weakest } from "./score.ts";

type Paint = (x: number, y: number) => readonly [number, number, number];
function painted(colour: Paint): SmallPicture {
  const [width, height] = [168, 94];
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    data.set(colour((at % width) / width, Math.floor(at / width) / height), at * 3);
  return { width, height, data };
}
/** A bright thing on the left third of a dark, coloured ground. */
const good = painted((x, y) =>
  Math.hypot(x - 0.33, (y - 0.5) * 0.56) < 0.13 ? [250, 230, 60] : [20, 40 + 60 * y, 120],
);
const face: SeenFace = { box: { x1: 0.6, y1: 0.2, x2: 0.8, y2: 0.6 }, confidence: 0.9, expression: "happy" };
const line = (box: SeenLine["box"], letterHeight = box.y2 - box.y1): SeenLine => ({
  box,
  letterHeight,
  letters: 6,
  colour: [255, 255, 255],
});
const large = line({ x1: 0.05, y1: 0.06, x2: 0.5, y2: 0.26 });
const sight = (parts: Partial<Sight> = {}): Sight => ({
  width: 1280,
  height: 720,
  faces: [face],
  lines: [large],
  small: good,
  ...parts,
});
const found = (parts: Partial<Sight>, neighbours: SmallPicture[] = []) => scoreOf({ sight: sight(parts), neighbours });
const named = (parts: Partial<Sight>) => weakest(found(parts).found)[0]?.name;

describe("a score", () => {
  it("of a picture that does all well is among the best", () => {
    expect(found({}).score).toBeGreaterThanOrEqual(9);
    expect(weakest(found({}).found)).toEqual([]);
  });

  it.each<[string, Partial<Sight>]>([
    ["contrast", { small: painted((x) => [110 + x * 20, 115, 120]) }],
    ["text", { lines: [line({ x1: 0.05, y1: 0.06, x2: 0.15, y2: 0.1 })] }],
    ["stamp", { lines: [line({ x1: 0.6, y1: 0.82, x2: 0.97, y2: 0.96 })] }],
    [
      "clutter",
      { small: painted((x, y) => ((Math.floor(x * 56) + Math.floor(y * 31)) % 2 ? [240, 200, 40] : [20, 30, 160])) },
    ],
    ["thirds", { faces: [], lines: [], small: painted((_, y) => [40 + 150 * y, 60 + 100 * y, 200 - 120 * y]) }],
  ])("names %s where that is what is wrong, and is lower", (check, parts) => {
    expect(named(parts)).toBe(check);
    expect(found(parts).score).toBeLessThan(found({}).score - 1);
  });

  it("counts the likeness to the feed only where the feed is known", () => {
    const grade = (neighbours: SmallPicture[]) =>
      found({}, neighbours).found.find(({ name }) => name === "likeness")?.grade;
    expect(grade([])).toBeUndefined();
    expect(grade([good, good])).toBe(0);
    expect(grade([painted(() => [250, 250, 250]), painted(() => [200, 20, 20])])).toBe(1);
    expect(likenessOf(good, good)).toBeCloseTo(1, 3);
  });
});

describe("recommendations", () => {
  it("say what to do with the numbers that were measured, in the list of the check", () => {
    const parts = { lines: [line({ x1: 0.05, y1: 0.06, x2: 0.15, y2: 0.1 })] };
    const lists = recommend(found(parts).found, sight(parts), { title: "A cabin", canDraw: false });
    expect(lists.mainElements[0]?.description).toBe(
      "Set the words at the upper left larger. Their letters are 3.8 px high at 168x94, 9 px can be read.",
    );
    expect(lists.mainElements[0]).toMatchObject({ check: "text", canApply: true });
    expect(lists.videoInference[0]?.description).toContain('The title says "A cabin"');
  });

  it("move words off the stamp's corner to a place that hides no face", () => {
    const [correction] = correctionsFor("stamp", sight({ lines: [line({ x1: 0.6, y1: 0.82, x2: 0.97, y2: 0.96 })] }));
    if (correction?.kind !== "type") throw new Error("No words would move");
    const to = correction.moves[0]?.to;
    expect(to && (to.y2 <= 0.8 || to.x2 <= 0.78)).toBe(true);
    expect(to && (to.x2 <= face.box.x1 || to.x1 >= face.box.x2 || to.y2 <= face.box.y1 || to.y1 >= face.box.y2)).toBe(
      true,
    );
  });

  it("draw something more only into what was drawn, and light only what there is", () => {
    const parts = { faces: [], lines: [], small: painted((_, y) => [120 + 9 * y, 120 + 9 * y, 120 + 9 * y]) };
    const canApply = (canDraw: boolean) =>
      recommend(found(parts).found, sight(parts), { title: "A cabin", canDraw }).ruleOfThirdsDescription[0]?.canApply;
    expect([canApply(true), canApply(false)]).toEqual([true, false]);
    expect(correctionsFor("thirds", sight({ faces: [], lines: [] }))).toMatchObject([{ kind: "focus" }]);
  });

  it("leave to the person what pixels can't give", () => {
    expect(correctionsFor("faces", sight({ faces: [] }))).toEqual([]);
    expect(correctionsFor("likeness", sight())).toEqual([]);
    expect(correctionsFor("colour", sight({ small: painted((x) => [90 + x * 60, 90 + x * 60, 90 + x * 60]) }))).toEqual(
      [],
    );
  });
});
