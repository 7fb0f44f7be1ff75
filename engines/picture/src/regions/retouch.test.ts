import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Box } from "../brief.ts";
import { drawPicture } from "../draw-picture.ts";
import { clothesIn } from "../people/clothes.ts";
import { readPrompt } from "../prompt/read-prompt.ts";
import { drawnInto } from "./draw.ts";

const SIZE = { width: 320, height: 180 };
const box: Box = { x1: 200, y1: 160, x2: 700, y2: 600 };
const first = await drawPicture({ prompt: "a meadow", style: "realistic", seed: 4 }, SIZE);
const pixels = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
const before = await pixels(first.bytes);

const changed = async (description: string, style: "realistic" | "sketch" | "conceptArt" = "realistic") => {
  const edited = await drawPicture({
    prompt: "a meadow",
    style,
    seed: 4,
    base: first.bytes,
    regions: [{ description, maskBB: box }],
  });
  expect(edited.type).toBe("image/png");
  const after = await pixels(edited.bytes);
  const count = { inside: 0, outside: 0 };
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[at]) continue;
    const [x, y] = [(Math.floor(at / 3) % SIZE.width) * 4, Math.floor(at / 3 / SIZE.width) * 4];
    count[x >= box.x1 && x < box.x2 && y >= box.y1 && y < box.y2 ? "inside" : "outside"]++;
  }
  return count;
};

describe("a region", () => {
  it.each(["a red hot air balloon", "a snowy mountain", "remove this", "quitar esto", "Zorblax", "an angry man"])(
    "%s changes only the pixels of the region",
    async (description) => {
      const { inside, outside } = await changed(description);
      expect(outside).toBe(0);
      expect(inside).toBeGreaterThan(2000);
    },
  );

  it.each(["sketch", "conceptArt"] as const)("is redrawn in the style %s", async (style) => {
    const { inside, outside } = await changed("a castle", style);
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(2000);
  });

  it("may be partly outside of the frame or have no size", async () => {
    const regions = [
      { description: "a dog", maskBB: { x1: -200, y1: 400, x2: 100, y2: 900 } },
      { description: "a cat", maskBB: { x1: 50, y1: 50, x2: 50, y2: 50 } },
    ];
    const edited = await drawPicture({ prompt: "", style: "realistic", seed: 1, base: first.bytes, regions });
    expect(await sharp(edited.bytes).metadata()).toMatchObject(SIZE);
  });
});

describe("the description of a region", () => {
  it.each(["a person in a red wool coat", "un hombre con chaqueta roja", "eine Frau im roten Mantel"])(
    "%s draws a person in these clothes",
    (description) => {
      const { look, rest } = clothesIn(description);
      const request = readPrompt({ prompt: rest, seed: 4 });
      const drawn = drawnInto(box, { description, request, around: "#334455", seed: 4 });
      const bare = drawnInto(box, { description: rest, request, around: "#334455", seed: 4 });
      expect(look.outfit).toBeDefined();
      expect(request.named).not.toHaveLength(0);
      expect(drawn).not.toBe(bare);
    },
  );

  it.each([
    ["a red kite in the sky", "kite"],
    ["una flecha roja", "arrow"],
    ["a wooden sign on the beach", "signpost"],
  ])("%s is drawn over the existing background", async (description, name) => {
    const { data, size } = await sharp(first.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, size: info }));
    const edited = await drawPicture({
      prompt: "",
      style: "realistic",
      seed: 4,
      base: first.bytes,
      regions: [{ description, maskBB: box }],
    });
    const after = await pixels(edited.bytes);
    const corner = ((Math.ceil(box.y1 / 4) + 2) * size.width + Math.ceil(box.x1 / 4) + 2) * 3;
    expect([...after.subarray(corner, corner + 3)]).toEqual([...data.subarray(corner, corner + 3)]);
    expect(readPrompt({ prompt: description.split(" in ")[0]?.split(" on ")[0] ?? "", seed: 4 }).things[0]?.name).toBe(
      name,
    );
  });

  it.each([
    ["make this brighter", 1],
    ["oscurece esto", -1],
    ["blur the background", 0],
    ["make the sky purple", 0],
  ])("%s changes the existing pixels", async (description, sign) => {
    const edited = await drawPicture({
      prompt: "",
      style: "realistic",
      seed: 4,
      base: first.bytes,
      regions: [{ description, maskBB: box }],
    });
    const after = await pixels(edited.bytes);
    let sum = 0;
    for (let at = 0; at < after.length; at++) sum += (after[at] ?? 0) - (before[at] ?? 0);
    expect(after.equals(before)).toBe(false);
    if (sign !== 0) expect(Math.sign(sum)).toBe(sign);
  });

  it("remove this fills the region from its surroundings", async () => {
    const lone = await sharp({ create: { width: 320, height: 180, channels: 3, background: "#406080" } })
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: "#ff0000" } }, left: 100, top: 80 },
      ])
      .png()
      .toBuffer();
    const { bytes } = await drawPicture({
      prompt: "",
      style: "realistic",
      seed: 1,
      base: lone,
      regions: [{ description: "remove this", maskBB: { x1: 360, y1: 280, x2: 600, y2: 520 } }],
    });
    const [r = 255, g = 0, b = 0] = await sharp(bytes)
      .extract({ left: 120, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    for (const [value, around] of [
      [r, 0x40],
      [g, 0x60],
      [b, 0x80],
    ] as const)
      expect(Math.abs(value - around)).toBeLessThan(8);
  });
});
