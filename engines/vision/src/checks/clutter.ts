import type { Box } from "../picture.ts";
import { grown, lightnessOf, type Measure, percent, ramp } from "./measure.ts";

const EDGE = 0.14;
const CALM = 0.2;
const BUSY = 0.3;

/** Share of edge pixels outside of faces and text lines. */
export const clutter: Measure = ({ sight: { small, faces, lines } }) => {
  const { width, height } = small;
  const light = lightnessOf(small);
  const aside: Box[] = [...faces, ...lines].map(({ box }) => grown(box, 0.03));
  let [edges, count] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const [sx, sy] = [x / width, y / height];
      if (aside.some(({ x1, y1, x2, y2 }) => sx >= x1 && sx < x2 && sy >= y1 && sy < y2)) continue;
      const at = y * width + x;
      const dx = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
      const dy = (light[at + width] ?? 0) - (light[at - width] ?? 0);
      if (Math.hypot(dx, dy) > EDGE) edges++;
      count++;
    }
  const value = count ? edges / count : 0;
  return {
    grade: ramp(value, BUSY, CALM),
    value,
    reading: `Edges on ${percent(value)} of the picture beside faces and words`,
  };
};
