import { gradeOn, type Measure, percent } from "./measure.ts";

/** A face attracts attention, but a good thumbnail is possible without one. */
const WITHOUT_FACE = 0.55;
const HEIGHT = { poor: 0.1, good: 0.3, excellent: 0.45 };
const FLAT = 0.85;

/** Height of the largest face, and whether its expression is not neutral. */
export const faces: Measure = ({ sight: { faces: seen } }) => {
  const [largest] = [...seen].sort((a, b) => b.box.y2 - b.box.y1 - (a.box.y2 - a.box.y1));
  if (!largest) return { grade: WITHOUT_FACE, value: 0, reading: "No face" };
  const { box, expression } = largest;
  const height = box.y2 - box.y1;
  const feeling = expression === "neutral" ? FLAT : 1;
  const grade = (WITHOUT_FACE - 0.1 + (0.55 + 0.1 - 0.1) * gradeOn(height, HEIGHT)) * feeling;
  const many = seen.length === 1 ? "1 face" : `${seen.length} faces`;
  return {
    grade: Math.min(1, grade),
    value: height,
    reading: `${many}, the largest ${percent(height)} of the height, ${expression}`,
    box,
  };
};
