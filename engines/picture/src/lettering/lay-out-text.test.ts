import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { layOutText, textBounds, textLayersSvg } from "./lay-out-text.ts";

const layer = { text: "7 DAYS", x: 60, y: 60, size: 150, colour: "#ffffff" };

describe("layOutText and textLayersSvg", () => {
  it("give text the requested height and return its box", () => {
    const { box } = layOutText(layer);
    expect(box.x1).toBe(60);
    expect(box.y2 - box.y1).toBeCloseTo(150, 0);
  });

  it.each(["WORDS THAT GO ON AND ON FOR MUCH TOO LONG TO FIT", "A\nB\nC\nD", "ÜBERGRÖSSE ŁÓDŹ", "漢字"])(
    "keep %s in the frame",
    (text) => {
      const { box } = layOutText({ ...layer, text, x: 1100, y: 650, size: 400 });
      expect(Math.min(box.x1, box.y1)).toBeGreaterThanOrEqual(0);
      expect(box.x2).toBeLessThanOrEqual(1280);
      expect(box.y2).toBeLessThanOrEqual(720);
    },
  );

  it("treat composed and decomposed accents alike", () => {
    expect(layOutText({ ...layer, text: "cafe\u0301" })).toEqual(layOutText({ ...layer, text: "caf\u00e9" }));
  });

  it("draw an outline that contrasts with the text on any background", async () => {
    const { data, info } = await sharp(Buffer.from(textLayersSvg([layer])))
      .flatten({ background: "#ffffff" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { box } = layOutText(layer);
    const row = Math.round((box.y1 + box.y2) / 2) * info.width;
    const line = [...data.subarray(row + Math.round(box.x1) - 20, row + Math.round(box.x2) + 20)];
    expect(Math.min(...line)).toBeLessThan(40);
    expect(Math.max(...line)).toBe(255);
    expect(layOutText({ ...layer, colour: "#101010" }).svg).toContain('stroke="#ffffff"');
  });

  it("draw outlines, never text that could be executed from the file", () => {
    expect(textLayersSvg([{ ...layer, text: "<script>alert(1)</script>" }])).not.toContain("script>");
  });

  it("textBounds returns the bounding box of all layers", () => {
    expect(textBounds([])).toBeUndefined();
    expect(textBounds([layer, { ...layer, y: 400 }])).toMatchObject({ x1: 60, y1: 60 });
  });
});
