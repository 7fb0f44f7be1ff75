import type { Box, Sight, SmallPicture } from "../../../adapters/vision/port.ts";
import { lightnessOf } from "./measure.ts";

/** A coarse grid laid over the picture. */
export const GRID = { columns: 32, rows: 18 };
const CELLS = GRID.columns * GRID.rows;

/** How much each place differs from the picture as a whole, in colour and in detail. */
export function saliencyOf({ faces, lines, small }: Sight): Float32Array {
  const colours = cellColours(small);
  const mean = [0, 1, 2].map((part) => colours.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / CELLS);
  const detail = cellDetail(small);
  const map = new Float32Array(CELLS);
  for (let at = 0; at < CELLS; at++) {
    const colour = colours[at] ?? [0, 0, 0];
    const apart = Math.hypot(...colour.map((value, part) => value - (mean[part] ?? 0)));
    map[at] = apart * (0.25 + (detail[at] ?? 0));
  }
  const most = Math.max(0.001, ...map);
  const lift = (box: Box, by: number) => {
    for (let at = 0; at < CELLS; at++) if (isIn(at, box)) map[at] = (map[at] ?? 0) + most * by;
  };
  for (const { box } of faces) lift(box, 0.8);
  for (const { box } of lines) lift(box, 0.2);
  return map;
}

export const centreOf = (at: number): { x: number; y: number } => ({
  x: ((at % GRID.columns) + 0.5) / GRID.columns,
  y: (Math.floor(at / GRID.columns) + 0.5) / GRID.rows,
});
const isIn = (at: number, { x1, y1, x2, y2 }: Box): boolean => {
  const { x, y } = centreOf(at);
  return x >= x1 && x < x2 && y >= y1 && y < y2;
};
const cellAt = (x: number, y: number, { width, height }: SmallPicture) =>
  Math.floor((y / height) * GRID.rows) * GRID.columns + Math.floor((x / width) * GRID.columns);

function cellColours(small: SmallPicture): [number, number, number][] {
  const sums = Array.from({ length: CELLS }, (): [number, number, number] => [0, 0, 0]);
  const counts = new Uint16Array(CELLS);
  for (let y = 0, at = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, at++) {
      const cell = cellAt(x, y, small);
      const sum = sums[cell];
      if (!sum) continue;
      for (const part of [0, 1, 2] as const) sum[part] += (small.data[at * 3 + part] ?? 0) / 255;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return sums.map(([r, g, b], cell) => {
    const count = counts[cell] || 1;
    return [r / count, g / count, b / count];
  });
}

/** How much light changes inside each cell, from 0 to 1. */
function cellDetail(small: SmallPicture): Float32Array {
  const light = lightnessOf(small);
  const [low, high] = [new Float32Array(CELLS).fill(1), new Float32Array(CELLS)];
  for (let y = 0, at = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, at++) {
      const cell = cellAt(x, y, small);
      const value = light[at] ?? 0;
      if (value < (low[cell] ?? 1)) low[cell] = value;
      if (value > (high[cell] ?? 0)) high[cell] = value;
    }
  return high.map((value, cell) => Math.max(0, value - (low[cell] ?? 0)));
}
