import { describe, expect, it } from "vitest";
import type { Sight, SmallPicture } from "../picture.ts";
import { good, line, painted, sight } from "../testing/sights.ts";
import { likenessOf } from "./likeness.ts";
import { scoreOf, weakest } from "./score.ts";

const found = (parts: Partial<Sight>, neighbours: SmallPicture[] = []) => scoreOf({ sight: sight(parts), neighbours });
const named = (parts: Partial<Sight>) => weakest(found(parts).found)[0]?.name;

describe("scoreOf", () => {
  it("gives a picture that passes all checks at least 9", () => {
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
  ])("lowers the score and names %s as the weakest check if that fails", (check, parts) => {
    expect(named(parts)).toBe(check);
    expect(found(parts).score).toBeLessThan(found({}).score - 1);
  });

  it("grades the likeness only if there are neighbours", () => {
    const grade = (neighbours: SmallPicture[]) =>
      found({}, neighbours).found.find(({ name }) => name === "likeness")?.grade;
    expect(grade([])).toBeUndefined();
    expect(grade([good, good])).toBe(0);
    expect(grade([painted(() => [250, 250, 250]), painted(() => [200, 20, 20])])).toBe(1);
    expect(likenessOf(good, good)).toBeCloseTo(1, 3);
  });
});
