import type { Box, Sight, SmallPicture } from "../picture.ts";

/** Result of a check: the grade from 0 to 1, the measured value, its description, the affected area, and how many others are concerned. */
export type Finding = { grade: number; value: number; reading: string; box?: Box; count?: number };
/** `neighbours` are the thumbnails of the videos shown around it. */
export type Surroundings = { sight: Sight; neighbours: readonly SmallPicture[] };
export type Measure = (around: Surroundings) => Finding | undefined;

/** Linear from 0 at `from` to 1 at `to`, clamped; `from` may be the larger. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Share of the grade that a good value earns; the rest distinguishes good from excellent. */
const GOOD_GRADE = 0.8;
type Scale = { poor: number; good: number; excellent: number };
/** 0 up to a poor value, 0.8 at a good one, 1 from an excellent one. */
export const gradeOn = (value: number, { poor, good, excellent }: Scale): number =>
  GOOD_GRADE * ramp(value, poor, good) + (1 - GOOD_GRADE) * ramp(value, good, excellent);

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Perceived lightness of every pixel from 0 to 1. */
export function lightnessOf({ data }: SmallPicture): Float32Array {
  const light = new Float32Array(data.length / 3);
  for (let at = 0; at < light.length; at++) {
    const [r, g, b] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
    light[at] = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  }
  return light;
}

export const sizeOf = ({ x1, y1, x2, y2 }: Box): number => Math.max(0, x2 - x1) * Math.max(0, y2 - y1);
export const shared = (a: Box, b: Box): number =>
  sizeOf({
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
    x2: Math.min(a.x2, b.x2),
    y2: Math.min(a.y2, b.y2),
  });
export const grown = ({ x1, y1, x2, y2 }: Box, by: number): Box => ({
  x1: Math.max(0, x1 - by),
  y1: Math.max(0, y1 - by),
  x2: Math.min(1, x2 + by),
  y2: Math.min(1, y2 + by),
});
