import { contrast } from "./contrast.ts";
import { gradeOn, type Measure, percent, ramp } from "./measure.ts";
import { focusOf } from "./saliency.ts";

const STRENGTH = { poor: 10, good: 30, excellent: 65 };
/** A face or large text attracts attention regardless of its surroundings. */
const WITH_FACE_OR_WORDS = 0.8;
const LARGE_WORDS = 0.08;
const FAR = 0.17;
const NEAR = 0.05;
const PLACE_COUNTS = 0.2;

/** Saliency of the most salient window, and its distance from a line of thirds. */
export const thirds: Measure = (around) => {
  const { faces, lines, small } = around.sight;
  const { box, pull, x } = focusOf(small);
  const [face] = [...faces].sort((a, b) => b.box.y2 - b.box.y1 - (a.box.y2 - a.box.y1));
  const middle = face ? (face.box.x1 + face.box.x2) / 2 : x;
  const off = Math.min(Math.abs(middle - 1 / 3), Math.abs(middle - 2 / 3));
  // Relative to the contrast, since a flat picture is already graded down by the contrast check.
  const strength = pull / Math.max(0.2, contrast(around)?.value ?? 1);
  const isHeld = face !== undefined || lines.some(({ letterHeight }) => letterHeight >= LARGE_WORDS);
  const held = Math.max(gradeOn(strength, STRENGTH), isHeld ? WITH_FACE_OR_WORDS : 0);
  return {
    grade: held * (1 - PLACE_COUNTS + PLACE_COUNTS * ramp(off, FAR, NEAR)),
    value: strength,
    reading: `Strength of the focus ${Math.round(strength)}, where 10 is weak and 30 strong; ${percent(off)} off the nearest third`,
    box: face?.box ?? box,
  };
};
