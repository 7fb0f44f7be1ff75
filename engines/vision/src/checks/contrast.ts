import { lightnessOf, type Measure, percent, ramp } from "./measure.ts";

const POOR = 0.27;
const GOOD = 0.52;

/** Difference between the dark and the light parts of the small picture. */
export const contrast: Measure = ({ sight: { small } }) => {
  const light = lightnessOf(small).sort();
  const at = (share: number) => light[Math.floor(share * (light.length - 1))] ?? 0;
  const value = at(0.95) - at(0.05);
  return {
    grade: ramp(value, POOR, GOOD),
    value,
    reading: `Light and dark use ${percent(value)} of the range at 168x94`,
  };
};
