import { INDEX_AGE_DAYS, SHORT_MAX_SECONDS } from "@coldopen/contract/outliers/schema";

export const FIRST_DAYS = { week: INDEX_AGE_DAYS, month: 30 } as const;
/** Between snapshots further apart views are not interpolated: they do not grow linearly. */
export const MAX_GAP_DAYS = 10;
export const BASELINE_MONTHS = 6;
/** Shrinkage of the score: with this many baseline videos it is halfway between 1 and the index. */
export const SHRINK_BY_VIDEOS = 5;

const ALWAYS_SHORT_SECONDS = 60;
const SHORT_TAG = /^(#|youtube\s|yt\s)?shorts?$/i;

/**
 * The platform does not provide the aspect ratio. Videos up to a minute count as shorts, those up to three minutes only if their
 * title or tags say so, since songs and trailers have the same length. Videos of unknown duration (0) do not.
 */
export function isShort({ duration, title, tags }: { duration: number; title: string; tags: readonly string[] }) {
  if (duration <= 0 || duration > SHORT_MAX_SECONDS) return false;
  if (duration <= ALWAYS_SHORT_SECONDS) return true;
  return /#shorts?\b/i.test(title) || tags.some((tag) => SHORT_TAG.test(tag.trim()));
}

const DAYS_PER_MONTH = 365.25 / 12;
export const monthsOf = (days: number): number => (days > 0 ? Math.max(1, Math.round(days / DAYS_PER_MONTH)) : 0);
