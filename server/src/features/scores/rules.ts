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

type Pair = { score: number; index: number };

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

/** Least squares of the logarithm of the index, with the 95% band of the line. */
export function trendOf(pairs: readonly Pair[]): TrendPoint[] {
  const xs = pairs.map(({ score }) => score);
  const ys = pairs.map(({ index }) => Math.log2(Math.max(LOWEST_INDEX, index)));
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  if (pairs.length < 3 || spread === 0) return [];
  const slope = xs.reduce((sum, x, at) => sum + (x - meanX) * ((ys[at] ?? 0) - meanY), 0) / spread;
  const lineAt = (x: number) => meanY + slope * (x - meanX);
  const residual = xs.reduce((sum, x, at) => sum + ((ys[at] ?? 0) - lineAt(x)) ** 2, 0) / (pairs.length - 2);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  return Array.from({ length: TREND_POINTS }, (_, step) => {
    const score = first + ((last - first) * step) / (TREND_POINTS - 1);
    const reach =
      studentOf(pairs.length - 2) * Math.sqrt(residual * (1 / pairs.length + (score - meanX) ** 2 / spread));
    const line = lineAt(score);
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

export function reportOf(kind: ScoreKind, compared: readonly ComparedVideo[], waiting: number): ScoreReport {
  const { high } = scoreScales[kind];
  const value =
    compared.length < MIN_COMPARED_VIDEOS
      ? null
      : rankCorrelation(
          compared.map(({ score }) => score),
          compared.map(({ index }) => index),
        );
  const correlation = value === null ? null : { value, likely: rankCorrelationInterval(value, compared.length) };
  return {
    verdict: verdictOf(compared.length, correlation),
    compared: [...compared],
    waiting,
    highScores: hitRateOf(compared.filter(({ score }) => score >= high)),
    lowScores: hitRateOf(compared.filter(({ score }) => score < high)),
    correlation,
    trend: correlation ? trendOf(compared) : [],
  };
}
