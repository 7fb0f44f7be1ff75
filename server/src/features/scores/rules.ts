import { type Interval, wilson } from "@coldopen/contract/feed-tests/rules";
import {
  type ComparedVideo,
  type HitRate,
  MIN_COMPARED_VIDEOS,
  type ScoreKind,
  type ScoreReport,
  type ScoreVerdict,
  scoreScales,
  type TrendPoint,
} from "@coldopen/contract/scores/schema";

type Pair = Pick<ComparedVideo, "channelUcid" | "score" | "index">;

/** The 97.5th percentile of the standard normal distribution, for a two-sided 95% interval. */
const Z_OF_95_PERCENT = 1.959963984540054;
const TREND_POINTS = 21;
/** Below it, the logarithm of an index would outweigh all others. */
const LOWEST_INDEX = 0.01;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** From 1; equal values share the mean of their ranks. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end++;
    for (let at = start; at <= end; at++) ranks[order[at] ?? 0] = (start + end) / 2 + 1;
    start = end + 1;
  }
  return ranks;
}

/** Pearson's correlation. Null where all values of a side are equal. */
export function correlationOf(xs: readonly number[], ys: readonly number[]): number | null {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [at, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[at] ?? 0) - meanY];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy);
}

/** Spearman's. */
export const rankCorrelation = (xs: readonly number[], ys: readonly number[]): number | null =>
  correlationOf(ranksOf(xs), ranksOf(ys));

/** The 95% interval of a rank correlation: Fisher's transformation with the variance of Bonett and Wright. */
export function rankCorrelationInterval(value: number, count: number): Interval {
  if (count < 4) return { low: -1, high: 1 };
  const bounded = Math.max(-0.999999, Math.min(0.999999, value));
  const reach = Z_OF_95_PERCENT * Math.sqrt((1 + bounded ** 2 / 2) / (count - 3));
  return { low: Math.tanh(Math.atanh(bounded) - reach), high: Math.tanh(Math.atanh(bounded) + reach) };
}

/** Student's 97.5th percentile, within 2% from 5 degrees of freedom on. */
const studentOf = (degrees: number): number => Z_OF_95_PERCENT + 2.4 / degrees + 3 / degrees ** 2;

function groupByChannel(pairs: readonly Pair[]): Pair[][] {
  const channels = new Map<string, Pair[]>();
  for (const pair of pairs) channels.set(pair.channelUcid, [...(channels.get(pair.channelUcid) ?? []), pair]);
  return [...channels.values()];
}

/** Ranks around 0, on a scale that does not depend on the number of values. */
const centredRanks = (values: readonly number[]): number[] =>
  ranksOf(values).map((rank) => (rank - (values.length + 1) / 2) / (values.length + 1));

/**
 * The rank correlation within channels: scores and indexes differ between channels for reasons that no title has. With one
 * channel it is Spearman's. Each further channel costs one video, since the mean of its ranks is known.
 */
export function correlateWithinChannels(pairs: readonly Pair[]): { value: number | null; count: number } {
  const channels = groupByChannel(pairs);
  const ranksBy = (toValue: (pair: Pair) => number) =>
    channels.flatMap((channel) => centredRanks(channel.map(toValue)));
  return {
    value: correlationOf(
      ranksBy(({ score }) => score),
      ranksBy(({ index }) => index),
    ),
    count: pairs.length - Math.max(0, channels.length - 1),
  };
}

/** Least squares of the logarithm of the index with a level for each channel, and the 95% band of the line. */
export function trendOf(pairs: readonly Pair[]): TrendPoint[] {
  const channels = groupByChannel(pairs);
  const points = channels.flatMap((channel) => {
    const logs = channel.map(({ index }) => Math.log2(Math.max(LOWEST_INDEX, index)));
    const [meanScore, meanLog] = [meanOf(channel.map(({ score }) => score)), meanOf(logs)];
    return channel.map(({ score }, at) => {
      const log = logs[at] ?? 0;
      return { score, log, fromScore: score - meanScore, fromLog: log - meanLog };
    });
  });
  const degrees = points.length - channels.length - 1;
  const spread = points.reduce((sum, { fromScore }) => sum + fromScore ** 2, 0);
  if (degrees < 1 || spread === 0) return [];
  const [meanX, meanY] = [meanOf(points.map(({ score }) => score)), meanOf(points.map(({ log }) => log))];
  const slope = points.reduce((sum, { fromScore, fromLog }) => sum + fromScore * fromLog, 0) / spread;
  const residual =
    points.reduce((sum, { fromScore, fromLog }) => sum + (fromLog - slope * fromScore) ** 2, 0) / degrees;
  const scores = points.map(({ score }) => score);
  const [first, last] = [Math.min(...scores), Math.max(...scores)];
  return Array.from({ length: TREND_POINTS }, (_, step) => {
    const score = first + ((last - first) * step) / (TREND_POINTS - 1);
    const reach = studentOf(degrees) * Math.sqrt(residual * (1 / points.length + (score - meanX) ** 2 / spread));
    const line = meanY + slope * (score - meanX);
    return { score, index: 2 ** line, likely: { low: 2 ** (line - reach), high: 2 ** (line + reach) } };
  });
}

/** A hit is a video above the average of its channel. */
function hitRateOf(pairs: readonly Pair[]): HitRate {
  const hits = pairs.filter(({ index }) => index > 1).length;
  return { hits, videos: pairs.length, likely: wilson(hits, pairs.length, Z_OF_95_PERCENT) };
}

const verdictOf = (count: number, correlation: ScoreReport["correlation"]): ScoreVerdict => {
  if (count < MIN_COMPARED_VIDEOS) return "too_few";
  return correlation && correlation.likely.low > 0 ? "relation" : "no_relation";
};

/** A score from after the upload may be of another title, and can't have been a prediction. */
const isScoredLater = ({ scoredAt, uploaded }: ComparedVideo): boolean => Date.parse(scoredAt) > Date.parse(uploaded);

export function reportOf(kind: ScoreKind, scored: readonly ComparedVideo[], waiting: number): ScoreReport {
  const { high } = scoreScales[kind];
  const compared = scored.filter((video) => !isScoredLater(video));
  const { value, count } = correlateWithinChannels(compared);
  const correlation =
    value === null || count < MIN_COMPARED_VIDEOS ? null : { value, likely: rankCorrelationInterval(value, count) };
  return {
    verdict: verdictOf(count, correlation),
    compared,
    scoredLater: scored.filter(isScoredLater),
    waiting,
    highScores: hitRateOf(compared.filter(({ score }) => score >= high)),
    lowScores: hitRateOf(compared.filter(({ score }) => score < high)),
    correlation,
    trend: correlation ? trendOf(compared) : [],
  };
}
