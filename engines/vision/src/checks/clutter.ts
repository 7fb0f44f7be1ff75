import type { Box } from "../picture.ts";
import { gradeOn, grown, lightnessOf, type Measure, percent, ramp } from "./measure.ts";

const EDGE = 0.14;
/** A blurred picture has few edges, but it is not calm. */
const BLURRED = 0.15;
const SHARP = 0.35;
const SCALE = { poor: 0.3, good: 0.2, excellent: 0.06 };

/** Share of edge pixels outside of faces and text lines. */
export const clutter: Measure = ({ sight: { small, faces, lines, sharpness } }) => {
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
  const inFocus = ramp(sharpness, BLURRED, SHARP);
  return {
    grade: gradeOn(value, SCALE) * inFocus,
    value,
    reading:
      inFocus < 0.5
        ? `Blurred: the strongest edges have ${percent(sharpness)} of the sharpness of a clear picture`
        : `Edges on ${percent(value)} of the picture beside faces and words`,
  };
};
