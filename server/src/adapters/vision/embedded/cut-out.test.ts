import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cutOut } from "./cut-out.ts";
import { followEdges, wholeShape } from "./mask.ts";

const demo = path.resolve(import.meta.dirname, "../../../../demo/cast");

it("keeps the person of a photo and takes the wall away", async () => {
  const photo = await readFile(path.join(demo, "tess-1.webp"));
  const { data, info } = await sharp(await cutOut(photo))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([900, 900, 4]);
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
  expect(alpha(450, 420)).toBe(255);
  expect([alpha(40, 300), alpha(860, 200), alpha(20, 20)]).toEqual([0, 0, 0]);
  const isSoft = Array.from(data, (value, at) => at % 4 === 3 && value > 20 && value < 235).filter(Boolean).length;
  expect(isSoft).toBeGreaterThan(100);
});

describe("the shape of a person", () => {
  const draw = (...rows: string[]) => ({
    mask: Float32Array.from(rows.join(""), (sign) => (sign === "#" ? 0.9 : 0.1)),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  });
  const shown = ({ mask, width, height }: ReturnType<typeof draw>) =>
    [...wholeShape(mask, width, height)].map((value) => (value > 0.5 ? "#" : ".")).join("");

  it("is its largest piece", () =>
    expect(shown(draw("#....", "..###", "..###"))).toBe([".....", "..###", "..###"].join("")));
  it("has no holes", () => expect(shown(draw("#####", "#.#.#", "#####"))).toBe("#".repeat(15)));
  it("is open where the edge of the picture is", () =>
    expect(shown(draw("#####", "#...#", "#...#"))).toBe("######...##...#"));
});

it("moves a rough edge to where the photo has one", () => {
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
