import type { OutlierVideo } from "../outliers/schema.ts";
import { CLICK_MAX_MS, CLICK_MIN_MS, CLOCKS_APART_MS, type FeedTestVariant, type FeedVideo } from "./schema.ts";

/** In place of the picture of a video that is still awaited. */
export const AWAITED_THUMB = "";

export type Interval = { low: number; high: number };
type Counted = Pick<FeedTestVariant, "id" | "shown" | "clicked">;

/** The 95th percentile of the standard normal distribution, for a two-sided 90% interval. */
const Z_OF_90_PERCENT = 1.6448536269514722;

/** Wilson's interval of a proportion, of 90% unless `z` is another quantile: valid for few visitors, always within 0 to 1. */
export function wilson(clicked: number, shown: number, z = Z_OF_90_PERCENT): Interval {
  if (shown === 0) return { low: 0, high: 1 };
  const z2 = z ** 2;
  const share = clicked / shown;
  const centre = (share + z2 / (2 * shown)) / (1 + z2 / shown);
  const reach = (z * Math.sqrt((share * (1 - share)) / shown + z2 / (4 * shown ** 2))) / (1 + z2 / shown);
  return {
    low: clicked === 0 ? 0 : Math.max(0, centre - reach),
    high: clicked === shown ? 1 : Math.min(1, centre + reach),
  };
}

const clickRate = ({ clicked, shown }: Counted): number | null => (shown === 0 ? null : clicked / shown);

/** Interpolates between the two neighbouring values. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [lower, upper] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return lower === undefined || upper === undefined ? null : lower + (upper - lower) * (at % 1);
}
export const median = (values: readonly number[]): number | null => quantile(values, 0.5);

type Standing<T> = { variant: T; rate: number | null; interval: Interval };
export type Standings<T> = { standings: readonly Standing<T>[]; leader: T | null };

/** By click rate, highest first. There is a leader once its interval is above all others. */
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
  /** From showing the feed to the click, by the visitor's clock. */
  claimedMs: number;
  /** The same by the server's clock, between the two messages. */
  measuredMs: number;
};

/** Rejects times that are too short for a person or contradict the server's clock. */
export const isPlausible = ({ claimedMs, measuredMs }: Vote): boolean =>
  claimedMs >= CLICK_MIN_MS && claimedMs <= CLICK_MAX_MS && Math.abs(claimedMs - measuredMs) <= CLOCKS_APART_MS;

const quantileOf = (values: readonly (number | null)[], share: number): number | null => {
  const found = quantile(
    values.filter((value) => value !== null),
    share,
  );
  return found === null ? null : Math.round(found);
};

/** Percentile of each placeholder figure among the surrounding videos. */
export type StandInShares = Record<"views" | "uploaded" | "duration", number>;
const MIDDLE: StandInShares = { views: 0.5, uploaded: 0.5, duration: 0.5 };
const SECOND_MS = 1000;

/** Placeholder figures of an unpublished video, close to those of the surrounding videos so that it does not stand out. */
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

/** Inserts `main` at a position, counted from 1. */
export const placed = <T>(around: readonly T[], main: T, position: number): T[] => {
  const at = Math.max(0, Math.min(position - 1, around.length));
  return [...around.slice(0, at), main, ...around.slice(at)];
};

type Shown = Pick<
  OutlierVideo,
  "videoId" | "title1" | "name" | "channelThumbnail" | "thumb" | "views" | "uploaded" | "duration"
>;

/** A feed card for a video of the catalogue or a saved one. */
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
