import sharp, { type Sharp } from "sharp";
import type { Box } from "../picture.ts";

/** Three bytes a pixel, row by row. */
export type Plane = { width: number; height: number; data: Uint8ClampedArray };

export async function opened(image: Sharp): Promise<Plane> {
  const { data, info } = await image
    .flatten({ background: "#000000" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
export const written = ({ width, height, data }: Plane): Sharp =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 3 } });

export const blurred = (plane: Plane, sigma: number): Promise<Plane> => opened(written(plane).blur(sigma));

/** A box in whole pixels, extended by `grow` on each side and clipped to the picture. */
export const pixelBox = ({ width, height }: Plane, { x1, y1, x2, y2 }: Box, grow = 0) => ({
  left: Math.max(0, Math.floor(x1 * width - grow)),
  top: Math.max(0, Math.floor(y1 * height - grow)),
  right: Math.min(width, Math.ceil(x2 * width + grow)),
  bottom: Math.min(height, Math.ceil(y2 * height + grow)),
});

export const lightOf = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
