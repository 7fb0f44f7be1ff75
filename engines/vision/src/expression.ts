import { BROWS, EXPRESSION_RULES, EYES, type Features, MOUTH } from "./data/expressions.ts";
import type { Expression } from "./picture.ts";

export type Point = readonly [x: number, y: number];

/** Distances in a face after levelling the eyes, in units of the distance between their outer corners. */
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

export const expressionIn = (features: Features): Expression =>
  EXPRESSION_RULES.find(([, holds]) => holds(features))?.[0] ?? "neutral";
export const expressionOf = (points: readonly Point[]): Expression => expressionIn(featuresOf(points));
