import type { Expression } from "@coldopen/contract/ideation/schema";

export type Point = readonly [x: number, y: number];
export type Features = Record<"open" | "lift" | "wide" | "brows" | "frown" | "eyes", number>;

/** Places of the face in the landmark model's list of 468 points. */
const EYES = { outerLeft: 33, outerRight: 263, topLeft: 159, bottomLeft: 145, topRight: 386, bottomRight: 374 };
const BROWS = { left: 105, right: 334, innerLeft: 55, innerRight: 285 };
const MOUTH = { left: 61, right: 291, top: 13, bottom: 14 };

/** Distances in a face, with its eyes made level and their outer corners one apart. */
export function featuresOf(points: readonly Point[]): Features {
  const [lx, ly] = points[EYES.outerLeft] ?? [0, 0];
  const [rx, ry] = points[EYES.outerRight] ?? [1, 0];
  const apart = Math.hypot(rx - lx, ry - ly) || 1;
  const [cos, sin] = [(rx - lx) / apart, (ry - ly) / apart];
  const at = (index: number): Point => {
    const [x, y] = points[index] ?? [0, 0];
    return [((x - lx) * cos + (y - ly) * sin) / apart, ((y - ly) * cos - (x - lx) * sin) / apart];
  };
  const height = (index: number) => at(index)[1];
  const mouth = (height(MOUTH.top) + height(MOUTH.bottom)) / 2;
  return {
    open: height(MOUTH.bottom) - height(MOUTH.top),
    lift: mouth - (height(MOUTH.left) + height(MOUTH.right)) / 2,
    wide: at(MOUTH.right)[0] - at(MOUTH.left)[0],
    brows: (height(EYES.topLeft) + height(EYES.topRight) - height(BROWS.left) - height(BROWS.right)) / 2,
    frown: (height(BROWS.innerLeft) + height(BROWS.innerRight) - height(BROWS.left) - height(BROWS.right)) / 2,
    eyes: (height(EYES.bottomLeft) + height(EYES.bottomRight) - height(EYES.topLeft) - height(EYES.topRight)) / 2,
  };
}

/** What a face seems to feel: the first rule that holds. */
const RULES: readonly [Expression, (features: Features) => boolean][] = [
  ["angry", ({ frown, lift }) => frown >= 0.16 && lift < 0.08],
  ["shocked", ({ open, wide, eyes }) => open >= 0.12 && wide < 0.63 && eyes >= 0.14],
  ["excited", ({ open, lift }) => open >= 0.12 && lift >= 0.1],
  ["happy", ({ lift, wide }) => lift >= 0.05 && wide >= 0.6],
  ["surprised", ({ open, lift }) => open >= 0.05 && lift < 0.06],
  ["sad", ({ lift, frown }) => lift <= -0.012 && frown < 0.078],
  ["disappointed", ({ lift }) => lift <= -0.012],
  ["annoyed", ({ eyes }) => eyes <= 0.11],
];
export const expressionIn = (features: Features): Expression =>
  RULES.find(([, holds]) => holds(features))?.[0] ?? "neutral";
export const expressionOf = (points: readonly Point[]): Expression => expressionIn(featuresOf(points));
