import { INDEX_AGE_DAYS, SHORT_MAX_SECONDS } from "@coldopen/contract/outliers/schema";

export const FIRST_DAYS = { week: INDEX_AGE_DAYS, month: 30 } as const;
/** Snapshots further apart than this say nothing of a day between them: views grow in leaps, not along a line. */
export const GAP_MAX_DAYS = 10;
export const BASELINE_MONTHS = 6;
/** An index over this many baseline videos is drawn half-way to 1. */
export const SHRINK_BY_VIDEOS = 5;

const SURELY_SHORT_SECONDS = 60;
const CALLED_SHORT = /^(#|youtube\s|yt\s)?shorts?$/i;

/**
 * The platform doesn't tell how a video is framed. Up to a minute it is taken for a short; up to three only where its
 * title or tags call it one, since songs and trailers are as long. Of unknown length (0) it is not.
 */
export function isShort({ duration, title, tags }: { duration: number; title: string; tags: readonly string[] }) {
  if (duration <= 0 || duration > SHORT_MAX_SECONDS) return false;
  if (duration <= SURELY_SHORT_SECONDS) return true;
  return /#shorts?\b/i.test(title) || tags.some((tag) => CALLED_SHORT.test(tag.trim()));
}

const DAYS_A_MONTH = 365.25 / 12;
export const monthsOf = (days: number): number => (days > 0 ? Math.max(1, Math.round(days / DAYS_A_MONTH)) : 0);
