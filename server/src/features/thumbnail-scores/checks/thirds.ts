import type { Box } from "../../../adapters/vision/port.ts";
import { type Measure, percent, ramp } from "./measure.ts";
import { centreOf, GRID, saliencyOf } from "./saliency.ts";

const WINDOW = { columns: 10, rows: 9 };
const SPREAD_OUT = 1.5;
const GATHERED = 2.6;
const FAR = 0.3;

/** The window that holds most of what draws the eye, and how many times more than its share it holds. */
export function focusOf(map: Float32Array): { box: Box; strength: number; x: number; y: number } {
  const total = map.reduce((sum, value) => sum + value, 0) || 1;
  let best = { mass: -1, column: 0, row: 0 };
  for (let row = 0; row + WINDOW.rows <= GRID.rows; row++)
    for (let column = 0; column + WINDOW.columns <= GRID.columns; column++) {
      let mass = 0;
      for (let y = row; y < row + WINDOW.rows; y++)
        for (let x = column; x < column + WINDOW.columns; x++) mass += map[y * GRID.columns + x] ?? 0;
      if (mass > best.mass) best = { mass, column, row };
    }
  const box = {
    x1: best.column / GRID.columns,
    y1: best.row / GRID.rows,
    x2: (best.column + WINDOW.columns) / GRID.columns,
    y2: (best.row + WINDOW.rows) / GRID.rows,
  };
  let [x, y, mass] = [0, 0, 0];
  for (let at = 0; at < map.length; at++) {
    const centre = centreOf(at);
    if (centre.x < box.x1 || centre.x >= box.x2 || centre.y < box.y1 || centre.y >= box.y2) continue;
    const value = map[at] ?? 0;
    x += centre.x * value;
    y += centre.y * value;
    mass += value;
  }
  const share = (WINDOW.columns * WINDOW.rows) / (GRID.columns * GRID.rows);
  return { box, strength: best.mass / total / share, x: x / (mass || 1), y: y / (mass || 1) };
}

/** Whether one place draws the eye, and how near it is to a line of thirds. */
export const thirds: Measure = ({ sight }) => {
  const { box, strength, x } = focusOf(saliencyOf(sight));
  const off = Math.min(Math.abs(x - 1 / 3), Math.abs(x - 2 / 3));
  const grade = ramp(strength, SPREAD_OUT, GATHERED) * (0.8 + 0.2 * ramp(off, FAR, 0.06));
  return {
    grade,
    value: strength,
    reading: `The strongest place draws ${strength.toFixed(1)} times its share, ${percent(off)} off the nearest third`,
    box,
  };
};
