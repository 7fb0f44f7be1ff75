import { indexClass } from "@coldopen/contract/outliers/rules";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import type { PictureSources } from "@coldopen/contract/pictures/rules";
import { type ComparedVideo, type ScoreKind, scoreScales } from "@coldopen/contract/scores/schema";

export const countChannels = (compared: readonly ComparedVideo[]): number =>
  new Set(compared.map(({ channelUcid }) => channelUcid)).size;

/** The picture of a row, of the given width. */
export const thumbOf = (thumb: string | null, width: string): PictureSources | undefined =>
  thumb === null ? undefined : thumbShownAt({ thumb, isShort: false }, width);

/** Without a sign where it is rounded to 0. */
export const correlationShown = (value: number): string => (Math.round(value * 100) / 100 + 0).toFixed(2);

/** Of each kind of mistake. */
const MAX_WRONG = 2;

/** High scores that fell furthest short, then low scores that did best. */
export function wrongVideos(kind: ScoreKind, compared: readonly ComparedVideo[]): ComparedVideo[] {
  const { high } = scoreScales[kind];
  const byIndex = [...compared].sort((one, other) => one.index - other.index);
  const short = byIndex.filter(({ score, index }) => score >= high && indexClass(index) === "underPerforming");
  const better = byIndex.filter(({ score, index }) => score < high && indexClass(index) === "overPerforming");
  return [...short.slice(0, MAX_WRONG), ...better.reverse().slice(0, MAX_WRONG)];
}

type Box = { left: number; right: number; top: number; bottom: number };
export type PlotScale = {
  x: (score: number) => number;
  y: (index: number) => number;
  scoreTicks: readonly number[];
  indexTicks: readonly number[];
};

const LOWEST_EXPONENT = -5;
const HIGHEST_EXPONENT = 6;
const SCORE_STEPS = 5;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Scores from the step below the lowest one; indexes by powers of two, with at least 0.5x to 2x. */
export function plotScale(kind: ScoreKind, compared: readonly ComparedVideo[], box: Box): PlotScale {
  const { max } = scoreScales[kind];
  const step = max / SCORE_STEPS;
  const lowest = Math.min(...compared.map(({ score }) => score), max - step);
  const first = Math.floor(lowest / step) * step;
  const exponents = compared.map(({ index }) => Math.log2(Math.max(index, 2 ** LOWEST_EXPONENT)));
  const bottom = clamp(Math.floor(Math.min(-1, ...exponents)), LOWEST_EXPONENT, -1);
  const top = clamp(Math.ceil(Math.max(1, ...exponents)), 1, HIGHEST_EXPONENT);
  return {
    x: (score) => box.left + ((score - first) / (max - first)) * (box.right - box.left),
    y: (index) => {
      const exponent = clamp(Math.log2(Math.max(index, 2 ** LOWEST_EXPONENT)), bottom, top);
      return box.bottom - ((exponent - bottom) / (top - bottom)) * (box.bottom - box.top);
    },
    scoreTicks: Array.from({ length: Math.round((max - first) / step) + 1 }, (_, n) => first + n * step),
    indexTicks: Array.from({ length: top - bottom + 1 }, (_, n) => 2 ** (bottom + n)),
  };
}
