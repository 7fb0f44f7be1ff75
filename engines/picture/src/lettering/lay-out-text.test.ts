import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { layOutText, textBounds, textLayersSvg } from "./lay-out-text.ts";

const layer = { text: "7 DAYS", x: 60, y: 60, size: 150, colour: "#ffffff" };

describe("words on a picture", () => {
  it("are as high as asked, and say where they are", () => {
    const { box } = layOutText(layer);
    expect(box.x1).toBe(60);
    expect(box.y2 - box.y1).toBeCloseTo(150, 0);
  });

  it.each(["WORDS THAT GO ON AND ON FOR MUCH TOO LONG TO FIT", "A\nB\nC\nD", "ÜBERGRÖSSE ŁÓDŹ", "漢字"])(
    "%s stays in the frame",
    (text) => {
      const { box } = layOutText({ ...layer, text, x: 1100, y: 650, size: 400 });
      expect(Math.min(box.x1, box.y1)).toBeGreaterThanOrEqual(0);
      expect(box.x2).toBeLessThanOrEqual(1280);
      expect(box.y2).toBeLessThanOrEqual(720);
    },
  );

  it("are the same however an accent was typed", () => {
    expect(layOutText({ ...layer, text: "cafe\u0301" })).toEqual(layOutText({ ...layer, text: "caf\u00e9" }));
  });

  it("have an edge that differs from them, whatever lies below", async () => {
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

  it("are outlines, never text that a reader of the file could run", () => {
    expect(textLayersSvg([{ ...layer, text: "<script>alert(1)</script>" }])).not.toContain("script>");
  });

  it("tell the room they take together", () => {
    expect(textBounds([])).toBeUndefined();
    expect(textBounds([layer, { ...layer, y: 400 }])).toMatchObject({ x1: 60, y1: 60 });
  });
});
