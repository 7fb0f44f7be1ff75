import type { Box, SmallPicture } from "../picture.ts";

/** Size of the window that is seen at a glance: a third of the width, half of the height. */
const GLANCE = { width: 52, height: 47 };
const STEP = 2;

/** Saliency of each pixel: its difference from the median colour of its row, times its edge strength. */
export function saliencyOf({ width, height, data }: SmallPicture): Float32Array {
  const pull = new Float32Array(width * height);
  const middle = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let part = 0; part < 3; part++) {
      const row = Uint8Array.from({ length: width }, (_, x) => data[(y * width + x) * 3 + part] ?? 0).sort();
      middle[part] = row[width >> 1] ?? 0;
    }
    for (let x = 1; x < width - 1; x++) {
      let [apart, edge] = [0, 0];
      for (let part = 0; part < 3; part++) {
        const at = (y * width + x) * 3 + part;
        apart += ((data[at] ?? 0) - (middle[part] ?? 0)) ** 2;
        edge += Math.hypot(
          (data[at + 3] ?? 0) - (data[at - 3] ?? 0),
          (data[at + width * 3] ?? 0) - (data[at - width * 3] ?? 0),
        );
      }
      pull[y * width + x] = (Math.sqrt(apart) / 255) * (edge / 255);
    }
  }
  return pull;
}

/** The most salient window, its saliency, and the centre of it. */
export function focusOf(small: SmallPicture): { box: Box; pull: number; x: number; y: number } {
  const { width, height } = small;
  const pull = saliencyOf(small);
  const sums = new Float64Array((width + 1) * (height + 1));
  const wide = width + 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * wide + x + 1] =
        (pull[y * width + x] ?? 0) +
        (sums[y * wide + x + 1] ?? 0) +
        (sums[(y + 1) * wide + x] ?? 0) -
        (sums[y * wide + x] ?? 0);
  const massIn = (x1: number, y1: number, x2: number, y2: number) =>
    (sums[y2 * wide + x2] ?? 0) -
    (sums[y1 * wide + x2] ?? 0) -
    (sums[y2 * wide + x1] ?? 0) +
    (sums[y1 * wide + x1] ?? 0);
  let best = { mass: -1, x: 0, y: 0 };
  for (let y = 0; y + GLANCE.height <= height; y += STEP)
    for (let x = 0; x + GLANCE.width <= width; x += STEP) {
      const mass = massIn(x, y, x + GLANCE.width, y + GLANCE.height);
      if (mass > best.mass) best = { mass, x, y };
    }
  let [sx, sy] = [0, 0];
  for (let y = best.y; y < best.y + GLANCE.height; y++)
    for (let x = best.x; x < best.x + GLANCE.width; x++) {
      const value = pull[y * width + x] ?? 0;
      sx += value * x;
      sy += value * y;
    }
  const mass = best.mass || 1;
  return {
    box: {
      x1: best.x / width,
      y1: best.y / height,
      x2: (best.x + GLANCE.width) / width,
      y2: (best.y + GLANCE.height) / height,
    },
    pull: (best.mass / (GLANCE.width * GLANCE.height)) * 100,
    x: sx / mass / width,
    y: sy / mass / height,
  };
}
