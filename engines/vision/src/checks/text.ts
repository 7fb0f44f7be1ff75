import { gradeOn, type Measure, percent, ramp, sizeOf } from "./measure.ts";

const SMALL_HEIGHT = 94;
const LETTER_PX = { poor: 4.5, good: 9, excellent: 20 };
const TOO_MUCH = 0.45;
const PLENTY = 0.3;
/** A good thumbnail is possible without text. */
const WITHOUT_WORDS = 0.85;

/** Letter height of the main line in the small picture, and the share of the picture covered by text. */
export const text: Measure = ({ sight: { lines } }) => {
  const [main] = [...lines].sort((a, b) => b.letterHeight - a.letterHeight);
  if (!main) return { grade: WITHOUT_WORDS, value: 0, reading: "No words" };
  const height = main.letterHeight * SMALL_HEIGHT;
  const share = lines.reduce((sum, { box }) => sum + sizeOf(box), 0);
  return {
    grade: Math.min(gradeOn(height, LETTER_PX), ramp(share, TOO_MUCH, PLENTY)),
    value: height,
    reading: `Letters ${height.toFixed(1)} px high at 168x94, words on ${percent(share)} of the picture`,
    box: main.box,
  };
};
