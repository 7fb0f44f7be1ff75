import type { Expression } from "../picture.ts";

/** Indices into the 468 points of the landmark model. */
export const EYES = { outerLeft: 33, outerRight: 263, topLeft: 159, bottomLeft: 145, topRight: 386, bottomRight: 374 };
export const BROWS = { left: 105, right: 334, innerLeft: 55, innerRight: 285 };
export const MOUTH = { left: 61, right: 291, top: 13, bottom: 14 };

/** Distances in a face, in units of the distance between the outer corners of the eyes. */
export type Features = Record<"open" | "lift" | "wide" | "brows" | "frown" | "eyes", number>;

/** The first rule that matches decides. */
export const EXPRESSION_RULES: readonly [Expression, (features: Features) => boolean][] = [
  ["angry", ({ frown, lift }) => frown >= 0.16 && lift < 0.08],
  ["shocked", ({ open, wide, eyes }) => open >= 0.12 && wide < 0.63 && eyes >= 0.14],
  ["excited", ({ open, lift }) => open >= 0.12 && lift >= 0.1],
  ["happy", ({ lift, wide }) => lift >= 0.05 && wide >= 0.6],
  ["surprised", ({ open, lift }) => open >= 0.05 && lift < 0.06],
  ["sad", ({ lift, frown }) => lift <= -0.012 && frown < 0.078],
  ["disappointed", ({ lift }) => lift <= -0.012],
  ["annoyed", ({ eyes }) => eyes <= 0.11],
];
