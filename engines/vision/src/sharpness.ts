import type { SmallPicture } from "./picture.ts";

const FINE_STEP = 1;
const COARSE_STEP = 8;
const PIXEL_STEP = 2;
/** The strongest edges of a picture are those of its subject; the share keeps noise out. */
const STRONGEST = 0.998;
/** Differences of a picture without edges, of 255. */
const NO_EDGE = 8;

function strongestDifference({ width, height, data }: SmallPicture, step: number): number {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let y = 0; y < height; y += PIXEL_STEP)
    for (let x = step; x < width - step; x += PIXEL_STEP) {
      // Green carries most of the lightness.
      const at = (y * width + x) * 3 + 1;
      const difference = Math.abs((data[at + step * 3] ?? 0) - (data[at - step * 3] ?? 0));
      counts[difference] = (counts[difference] ?? 0) + 1;
      count++;
    }
  let above = 0;
  for (let difference = 255; difference > 0; difference--) {
    above += counts[difference] ?? 0;
    if (above >= count * (1 - STRONGEST)) return difference;
  }
  return 0;
}

/**
 * Sharpness of the strongest edges from 0 to 1: the difference between neighbouring pixels relative to the difference between
 * distant ones, so that it does not depend on the contrast. A picture without edges counts as sharp.
 */
export function sharpnessOf(picture: SmallPicture): number {
  const coarse = strongestDifference(picture, COARSE_STEP);
  return coarse < NO_EDGE ? 1 : Math.min(1, strongestDifference(picture, FINE_STEP) / coarse);
}
