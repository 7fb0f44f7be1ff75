import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PictureBrief } from "../port.ts";
import { drawing, embeddedImageModel } from "./model.ts";

const model = embeddedImageModel();
const signal = new AbortController().signal;
const brief: PictureBrief = { prompt: "a van in the snow", style: "realistic", seed: 7 };

describe("a drawn picture", () => {
  it("is 1280 by 720, and the same bytes for the same words and seed", async () => {
    const [one, two] = await Promise.all([model.paint(brief, signal), model.paint(brief, signal)]);
    expect(Buffer.compare(Buffer.from(one.bytes), Buffer.from(two.bytes))).toBe(0);
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: "webp", width: 1280, height: 720 });
  });

  it.each<Partial<PictureBrief>>([{ seed: 8 }, { prompt: "a lighthouse at night" }, { style: "sketch" }])(
    "changes with %j",
    (change) => {
      expect(drawing({ ...brief, ...change })).not.toBe(drawing(brief));
    },
  );

  it("holds no word of the prompt, whatever it says", () => {
    const hostile = drawing({ ...brief, prompt: 'a van"/><script>alert(1)</script>' });
    expect(hostile).not.toMatch(/script|alert/);
  });

  it("stops when nobody wants it any more", async () => {
    await expect(model.paint(brief, AbortSignal.abort("stopped"))).rejects.toBe("stopped");
    expect((await model.paint(brief, signal)).type).toBe("image/webp");
  });
});
