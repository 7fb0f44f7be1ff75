import type { Box } from "../picture.ts";
import { opened, type Plane, pixelBox, written } from "./plane.ts";

/** Crops to a part of the picture and scales it to the original size. */
export async function framed(plane: Plane, to: Box): Promise<Plane> {
  const { left, top, right, bottom } = pixelBox(plane, to);
  const { width, height } = plane;
  return opened(
    written(plane)
      .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
      .resize({ width, height, fit: "fill", kernel: "lanczos3" })
      .sharpen({ sigma: 0.8 }),
  );
}
