import type { PictureBrief } from "@coldopen/engine-picture";
import { drawPicture } from "@coldopen/engine-picture/draw";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { analyzePicture } from "./analyze-picture.ts";

const SIZE = { width: 960, height: 540 };
const drawn = async (brief: Partial<PictureBrief>) =>
  (await drawPicture({ prompt: "the perfect bread", style: "realistic", seed: 3, ...brief }, SIZE)).bytes;
const words = (text: string, parts: object = {}) => ({
  textLayers: [{ text, x: 60, y: 60, size: 140, colour: "#ffffff", ...parts }],
});

describe("analyzePicture", () => {
  it("finds the face and the text line with their positions", async () => {
    const { faces, lines, small } = await analyzePicture(await drawn({ expression: "happy", ...words("PERFECT") }));
    expect(faces).toHaveLength(1);
    expect(faces[0]?.box.y2).toBeGreaterThan(0.4);
    expect(lines.map(({ letters }) => letters)).toEqual([7]);
    expect(lines[0]?.letterHeight).toBeCloseTo(140 / 720, 1);
    expect(lines[0]?.box.x1).toBeLessThan(0.1);
    expect([small.width, small.height]).toEqual([168, 94]);
  });

  it("finds no face and no text line in a picture without them", async () => {
    const { faces, lines } = await analyzePicture(await drawn({ prompt: "a loaf of bread on a table" }));
    expect([faces, lines]).toEqual([[], []]);
  });

  it("reports the letter height of small text", async () => {
    const { lines } = await analyzePicture(await drawn(words("PERFECT", { size: 30 })));
    expect(lines[0]?.letterHeight).toBeLessThan(0.06);
  });

  it("accepts a tall picture with transparency", async () => {
    const clear = await sharp({ create: { width: 90, height: 300, channels: 4, background: "#ff000040" } })
      .png()
      .toBuffer();
    expect(await analyzePicture(clear)).toMatchObject({ width: 90, height: 300, faces: [], lines: [] });
  });

  it("rejects a file that is not a picture", async () => {
    await expect(analyzePicture(Buffer.from("not a picture"))).rejects.toThrow();
  });
});
