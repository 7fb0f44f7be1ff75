import { gradeOn, lightnessOf, type Measure, percent } from "./measure.ts";

const SCALE = { poor: 0.27, good: 0.52, excellent: 0.9 };

/** Difference between the dark and the light parts of the small picture. */
export const contrast: Measure = ({ sight: { small } }) => {
  const light = lightnessOf(small).sort();
  const at = (share: number) => light[Math.floor(share * (light.length - 1))] ?? 0;
  const value = at(0.95) - at(0.05);
  return {
    grade: gradeOn(value, SCALE),
    value,
    reading: `Light and dark use ${percent(value)} of the range at 168x94`,
  };
};
