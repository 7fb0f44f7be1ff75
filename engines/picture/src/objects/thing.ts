import type { Brush } from "../kit/brush.ts";
import { circle, many, stroke } from "../kit/svg.ts";
import type { PlaceName } from "../places/places.ts";

/** `main` is the colour that the prompt names, if any. */
export type DrawThing = (b: Brush, main?: string) => string;
export type Stance = "ground" | "air" | "water" | "table" | "deep";
/** Drawn on (0, 0) with about the given width and height. */
export type Thing = {
  w: number;
  h: number;
  draw: DrawThing;
  stance: Stance;
  places: readonly [PlaceName, ...PlaceName[]];
  /** Contains a sign that must not be mirrored. */
  isSigned?: boolean;
};

/** Creates things of one category with its default stance and places. */
export const kindOf = (stance: Stance, ...places: [PlaceName, ...PlaceName[]]) => {
  const make = (
    w: number,
    h: number,
    draw: DrawThing,
    other: Partial<Pick<Thing, "stance" | "places" | "isSigned">> = {},
  ): Thing => ({ w, h, draw, stance, places, ...other });
  return make;
};

export const wheel = (b: Brush, x: number, y: number, r: number) =>
  b.disc(x, y, r, "#17181b") +
  b.ball(x, y, r * 0.6, "#b4b8bc") +
  b.disc(x, y, r * 0.18, "#3a3d42") +
  many(5, (at) =>
    stroke(
      `M${x} ${y}l${(Math.cos(at * 1.257) * r * 0.52).toFixed(1)} ${(Math.sin(at * 1.257) * r * 0.52).toFixed(1)}`,
      "#54585e",
      r * 0.09,
    ),
  );
export const eye = (x: number, y: number, r: number) =>
  circle(x, y, r, "#17110e") + circle(x - r * 0.3, y - r * 0.35, r * 0.32, "#ffffff");
export const wideEye = (x: number, y: number, r: number) =>
  circle(x, y, r, "#fffdf6") +
  circle(x + r * 0.1, y, r * 0.55, "#17110e") +
  circle(x - r * 0.15, y - r * 0.25, r * 0.2, "#ffffff");
