import type { Expression } from "../brief.ts";
import { bulkOf, garment, gloveOf } from "../data/people/garments.ts";
import { type Point, type Pose, poses } from "../data/poses.ts";
import type { Brush } from "../kit/brush.ts";
import { darker, lighter } from "../kit/colour.ts";
import { circle, placed } from "../kit/svg.ts";
import { hairBehind } from "./hair.ts";
import type { Look } from "./look.ts";
import { head } from "./person.ts";

/** A tapered limb. */
const limb = (b: Brush, from: Point, middle: Point, to: Point, colour: string, width: number) => {
  const upper = `M${from[0]} ${from[1]}L${middle[0]} ${middle[1]}`;
  const lower = `M${middle[0]} ${middle[1]}L${to[0]} ${to[1]}`;
  const edge = darker(colour, 0.3);
  return (
    b.line(upper, edge, width + 2) +
    b.line(lower, edge, width * 0.8 + 2) +
    b.line(upper, colour, width) +
    b.line(lower, colour, width * 0.8)
  );
};
const shoe = (b: Brush, [x, y]: Point, colour: string) =>
  b.body(
    `M${x - 8} ${y + 4}C${x - 9} ${y - 10} ${x + 5} ${y - 11} ${x + 8} ${y - 6}C${x + 18} ${y - 4} ${x + 18} ${y + 4} ${x + 16} ${y + 4}Z`,
    colour,
  );

/** A whole person. From behind there is no face. */
export function figure(
  b: Brush,
  look: Look,
  pose: Pose,
  expression: Expression = "neutral",
  isFromBehind = false,
): string {
  const j = poses[pose];
  const [nx, ny] = j.neck;
  const [hx, hy] = j.hip;
  const [, skin, shade] = look.skin;
  const wide = bulkOf(look);
  const left: Point = [nx - 17 - wide, ny + 10];
  const right: Point = [nx + 17 + wide, ny + 10];
  const glove = gloveOf(look);
  const leg = (at: 0 | 1) =>
    limb(b, [hx + (at ? 8 : -8), hy], j.knees[at], j.feet[at], look.trousers, 18 + wide) +
    shoe(b, j.feet[at], glove ? darker(glove, 0.25) : "#2a2220");
  const arm = (at: 0 | 1) =>
    limb(b, at ? right : left, j.elbows[at], j.hands[at], look.shirt, 13 + wide) +
    (look.outfit === "tee" || look.outfit === "overalls"
      ? b.line(
          `M${j.elbows[at][0]} ${j.elbows[at][1]}L${j.hands[at][0]} ${j.hands[at][1]}`,
          look.outfit === "tee" ? skin : look.shirt,
          10,
        )
      : "") +
    circle(j.hands[at][0], j.hands[at][1], 7.5, b.tone(glove ?? skin));
  const neck = b.line(`M${nx} ${ny + 2}v-9`, shade, 11);
  const scale = look.isChild ? 0.145 : 0.12;
  const drawnHead = isFromBehind
    ? b.ball(0, -19, 17, look.hairColour) + b.oval(0, -14, 16, 17, look.hairColour)
    : placed(-300 * scale, -404 * scale, scale, head(b, look, pose === "sleep" ? "asleep" : expression));
  const onNeck = (drawn: string) =>
    `<g transform="translate(${nx} ${ny + 1}) rotate(${(j.lean ?? 0) * 0.6})">${drawn}</g>`;
  // Long hair falls behind the clothes: in front of them it looks like a beard.
  const hair = isFromBehind ? "" : onNeck(placed(-300 * scale, -404 * scale, scale, hairBehind(b, look)));
  const pack = isFromBehind
    ? b.box(nx - 17, ny + 6, 34, 46, "#b8502c", 8) +
      b.slab(nx - 13, ny + 28, 26, 16, "#8a3a20", 4) +
      b.slab(nx - 20, ny - 2, 40, 11, lighter("#3a5a4a", 0.1), 5)
    : "";
  const body = arm(0) + leg(0) + leg(1) + neck + garment(b, look, j) + pack;
  return b.shadow(96, 9) + hair + body + onNeck(drawnHead) + arm(1);
}
