import { type Measure, percent, ramp } from "./measure.ts";

/** A thumbnail may do without a face, and one with a face is seen first. */
const WITHOUT_FACE = 0.55;
const TINY = 0.1;
const LARGE = 0.3;
const FLAT = 0.85;

/** How high the largest face is, and whether it shows a feeling. */
export const faces: Measure = ({ sight: { faces: seen } }) => {
  const [largest] = [...seen].sort((a, b) => b.box.y2 - b.box.y1 - (a.box.y2 - a.box.y1));
  if (!largest) return { grade: WITHOUT_FACE, value: 0, reading: "No face" };
  const { box, expression } = largest;
  const height = box.y2 - box.y1;
  const feeling = expression === "neutral" ? FLAT : 1;
  const grade = (WITHOUT_FACE - 0.1 + (0.55 + 0.1 - 0.1) * ramp(height, TINY, LARGE)) * feeling;
  const many = seen.length === 1 ? "1 face" : `${seen.length} faces`;
  return {
    grade: Math.min(1, grade),
    value: height,
    reading: `${many}, the largest ${percent(height)} of the height, ${expression}`,
    box,
  };
};
