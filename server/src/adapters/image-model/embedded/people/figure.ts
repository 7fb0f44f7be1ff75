import type { Expression } from "@coldopen/contract/ideation/schema";
import type { Brush } from "../kit/brush.ts";
import { darker, lighter } from "../kit/colour.ts";
import { circle, placed } from "../kit/marks.ts";
import { hairBehind } from "./hair.ts";
import type { Look } from "./look.ts";
import { head } from "./person.ts";

import { type Point, type Pose, poses } from "./poses.ts";

const limb = (b: Brush, from: Point, middle: Point, to: Point, colour: string, width: number) => {
  const d = `M${from[0]} ${from[1]}L${middle[0]} ${middle[1]}L${to[0]} ${to[1]}`;
  return b.line(d, darker(colour, 0.35), width + 2.5) + b.line(d, colour, width);
};

/** A whole person. Seen from behind there is no face. */
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
  const wide = look.outfit === "coat" || look.outfit === "space" || look.outfit === "robe" ? 4 : 0;
  const left: Point = [nx - 19 - wide, ny + 8];
  const right: Point = [nx + 19 + wide, ny + 8];
  const bare = look.outfit === "tee" ? skin : look.shirt;
  const leg = (at: 0 | 1) =>
    limb(b, [hx + (at ? 9 : -9), hy], j.knees[at], j.feet[at], look.trousers, 17 + wide) +
    b.line(`M${j.feet[at][0] - 4} ${j.feet[at][1]}l13 0`, "#1c1816", 9);
  const arm = (at: 0 | 1) =>
    limb(b, at ? right : left, j.elbows[at], j.hands[at], look.shirt, 12 + wide) +
    (look.outfit === "tee" ? limb(b, j.elbows[at], j.elbows[at], j.hands[at], bare, 10) : "") +
    circle(j.hands[at][0], j.hands[at][1], 7, b.tone(skin));
  const body = b.body(
    `M${left[0] - 3} ${left[1] + 2}Q${nx} ${ny - 7} ${right[0] + 3} ${right[1] + 2}L${hx + 16 + wide} ${hy - 4}Q${hx + 18 + wide} ${hy + 8} ${hx + 14} ${hy + 8}L${hx - 14} ${hy + 8}Q${hx - 18 - wide} ${hy + 8} ${hx - 16 - wide} ${hy - 4}Z`,
    look.shirt,
  );
  const robe =
    look.outfit === "robe" || look.outfit === "coat"
      ? b.body(`M${hx - 18} ${hy}L${hx + 18} ${hy}L${hx + 26} ${hy + 52}L${hx - 26} ${hy + 52}Z`, look.shirt)
      : "";
  const neck = b.line(`M${nx} ${ny + 2}v-9`, shade, 11);
  const scale = look.isChild ? 0.145 : 0.12;
  const drawnHead = isFromBehind
    ? b.ball(0, -19, 17, look.hairColour) + b.oval(0, -14, 16, 17, look.hairColour)
    : placed(-300 * scale, -404 * scale, scale, hairBehind(b, look) + head(b, look, expression));
  const headAt = `<g transform="translate(${nx} ${ny + 1}) rotate(${(j.lean ?? 0) * 0.6})">${drawnHead}</g>`;
  const pack = isFromBehind
    ? b.box(nx - 17, ny + 6, 34, 46, "#b8502c", 8) +
      b.slab(nx - 13, ny + 28, 26, 16, "#8a3a20", 4) +
      b.slab(nx - 20, ny - 2, 40, 11, lighter("#3a5a4a", 0.1), 5)
    : "";
  return (
    b.shadow(96, 9) +
    arm(0) +
    leg(0) +
    leg(1) +
    robe +
    neck +
    body +
    b.dark(`M${nx + 4} ${ny + 6}L${right[0] + 2} ${right[1] + 2}L${hx + 16} ${hy + 6}L${hx + 4} ${hy + 8}Z`, 0.22) +
    pack +
    headAt +
    arm(1)
  );
}
