import { drawPicture } from "@coldopen/engine-picture/draw";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { analyzePicture } from "./analyze-picture.ts";
import { correctPicture } from "./correct-picture.ts";
import type { Correction } from "./picture.ts";

const brief = {
  prompt: "the perfect bread",
  style: "realistic",
  seed: 3,
  textLayers: [{ text: "PERFECT", x: 60, y: 60, size: 40, colour: "#ffffff" }],
} as const;
const picture = (await drawPicture(brief, { width: 960, height: 540 })).bytes;
const spread = async (bytes: Uint8Array) => (await sharp(bytes).greyscale().stats()).channels[0]?.stdev ?? 0;
const partOf = (bytes: Uint8Array) => sharp(bytes).extract({ left: 560, top: 320, width: 300, height: 160 });

describe("correctPicture", () => {
  it.each<Correction>([
    { kind: "contrast" },
    { kind: "colour" },
    { kind: "calm", keep: [], strength: 1 },
    { kind: "focus", at: { x1: 0.2, y1: 0.3, x2: 0.5, y2: 0.7 }, keep: [] },
    { kind: "frame", to: { x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 } },
    {
      kind: "type",
      moves: [
        { from: { x1: 0.9, y1: 0.9, x2: 1, y2: 1 }, to: { x1: 0.8, y1: 0, x2: 1, y2: 0.2 }, colour: [255, 255, 255] },
      ],
    },
  ])("$kind keeps the size of the picture and changes it", async (correction) => {
    const made = await correctPicture(picture, [correction]);
    expect(await sharp(made).metadata()).toMatchObject({ format: "png", width: 960, height: 540 });
    const plain = await sharp(picture).removeAlpha().raw().toBuffer();
    expect(Buffer.compare(await sharp(made).raw().toBuffer(), plain)).not.toBe(0);
  });

  it("contrast more than doubles the standard deviation of a pale picture", async () => {
    const pale = await sharp(picture).linear(0.3, 90).png().toBuffer();
    expect(await spread(await correctPicture(pale, [{ kind: "contrast" }]))).toBeGreaterThan((await spread(pale)) * 2);
  });

  const keep = [{ x1: 0.55, y1: 0.55, x2: 0.95, y2: 0.95 }];
  it.each<Correction>([
    { kind: "calm", keep, strength: 1 },
    { kind: "focus", at: { x1: 0.05, y1: 0.05, x2: 0.2, y2: 0.3 }, keep },
  ])("$kind does not change the kept area", async (correction) => {
    const made = await correctPicture(picture, [correction]);
    expect(
      Buffer.compare(await partOf(made).raw().toBuffer(), await partOf(picture).removeAlpha().raw().toBuffer()),
    ).toBe(0);
  });

  it("type enlarges the text at its new position", async () => {
    const [line] = (await analyzePicture(picture)).lines;
    if (!line) throw new Error("The words were not found");
    const to = {
      x1: 0.05,
      y1: 0.08,
      x2: 0.05 + (line.box.x2 - line.box.x1) * 3,
      y2: 0.08 + (line.box.y2 - line.box.y1) * 3,
    };
    const [after] = (
      await analyzePicture(
        await correctPicture(picture, [{ kind: "type", moves: [{ from: line.box, to, colour: line.colour }] }]),
      )
    ).lines;
    expect(after?.letterHeight).toBeGreaterThan(line.letterHeight * 2.4);
    expect(after?.letters).toBe(line.letters);
  });

  it("type moves a leading dash and restores a plain background", async () => {
    const ground = await sharp({ create: { width: 960, height: 540, channels: 3, background: "#2c4a63" } })
      .png()
      .toBuffer();
    const layers = [{ text: "-30 NIGHT", x: 700, y: 600, size: 60, colour: "#ffe14a" }];
    const lettered = (await drawPicture({ ...brief, base: ground, textLayers: layers }, { width: 960, height: 540 }))
      .bytes;
    const [line] = (await analyzePicture(lettered)).lines;
    if (!line) throw new Error("The words were not found");
    const [width, height] = [line.box.x2 - line.box.x1, line.box.y2 - line.box.y1];
    const to = { x1: 0.2, y1: 0.2, x2: 0.2 + width, y2: 0.2 + height };
    const made = await correctPicture(lettered, [
      { kind: "type", moves: [{ from: line.box, to, colour: line.colour }] },
    ]);
    const seen = async (left: number, top: number, wide: number, high: number) =>
      (await sharp(made).extract({ left, top, width: wide, height: high }).stats()).channels;
    const [x, y] = [Math.round(line.box.x1 * 960), Math.round(line.box.y1 * 540)];
    const left = await seen(x, y, Math.round(width * 960), Math.round(height * 540));
    expect(left.every(({ mean }, at) => Math.abs(mean - ([44, 74, 99][at] ?? 0)) < 4)).toBe(true);
    const [dash] = await seen(192 - 40, 108, 36, Math.round(height * 540));
    expect(dash?.max).toBeGreaterThan(200);
  });
});
