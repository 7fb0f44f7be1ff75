import { describe, expect, it } from "vitest";
import { followEdges, wholeShape } from "./mask.ts";

describe("wholeShape", () => {
  const draw = (...rows: string[]) => ({
    mask: Float32Array.from(rows.join(""), (sign) => (sign === "#" ? 0.9 : 0.1)),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  });
  const shown = ({ mask, width, height }: ReturnType<typeof draw>) =>
    [...wholeShape(mask, width, height)].map((value) => (value > 0.5 ? "#" : ".")).join("");

  it("keeps only the largest connected piece", () =>
    expect(shown(draw("#....", "..###", "..###"))).toBe([".....", "..###", "..###"].join("")));
  it("fills holes", () => expect(shown(draw("#####", "#.#.#", "#####"))).toBe("#".repeat(15)));
  it("does not fill an opening at the picture's edge", () =>
    expect(shown(draw("#####", "#...#", "#...#"))).toBe("######...##...#"));
});

it("followEdges moves a rough edge to the edge in the photo", () => {
  const [width, height] = [40, 12];
  const column = (of: (x: number) => number) => Uint8Array.from({ length: width * height }, (_, at) => of(at % width));
  const alpha = followEdges(
    column((x) => (x < 20 ? 30 : 220)),
    column((x) => (x < 23 ? 255 : 0)),
    width,
    height,
  );
  const row = [...alpha.subarray(5 * width, 6 * width)];
  expect(row[18]).toBeGreaterThan(200);
  expect(row[21]).toBeLessThan(120);
});
