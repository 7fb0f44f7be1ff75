import sharp, { type OverlayOptions } from "sharp";
import type { Box, CastPhoto, Picture } from "../port.ts";
import { boxIn } from "./regions.ts";

/** Default places of people without a box. */
const FIRST: Box = { x1: 720, y1: 60, x2: 1260, y2: 720 };
const BESIDE: Box = { x1: 40, y1: 160, x2: 500, y2: 720 };

/** For models that can't be shown photos: the cut-outs are laid over, each standing on the lower edge of its place. */
export async function layCast(picture: Picture, cast: readonly CastPhoto[]): Promise<Picture> {
  const { width, height } = await sharp(picture.bytes).metadata();
  const layers: OverlayOptions[] = [];
  for (const [at, { photo, box = at === 0 ? FIRST : BESIDE }] of cast.entries()) {
    const { x1, y1, x2, y2 } = boxIn(box, { width, height });
    if (x2 <= x1 || y2 <= y1) continue;
    const cut = sharp(photo)
      .autoOrient()
      .resize(x2 - x1, y2 - y1, { fit: "inside" })
      .png();
    const { data, info } = await cut.toBuffer({ resolveWithObject: true });
    layers.push({ input: data, left: x1 + Math.floor((x2 - x1 - info.width) / 2), top: y2 - info.height });
  }
  const bytes = await sharp(picture.bytes).composite(layers).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
  return { type: "image/png", bytes: new Uint8Array(bytes) };
}
