import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import { clutter } from "./checks/clutter.ts";
import { colour } from "./checks/colour.ts";
import { contrast } from "./checks/contrast.ts";
import { faces } from "./checks/faces.ts";
import { likeness } from "./checks/likeness.ts";
import type { Finding, Measure, Surroundings } from "./checks/measure.ts";
import { stamp } from "./checks/stamp.ts";
import { text } from "./checks/text.ts";
import { thirds } from "./checks/thirds.ts";

/** Raised whenever the same picture would score otherwise. */
export const SCORE_VERSION = 1;

/** Every check and what it weighs. */
const table: Readonly<Record<CheckName, { measure: Measure; weight: number }>> = {
  faces: { measure: faces, weight: 0.6 },
  contrast: { measure: contrast, weight: 1.2 },
  clutter: { measure: clutter, weight: 1.2 },
  text: { measure: text, weight: 1.2 },
  stamp: { measure: stamp, weight: 1.2 },
  thirds: { measure: thirds, weight: 1.15 },
  colour: { measure: colour, weight: 0.5 },
  likeness: { measure: likeness, weight: 0.5 },
};
/** One thing done badly spoils a thumbnail that does all else well. */
const WORST_COUNTS = 0.35;

export type Found = Finding & { name: CheckName; weight: number; loss: number };
export type Scored = { score: number; found: readonly Found[] };

const names = Object.keys(table) as CheckName[];

/** All checks of a picture, and the score from 0 to 10 that they make. */
export function scoreOf(around: Surroundings): Scored {
  const found = names.flatMap((name): Found[] => {
    const { measure, weight } = table[name];
    const finding = measure(around);
    return finding ? [{ ...finding, name, weight, loss: weight * (1 - finding.grade) }] : [];
  });
  const whole = found.reduce((sum, { weight }) => sum + weight, 0);
  const mean = 1 - found.reduce((sum, { loss }) => sum + loss, 0) / whole;
  const heaviest = Math.max(...found.map(({ weight }) => weight));
  const worst = 1 - Math.max(...found.map(({ loss }) => loss)) / heaviest;
  const score = 10 * (mean * (1 - WORST_COUNTS) + worst * WORST_COUNTS);
  return { score: Math.round(score * 10) / 10, found };
}

/** The checks that have something to gain, the most first. */
const WORTH_SAYING = 0.3;
export const weakest = (found: readonly Found[]): Found[] =>
  found.filter(({ grade }) => grade <= 1 - WORTH_SAYING).sort((a, b) => b.loss - a.loss);
