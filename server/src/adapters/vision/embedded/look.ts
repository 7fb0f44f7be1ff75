import sharp, { type Sharp } from "sharp";
import type { Sight, SmallPicture } from "../port.ts";
import { findFaces } from "./faces.ts";
import { findLines, READING_SIZE } from "./lines.ts";

/** As the lists of a phone show it. */
const SMALL_SIZE = { width: 168, height: 94 };

async function pixelsOf(image: Sharp, size: { width: number; height: number }): Promise<SmallPicture> {
  const { data, info } = await image
    .resize({ ...size, fit: "cover" })
    .flatten({ background: "#000000" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Everything that is measured of a picture. */
export async function look(file: Uint8Array): Promise<Sight> {
  const picture = sharp(file).rotate();
  const { width = 0, height = 0 } = await picture.metadata();
  const reading = await pixelsOf(picture, READING_SIZE);
  const small = await pixelsOf(
    sharp(reading.data, { raw: { width: reading.width, height: reading.height, channels: 3 } }),
    SMALL_SIZE,
  );
  return { width, height, faces: findFaces(reading), lines: findLines(reading), small };
}
