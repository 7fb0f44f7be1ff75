import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const ScoreKind = z.enum(["title", "thumbnail"]);
export type ScoreKind = z.infer<typeof ScoreKind>;

/** The highest score of each kind, and where a high score starts. */
export const scoreScales = {
  title: { max: 100, high: 70 },
  thumbnail: { max: 10, high: 6 },
} as const satisfies Record<ScoreKind, { max: number; high: number }>;

/** With fewer compared videos, neither hit rates nor a rank correlation say anything. */
export const MIN_COMPARED_VIDEOS = 10;
/** Of each kind and channel, the latest first. */
export const MAX_COMPARED_VIDEOS = 500;

const Interval = z.object({ low: z.number(), high: z.number() });

/** A published video with its score and its index. */
export const ComparedVideo = z.object({
  videoId: z.string(),
  channelUcid: Ucid,
  /** Null if the project was deleted. */
  projectId: z.uuid().nullable(),
  title: z.string(),
  thumb: ShownPicture.nullable(),
  uploaded: z.iso.datetime(),
  score: z.number(),
  /** Version of the rules that made the score. */
  version: z.number().int(),
  scoredAt: z.iso.datetime(),
  /** Views of the first 7 days over the channel's average. */
  index: z.number(),
});
export type ComparedVideo = z.infer<typeof ComparedVideo>;

/** Videos that did better than the channel's average. */
export const HitRate = z.object({ hits: z.number().int(), videos: z.number().int(), likely: Interval });
export type HitRate = z.infer<typeof HitRate>;

export const TrendPoint = z.object({ score: z.number(), index: z.number(), likely: Interval });
export type TrendPoint = z.infer<typeof TrendPoint>;

/**
 * `too_few`: fewer videos than `MIN_COMPARED_VIDEOS`, one less for each further channel. `no_relation`: the interval of the rank correlation reaches down to 0.
 * `relation`: it is above 0.
 */
export const ScoreVerdict = z.enum(["too_few", "no_relation", "relation"]);
export type ScoreVerdict = z.infer<typeof ScoreVerdict>;

export const ScoreReport = z.object({
  verdict: ScoreVerdict,
  /** Those with the score that they went out with. */
  compared: z.array(ComparedVideo),
  /** Those whose first score was made after the upload. They are in none of the figures. */
  scoredLater: z.array(ComparedVideo),
  /** Published videos with a score that have no index yet. */
  waiting: z.number().int(),
  highScores: HitRate,
  lowScores: HitRate,
  /**
   * Spearman's rank correlation with its 95% interval. With several channels, videos are ranked within their channel. Null
   * with too few videos, or where all scores are equal.
   */
  correlation: z.object({ value: z.number(), likely: Interval }).nullable(),
  /** A line through the logarithm of the index, with its 95% band. Empty without a correlation. */
  trend: z.array(TrendPoint),
});
export type ScoreReport = z.infer<typeof ScoreReport>;

export const ScoreReports = z.object({ title: ScoreReport, thumbnail: ScoreReport });
export type ScoreReports = z.infer<typeof ScoreReports>;
