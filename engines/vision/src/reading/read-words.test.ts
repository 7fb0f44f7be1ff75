import { drawPicture } from "@coldopen/engine-picture/draw";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { analyzePicture } from "../analyze-picture.ts";
import { readWords } from "./read-words.ts";

const lettered = async (size: number) => {
  const layer = { text: "PERFECT PASTA", x: 56, y: 52, size, colour: "#ffffff" };
  const brief = { prompt: "perfect pasta", style: "realistic", seed: 4, textLayers: [layer] } as const;
  const { bytes } = await drawPicture(brief, { width: 640, height: 360 });
  return bytes;
};
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#777" } })
    .png()
    .toBuffer();

describe("readWords", () => {
  it("reads large words at both sizes, with their order and positions", async () => {
    const file = await lettered(120);
    const words = await readWords(file, (await analyzePicture(file)).lines);
    expect(words.map(({ text, isKept }) => [text, isKept])).toEqual([
      ["PERFECT", true],
      ["PASTA", true],
    ]);
    const [first, second] = words;
    expect(first?.box.x2).toBeLessThan(second?.box.x1 ?? 0);
    expect(first?.box.x1).toBeCloseTo(56 / 1280, 1);
    expect(first?.box.y1).toBeCloseTo(60 / 720, 1);
  });

  it("marks words that are illegible in the small picture", async () => {
    const file = await lettered(30);
    const words = await readWords(file, (await analyzePicture(file)).lines);
    expect(words.map(({ text, isKept }) => [text, isKept])).toEqual([
      ["PERFECT", false],
      ["PASTA", false],
    ]);
  });

  it("returns no words for a plain picture", async () => {
    expect(await readWords(await grey(3, 900), [])).toEqual([]);
  });

  it("accepts text lines at an edge or without size, and rejects invalid files", async () => {
    const line = { letterHeight: 0.001, letters: 3, colour: [0, 0, 0] as const };
    const boxes = [
      { x1: 0, y1: 0, x2: 0, y2: 0 },
      { x1: 0.999, y1: 0.999, x2: 1, y2: 1 },
    ];
    const lines = boxes.map((box) => ({ ...line, box }));
    expect(await readWords(await grey(1, 1), lines)).toEqual([]);
    await expect(readWords(Buffer.from("no picture"), lines)).rejects.toThrow();
    const cut = (await lettered(120)).subarray(0, 4000);
    await expect(readWords(cut, lines)).rejects.toThrow();
  });
});
