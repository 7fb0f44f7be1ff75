import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { composeScene } from "./scene/compose.ts";
import { sheet } from "./testing/prompts.ts";

describe("the contact sheet", () => {
  it("contains sixty briefs: every style, every expression, with and without text", () => {
    expect(sheet).toHaveLength(60);
    expect(new Set(sheet.map(({ style }) => style)).size).toBe(3);
    expect(new Set(sheet.flatMap(({ expression }) => expression ?? [])).size).toBe(9);
    expect(new Set(sheet.map(({ textLayers }) => textLayers !== undefined)).size).toBe(2);
  });

  it("gives valid drawings that all differ", { timeout: 180_000 }, async () => {
    const drawn = new Set<string>();
    for (const brief of sheet) {
      const { layers } = composeScene(brief);
      expect(layers.join("")).not.toMatch(/NaN|undefined|Infinity/);
      drawn.add(layers.join(""));
      await sharp(Buffer.from(layers[1])).resize(16, 9).toBuffer();
    }
    expect(drawn.size).toBe(sheet.length);
  });
});
