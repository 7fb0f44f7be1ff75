import type { Box, SmallPicture } from "./picture.ts";

/** Scales a part of a picture with bilinear interpolation; pixels outside of the picture are black. */
export function sampled(
  { width, height, data }: SmallPicture,
  { x1, y1, x2, y2 }: Box,
  size: { width: number; height: number },
  of: (value: number) => number,
): Float32Array {
  const made = new Float32Array(size.width * size.height * 3);
  let at = 0;
  for (let y = 0; y < size.height; y++) {
    const fy = (y1 + ((y + 0.5) / size.height) * (y2 - y1)) * height - 0.5;
    const top = Math.floor(fy);
    for (let x = 0; x < size.width; x++) {
      const fx = (x1 + ((x + 0.5) / size.width) * (x2 - x1)) * width - 0.5;
      const left = Math.floor(fx);
      for (let part = 0; part < 3; part++) {
        const pixel = (px: number, py: number) =>
          px < 0 || py < 0 || px >= width || py >= height ? 0 : (data[(py * width + px) * 3 + part] as number);
        const upper = pixel(left, top) * (left + 1 - fx) + pixel(left + 1, top) * (fx - left);
        const lower = pixel(left, top + 1) * (left + 1 - fx) + pixel(left + 1, top + 1) * (fx - left);
        made[at++] = of(upper * (top + 1 - fy) + lower * (fy - top));
      }
    }
  }
  return made;
}
