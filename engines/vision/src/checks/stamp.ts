import type { Box } from "../picture.ts";
import { type Measure, percent, ramp, shared, sizeOf } from "./measure.ts";

/** The area of the duration label of the video platform. */
export const STAMP: Box = { x1: 0.78, y1: 0.8, x2: 1, y2: 1 };
const COVERED = 0.3;

/** Share of the duration label's area that is covered by text or a face. */
export const stamp: Measure = ({ sight: { faces, lines } }) => {
  const covered = [...faces, ...lines].map(({ box }) => ({ box, share: shared(box, STAMP) / sizeOf(STAMP) }));
  const worst = covered.sort((a, b) => b.share - a.share)[0];
  const value = Math.min(
    1,
    covered.reduce((sum, { share }) => sum + share, 0),
  );
  return {
    grade: ramp(value, COVERED, 0.02),
    value,
    reading: `Words or faces on ${percent(value)} of the place of the duration`,
    ...(worst && worst.share > 0.02 && { box: worst.box }),
  };
};
