import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";

/** Likes and comments together, from their share of the views. */
export const engagementsOf = ({ engagement, views }: Pick<OutlierVideo, "engagement" | "views">): number | null =>
  engagement === null ? null : Math.round(engagement * views);

/** Demo videos, whose pictures we draw, do not exist on the platform. */
export const isDemo = ({ thumb }: Pick<OutlierVideo, "thumb">): boolean => drawnFileOf(thumb) !== undefined;

export const watchAddress = ({ videoId, isShort }: Pick<OutlierVideo, "videoId" | "isShort">): string =>
  isShort ? `https://www.youtube.com/shorts/${videoId}` : `https://www.youtube.com/watch?v=${videoId}`;

/** The platform's player without cookies. */
export const playerAddress = (videoId: string): string =>
  `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;

/** The lengths of the two bars; the longer one is full. */
export function barsOf(first: number | null, average: number | null): { first: number; average: number } {
  const most = Math.max(first ?? 0, average ?? 0, 1);
  return { first: (first ?? 0) / most, average: (average ?? 0) / most };
}
