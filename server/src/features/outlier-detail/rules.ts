import type { IndexExplained } from "@coldopen/contract/outliers/schema";

export type Spread = { count: number; mean: number | null; deviation: number | null };

const HIGH = { videos: 10, error: 0.25 };
const MEDIUM = { videos: 4, error: 0.5 };

/** By the relative standard error of the mean that the index is based on. */
export function confidenceOf({ count, mean, deviation }: Spread): IndexExplained["confidence"] {
  if (count === 0 || !mean) return "none";
  if (count === 1 || deviation === null) return "low";
  const error = deviation / mean / Math.sqrt(count);
  if (count >= HIGH.videos && error <= HIGH.error) return "high";
  return count >= MEDIUM.videos && error <= MEDIUM.error ? "medium" : "low";
}

export const ratio = (value: number | null, baseline: number | null): number | null =>
  value === null || !baseline ? null : value / baseline;
