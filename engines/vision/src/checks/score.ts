import { type CheckName, WEIGHTS } from "../data/check-weights.ts";
import { clutter } from "./clutter.ts";
import { colour } from "./colour.ts";
import { contrast } from "./contrast.ts";
import { faces } from "./faces.ts";
import { likeness } from "./likeness.ts";
import type { Finding, Measure, Surroundings } from "./measure.ts";
import { stamp } from "./stamp.ts";
import { text } from "./text.ts";
import { thirds } from "./thirds.ts";

/** Increase it with every change that affects the score of a picture. */
export const SCORE_VERSION = 2;

const measures: Readonly<Record<CheckName, Measure>> = {
  faces,
  contrast,
  clutter,
  text,
  stamp,
  thirds,
  colour,
  likeness,
};
/** Weight of the worst check: one bad property spoils a thumbnail that is good otherwise. */
const WORST_COUNTS = 0.35;

export type Found = Finding & { name: CheckName; weight: number; loss: number };
export type Scored = { score: number; found: readonly Found[] };

const names = Object.keys(measures) as CheckName[];

/**
 * Points for the combined grade. Most thumbnails combine to between 0.8 and 0.86, so this range is spread over the middle band:
 * of the demo's thumbnails about a third falls into each band (`score-bands.test.ts`).
 */
const POINTS = [
  [0, 0],
  [0.807, 6],
  [0.857, 9],
  [1, 10],
] as const;

function pointsOf(combined: number): number {
  for (const [at, [to, points]] of POINTS.entries()) {
    const [from, least] = POINTS[at - 1] ?? [0, 0];
    if (combined <= to && at > 0) return least + ((points - least) * (combined - from)) / (to - from);
  }
  return 10;
}

const scoreFrom = (found: readonly Found[]): number => {
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  const mean = 1 - found.reduce((sum, { loss }) => sum + loss, 0) / whole;
  const heaviest = Math.max(...found.map(({ weight }) => weight));
  const worst = 1 - Math.max(...found.map(({ loss }) => loss)) / heaviest;
  return Math.round(pointsOf(mean * (1 - WORST_COUNTS) + worst * WORST_COUNTS) * 10) / 10;
};

/** Points that the score would gain if this check were perfect. */
export const gainOf = (found: readonly Found[], name: CheckName): number =>
  scoreFrom(found.map((one) => (one.name === name ? { ...one, loss: 0 } : one))) - scoreFrom(found);

/** Runs all checks and combines their grades into a score from 0 to 10. */
export function scoreOf(around: Surroundings): Scored {
  const found = names.flatMap((name): Found[] => {
    const weight = WEIGHTS[name];
    const finding = measures[name](around);
    return finding ? [{ ...finding, name, weight, loss: weight * (1 - finding.grade) }] : [];
  });
  return { score: scoreFrom(found), found };
}

/** Only checks whose grade is at least this far below 1 are reported. */
const WORTH_SAYING = 0.3;
export const weakest = (found: readonly Found[]): Found[] =>
  found.filter(({ grade }) => grade <= 1 - WORTH_SAYING).sort((a, b) => b.loss - a.loss);
