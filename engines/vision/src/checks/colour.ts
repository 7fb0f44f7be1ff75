import { gradeOn, type Measure } from "./measure.ts";

const SCALE = { poor: 12, good: 42, excellent: 75 };

/** Colourfulness after Hasler and Süsstrunk. */
export const colour: Measure = ({ sight: { small } }) => {
  const { data } = small;
  const count = data.length / 3;
  const sums = { rg: 0, yb: 0, rg2: 0, yb2: 0 };
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const [rg, yb] = [r - g, (r + g) / 2 - b];
    sums.rg += rg / count;
    sums.yb += yb / count;
    sums.rg2 += (rg * rg) / count;
    sums.yb2 += (yb * yb) / count;
  }
  const spread = Math.sqrt(Math.max(0, sums.rg2 - sums.rg ** 2 + sums.yb2 - sums.yb ** 2));
  const value = spread + 0.3 * Math.hypot(sums.rg, sums.yb);
  return {
    grade: gradeOn(value, SCALE),
    value,
    reading: `Colorfulness ${Math.round(value)}, where 15 is dull and 45 lively`,
  };
};
