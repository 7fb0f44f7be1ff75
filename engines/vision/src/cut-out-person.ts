import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { followEdges, wholeShape } from "./mask.ts";
import { type OpenModel, openModel } from "./tflite/run-model.ts";

const MODEL = "@mediapipe/selfie_segmentation/selfie_segmentation.tflite";
const SIDE = 256;
/** Resolution of the edge refinement; for a larger photo the mask is scaled up. */
const FINE_SIDE = 512;
const AROUND = 0.25;
type Area = { left: number; top: number; width: number; height: number };

let model: Promise<OpenModel> | undefined;
const opened = () => {
  model ??= readFile(createRequire(import.meta.url).resolve(MODEL)).then(openModel);
  return model;
};

/** Removes the background of a photo of a person. Returns a PNG of the same size with soft edges. */
export async function cutOutPerson(picture: Uint8Array): Promise<Uint8Array> {
  const upright = await sharp(picture).autoOrient().removeAlpha().toColourspace("srgb").png().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const whole = { left: 0, top: 0, width, height };
  const rough = await maskOf(upright, whole);
  const near = around(rough, whole);
  // A person who fills a small part of the photo is segmented again at a higher resolution.
  const area = near.width * near.height < width * height * 0.6 ? near : whole;
  const shape = area === whole ? rough : await maskOf(upright, area);
  const alpha = await refined(upright, area, wholeShape(shape, SIDE, SIDE));
  const placed = await sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite([{ input: alpha, left: area.left, top: area.top }])
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(upright)
    .joinChannel(placed, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
}

/** Probability for each of 256 by 256 pixels that it belongs to a person. */
async function maskOf(picture: Buffer, area: Area): Promise<Float32Array> {
  const pixels = await sharp(picture).extract(area).resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer();
  const [mask] = (await opened()).ask(Float32Array.from(pixels, (value) => value / 255));
  if (!mask) throw new Error("The model gave no mask");
  return mask.data;
}

function around(mask: Float32Array, { width, height }: Area): Area {
  let [x1, y1, x2, y2] = [SIDE, SIDE, 0, 0];
  for (let at = 0; at < mask.length; at++) {
    if ((mask[at] ?? 0) < 0.5) continue;
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    [x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x + 1), Math.max(y2, y + 1)];
  }
  if (x2 <= x1 || y2 <= y1) return { left: 0, top: 0, width, height };
  const [padX, padY] = [(x2 - x1) * AROUND + 4, (y2 - y1) * AROUND + 4];
  const left = Math.floor((Math.max(0, x1 - padX) / SIDE) * width);
  const top = Math.floor((Math.max(0, y1 - padY) / SIDE) * height);
  // Clothes are detected less reliably than faces, so the area extends to the lower edge.
  return {
    left,
    top,
    width: Math.max(1, Math.ceil((Math.min(SIDE, x2 + padX) / SIDE) * width) - left),
    height: Math.max(1, height - top),
  };
}

/** Scales the mask to its area and aligns its edges with those of the photo. */
async function refined(picture: Buffer, area: Area, mask: Float32Array): Promise<Buffer> {
  const scale = Math.min(1, FINE_SIDE / Math.max(area.width, area.height));
  const [width, height] = [Math.max(1, Math.round(area.width * scale)), Math.max(1, Math.round(area.height * scale))];
  const grey = await sharp(picture).extract(area).resize(width, height, { fit: "fill" }).greyscale().raw().toBuffer();
  const coarse = await sharp(Buffer.from(Uint8Array.from(mask, (value) => value * 255)), {
    raw: { width: SIDE, height: SIDE, channels: 1 },
  })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const alpha = followEdges(grey, coarse, width, height);
  return sharp(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .resize(area.width, area.height, { fit: "fill", kernel: "cubic" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
}
