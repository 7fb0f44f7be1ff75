import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paint } from "../../image-model/embedded/paint.ts";
import type { Correction } from "../port.ts";
import { correct } from "./correct.ts";
import { look } from "./look.ts";

const brief = {
  prompt: "the perfect bread",
  style: "realistic",
  seed: 3,
  textLayers: [{ text: "PERFECT", x: 60, y: 60, size: 40, colour: "#ffffff" }],
} as const;
const picture = (await paint(brief, { width: 960, height: 540 })).bytes;
const spread = async (bytes: Uint8Array) => (await sharp(bytes).greyscale().stats()).channels[0]?.stdev ?? 0;
const partOf = (bytes: Uint8Array) => sharp(bytes).extract({ left: 560, top: 320, width: 300, height: 160 });

describe("a correction", () => {
  it.each<Correction>([
    { kind: "contrast" },
    { kind: "colour" },
    { kind: "calm", keep: [] },
    { kind: "focus", at: { x1: 0.2, y1: 0.3, x2: 0.5, y2: 0.7 } },
    { kind: "frame", to: { x1: 0.1, y1: 0.1, x2: 0.9, y2: 0.9 } },
    {
      kind: "type",
      moves: [
        { from: { x1: 0.9, y1: 0.9, x2: 1, y2: 1 }, to: { x1: 0.8, y1: 0, x2: 1, y2: 0.2 }, colour: [255, 255, 255] },
      ],
    },
  ])("$kind keeps the size of the picture and changes it", async (correction) => {
    const made = await correct(picture, [correction]);
    expect(await sharp(made).metadata()).toMatchObject({ format: "png", width: 960, height: 540 });
    const plain = await sharp(picture).removeAlpha().raw().toBuffer();
    expect(Buffer.compare(await sharp(made).raw().toBuffer(), plain)).not.toBe(0);
  });

  it("of contrast draws light and dark of a pale picture apart", async () => {
    const pale = await sharp(picture).linear(0.3, 90).png().toBuffer();
    expect(await spread(await correct(pale, [{ kind: "contrast" }]))).toBeGreaterThan((await spread(pale)) * 2);
  });

  it("of the background softens it and leaves what is kept as it is", async () => {
    const keep = [{ x1: 0.55, y1: 0.55, x2: 0.95, y2: 0.95 }];
    const calm = await correct(picture, [{ kind: "calm", keep }]);
    expect(
      Buffer.compare(await partOf(calm).raw().toBuffer(), await partOf(picture).removeAlpha().raw().toBuffer()),
    ).toBe(0);
  });

  it("of type makes the words larger where they are set down", async () => {
    const [line] = (await look(picture)).lines;
    if (!line) throw new Error("The words were not found");
    const to = {
      x1: 0.05,
      y1: 0.08,
      x2: 0.05 + (line.box.x2 - line.box.x1) * 3,
      y2: 0.08 + (line.box.y2 - line.box.y1) * 3,
    };
    const [after] = (
      await look(await correct(picture, [{ kind: "type", moves: [{ from: line.box, to, colour: line.colour }] }]))
    ).lines;
    expect(after?.letterHeight).toBeGreaterThan(line.letterHeight * 2.4);
  });
});
