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
export const SCORE_VERSION = 1;

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

/** Runs all checks and combines their grades into a score from 0 to 10. */
export function scoreOf(around: Surroundings): Scored {
  const found = names.flatMap((name): Found[] => {
    const weight = WEIGHTS[name];
    const finding = measures[name](around);
    return finding ? [{ ...finding, name, weight, loss: weight * (1 - finding.grade) }] : [];
  });
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  const mean = 1 - found.reduce((sum, { loss }) => sum + loss, 0) / whole;
  const heaviest = Math.max(...found.map(({ weight }) => weight));
  const worst = 1 - Math.max(...found.map(({ loss }) => loss)) / heaviest;
  const score = 10 * (mean * (1 - WORST_COUNTS) + worst * WORST_COUNTS);
  return { score: Math.round(score * 10) / 10, found };
}

/** Only checks whose grade is at least this far below 1 are reported. */
const WORTH_SAYING = 0.3;
export const weakest = (found: readonly Found[]): Found[] =>
  found.filter(({ grade }) => grade <= 1 - WORTH_SAYING).sort((a, b) => b.loss - a.loss);
