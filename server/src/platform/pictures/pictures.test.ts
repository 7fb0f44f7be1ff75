import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";
import { reencodeImage } from "./reencode-image.ts";

const turn = { key: "organization" };
const plain = (background: string, width = 320, height = 180) =>
  sharp({ create: { width, height, channels: 3, background } });
const square = (x: number, background: string) =>
  plain(background).composite([
    {
      input: Buffer.from(
        '<svg width="60" height="60"><path d="M0 0L60 60M60 0L0 60" stroke="#fff" stroke-width="9"/></svg>',
      ),
      left: x,
      top: 60,
    },
  ]);

describe("a picture from outside", () => {
  it.each(["jpeg", "png", "gif", "webp"] as const)("is taken as %s and made no wider than 2560", async (format) => {
    const file = await plain("#804020", 4000, 2000).toFormat(format).toBuffer();
    const { format: written, width, height } = await sharp((await reencodeImage(file, turn)).bytes).metadata();
    expect([written, width, height]).toEqual(["webp", 2560, 1280]);
  });
  it("loses all that can't be seen, and stands upright", async () => {
    const file = await plain("#804020", 40, 20)
      .withExif({ IFD0: { Artist: "Ada" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { exif, width, height } = await sharp((await reencodeImage(file, turn)).bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 20, 40]);
  });
  it.each([
    ["words", Buffer.from("not a picture")],
    ["nothing", Buffer.alloc(0)],
    ["a drawing in markup", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])("is refused when it is %s", async (_, file) => {
    await expect(reencodeImage(file, turn)).rejects.toThrow("This can't be read as a JPEG, PNG, GIF or WebP picture");
  });
  it("is refused when it breaks off", async () => {
    const file = await plain("#804020", 600, 600)
      .composite([{ input: await square(9, "#123456").png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    await expect(reencodeImage(file.subarray(0, file.length / 2), turn)).rejects.toThrow("can't be read");
  });
});

describe("what is measured", () => {
  it("distinguishes night from day, and warm from cold", async () => {
    const [night, day, fire, ice] = await Promise.all(
      ["#05070f", "#e8eef2", "#d8741f", "#2f7fc0"].map(async (colour) => measure(await plain(colour).png().toBuffer())),
    );
    expect(night?.brightness).toBeLessThan(0.1);
    expect(day?.brightness).toBeGreaterThan(0.8);
    expect(fire?.warmth).toBeGreaterThan(0.4);
    expect(ice?.warmth).toBeLessThan(-0.3);
  });
  it.each([
    ["left", 10],
    ["centre", 130],
    ["right", 250],
  ] as const)("finds what happens on the %s", async (side, x) => {
    const { detail } = await measure(await square(x, "#224466").png().toBuffer());
    expect(detail[side]).toBeGreaterThan(0.8);
  });
});
