import { lettersLacking } from "@coldopen/contract/thumbnails/letters";
import { createDrawingPool, hasGlyph } from "@coldopen/engine-picture";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { embeddedImageModel } from "./embedded.ts";

const model = embeddedImageModel({ pool: createDrawingPool({ size: 1, niceness: 0 }) });
const { signal } = new AbortController();
const context = { organizationId: "one", signal };
afterAll(() => model.close());

describe("the embedded image model", () => {
  it("draws 1280 by 720, and the same bytes for the same words and seed", async () => {
    const brief = { prompt: "a van in the snow", style: "realistic", seed: 7 } as const;
    const [one, two] = await Promise.all([model.generateImage(brief, context), model.generateImage(brief, context)]);
    expect(Buffer.compare(Buffer.from(one.bytes), Buffer.from(two.bytes))).toBe(0);
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: "webp", width: 1280, height: 720 });
  });

  it("draws small thumbnails for videos of the demo catalogue", async () => {
    const picture = await model.thumbnail(
      { title: "I ate 100 tacos", category: "Food", seed: 3, isShort: false },
      signal,
    );
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 360 });
  });

  it("lacks exactly the letters that the contract warns of", () => {
    const letters = Array.from({ length: 0x2c00 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
    const printed = letters.filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter));
    expect(printed.filter((letter) => hasGlyph(letter.normalize("NFC")) === lettersLacking(letter).length > 0)).toEqual(
      [],
    );
  });
});
