import type { OutlierVideo } from "../outliers/schema.ts";
import { CLICK_MAX_MS, CLICK_MIN_MS, CLOCKS_APART_MS, type FeedTestVariant, type FeedVideo } from "./schema.ts";

export type Interval = { low: number; high: number };
type Counted = Pick<FeedTestVariant, "id" | "shown" | "clicked">;

/** The standard normal's 95th percentile: 5 of 100 lie beyond it at each end. */
const Z_OF_90_PERCENT = 1.6448536269514722;

/** Wilson's 90 % interval of a share: right for few visitors too, and never outside of 0 to 1. */
export function wilson(clicked: number, shown: number): Interval {
  if (shown === 0) return { low: 0, high: 1 };
  const z2 = Z_OF_90_PERCENT ** 2;
  const share = clicked / shown;
  const centre = (share + z2 / (2 * shown)) / (1 + z2 / shown);
  const reach = (Z_OF_90_PERCENT * Math.sqrt((share * (1 - share)) / shown + z2 / (4 * shown ** 2))) / (1 + z2 / shown);
  return {
    low: clicked === 0 ? 0 : Math.max(0, centre - reach),
    high: clicked === shown ? 1 : Math.min(1, centre + reach),
  };
}

export const clickRate = ({ clicked, shown }: Counted): number | null => (shown === 0 ? null : clicked / shown);

/** Between the values around it, where it falls between two of them. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [lower, upper] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return lower === undefined || upper === undefined ? null : lower + (upper - lower) * (at % 1);
}
export const median = (values: readonly number[]): number | null => quantile(values, 0.5);

export type Standing<T> = { variant: T; rate: number | null; interval: Interval };
export type Standings<T> = { standings: readonly Standing<T>[]; leader: T | null };

/** By click rate, the highest first. A leader there is only once its interval lies above all others'. */
export function standingsOf<T extends Counted>(variants: readonly T[]): Standings<T> {
  const standings = variants
    .map((variant) => ({
      variant,
      rate: clickRate(variant),
      interval: wilson(variant.clicked, variant.shown),
    }))
    .sort((one, other) => (other.rate ?? -1) - (one.rate ?? -1) || other.variant.shown - one.variant.shown);
  const [first, ...rest] = standings;
  const isAhead = first !== undefined && rest.every(({ interval }) => interval.high < first.interval.low);
  return { standings, leader: isAhead && rest.length > 0 ? first.variant : null };
}

type Vote = {
  /** By the visitor's clock, from the feed shown to the click. */
  claimedMs: number;
  /** By ours, from hearing that it was shown to hearing of the click. */
  measuredMs: number;
};

/** Nobody is as fast as that, and a time that our own clock contradicts is made up. */
export const isPlausible = ({ claimedMs, measuredMs }: Vote): boolean =>
  claimedMs >= CLICK_MIN_MS && claimedMs <= CLICK_MAX_MS && Math.abs(claimedMs - measuredMs) <= CLOCKS_APART_MS;

const quantileOf = (values: readonly (number | null)[], share: number): number | null => {
  const found = quantile(
    values.filter((value) => value !== null),
    share,
  );
  return found === null ? null : Math.round(found);
};

/** Which share of the videos around it a stand-in exceeds, number by number. */
export type StandInShares = Record<"views" | "uploaded" | "duration", number>;
const MIDDLE: StandInShares = { views: 0.5, uploaded: 0.5, duration: 0.5 };
const SECOND_MS = 1000;

/** What a video that isn't out yet shows in a feed: among the videos around it, so that nothing sets it apart. */
export function standIn(
  around: readonly FeedVideo[],
  shares: StandInShares = MIDDLE,
): Pick<FeedVideo, "views" | "uploaded" | "duration"> {
  const seconds = around.map(({ uploaded }) => (uploaded === null ? null : Date.parse(uploaded) / SECOND_MS));
  const uploaded = quantileOf(seconds, shares.uploaded);
  return {
    views: quantileOf(
      around.map(({ views }) => views),
      shares.views,
    ),
    uploaded: uploaded === null ? null : new Date(uploaded * SECOND_MS).toISOString(),
    duration: quantileOf(
      around.map(({ duration }) => duration),
      shares.duration,
    ),
  };
}

/** `main` at a place, counted from 1, among those around it. */
export const placed = <T>(around: readonly T[], main: T, position: number): T[] => {
  const at = Math.max(0, Math.min(position - 1, around.length));
  return [...around.slice(0, at), main, ...around.slice(at)];
};

type Shown = Pick<
  OutlierVideo,
  "videoId" | "title1" | "name" | "channelThumbnail" | "thumb" | "views" | "uploaded" | "duration"
>;

/** A catalogue's or saved video as a feed shows it. */
export const asFeedVideo = (video: Shown): FeedVideo => ({
  id: video.videoId,
  title: video.title1,
  channel: video.name,
  avatar: video.channelThumbnail,
  thumb: video.thumb,
  views: video.views,
  uploaded: video.uploaded,
  duration: video.duration,
});
