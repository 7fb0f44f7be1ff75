import type { Box } from "../brief.ts";
import { grainOf, type Pixels } from "../style/pixels.ts";

/** Most pictures consist of horizontal bands, so pixels to the left and right count more than those above and below. */
const SIDEWAYS = 6;
const SMOOTH = 3;
const GRAIN = 3;

/** Removes the content of a box by interpolating from its surroundings. */
export function filled(base: Pixels, box: Box): Pixels {
  const { width, height } = base;
  const patch: Pixels = { ...base, data: base.data.slice() };
  const { x1, y1, x2, y2 } = box;
  const grain = grainOf((x2 - x1) * (y2 - y1), x1 * 31 + y1 + 1);
  /** The mean of several pixels beside the box, to avoid streaks. */
  const near = (x: number, y: number, part: number, dx: number, dy: number): number => {
    let [sum, count] = [0, 0];
    for (let step = -SMOOTH; step <= SMOOTH; step++) {
      const [px, py] = [x + dx * step, y + dy * step];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      sum += base.data[(py * width + px) * 4 + part] ?? 0;
      count++;
    }
    return sum / Math.max(1, count);
  };
  const sides = [0, 1, 2].map((part) => ({
    left: x1 > 0 ? column(x1 - 1, part) : undefined,
    right: x2 < width ? column(x2, part) : undefined,
    above: y1 > 0 ? row(y1 - 1, part) : undefined,
    below: y2 < height ? row(y2, part) : undefined,
  }));
  function column(x: number, part: number) {
    return Float32Array.from({ length: y2 - y1 }, (_, at) => near(x, y1 + at, part, 0, 1));
  }
  function row(y: number, part: number) {
    return Float32Array.from({ length: x2 - x1 }, (_, at) => near(x1 + at, y, part, 1, 0));
  }
  for (let y = y1; y < y2; y++)
    for (let x = x1; x < x2; x++) {
      const noise = (grain[(y - y1) * (x2 - x1) + x - x1] ?? 0) * GRAIN;
      const shares = [SIDEWAYS / (x - x1 + 1), SIDEWAYS / (x2 - x), 1 / (y - y1 + 1), 1 / (y2 - y)];
      for (const [part, { left, right, above, below }] of sides.entries()) {
        let [sum, weight] = [0, 0];
        for (const [at, value] of [left?.[y - y1], right?.[y - y1], above?.[x - x1], below?.[x - x1]].entries()) {
          if (value === undefined) continue;
          sum += value * (shares[at] ?? 0);
          weight += shares[at] ?? 0;
        }
        patch.data[(y * width + x) * 4 + part] = sum / Math.max(0.0001, weight) + noise;
      }
    }
  return patch;
}
