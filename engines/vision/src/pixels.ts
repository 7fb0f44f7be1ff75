import sharp, { type Sharp } from "sharp";
import type { SmallPicture } from "./picture.ts";

/** The size of thumbnails on a phone. */
const SMALL_SIZE = { width: 168, height: 94 };

export async function pixelsOf(image: Sharp, size: { width: number; height: number }): Promise<SmallPicture> {
  const { data, info } = await image
    .resize({ ...size, fit: "cover" })
    .flatten({ background: "#000000" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

export const sharpOf = ({ width, height, data }: SmallPicture): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });
export const shrunk = (image: Sharp): Promise<SmallPicture> => pixelsOf(image, SMALL_SIZE);
export const shrinkPicture = (file: Uint8Array): Promise<SmallPicture> => shrunk(sharp(file).rotate());
