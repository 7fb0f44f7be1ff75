import { expect, it } from "vitest";
import type { Features } from "./data/expressions.ts";
import { expressionIn, expressionOf, featuresOf, type Point } from "./expression.ts";

const calm: Features = { open: 0, lift: 0.02, wide: 0.55, brows: 0.23, frown: 0.12, eyes: 0.14 };

it.each<[string, Partial<Features>]>([
  ["neutral", {}],
  ["happy", { lift: 0.08, wide: 0.68, open: 0.08 }],
  ["excited", { lift: 0.12, wide: 0.72, open: 0.18 }],
  ["surprised", { open: 0.07, lift: 0.01 }],
  ["shocked", { open: 0.17, lift: 0.08, eyes: 0.16 }],
  ["angry", { frown: 0.18, open: 0.03, lift: 0.06 }],
  ["sad", { lift: -0.02, frown: 0.07, eyes: 0.1 }],
  ["disappointed", { lift: -0.03, frown: 0.09, eyes: 0.08 }],
  ["annoyed", { eyes: 0.1 }],
])("classifies a face as %s by its features", (expression, change) => {
  expect(expressionIn({ ...calm, ...change })).toBe(expression);
});

it("features and expression do not depend on the tilt of the head", () => {
  const face = Array.from({ length: 468 }, (_, at): Point => [(at * 37) % 100, (at * 61) % 100]);
  const turned = face.map(
    ([x, y]): Point => [x * Math.cos(0.3) - y * Math.sin(0.3), x * Math.sin(0.3) + y * Math.cos(0.3)],
  );
  const [one, two] = [featuresOf(face), featuresOf(turned)];
  for (const name of Object.keys(one) as (keyof Features)[]) expect(two[name]).toBeCloseTo(one[name], 5);
  expect(expressionOf(turned)).toBe(expressionOf(face));
});
