import type { Expression } from "@coldopen/contract/ideation/schema";
import type { Brush } from "../kit/brush.ts";
import { darker, lighter } from "../kit/colour.ts";
import { circle, faint, placed } from "../kit/marks.ts";
import { hairBehind } from "./hair.ts";
import type { Look } from "./look.ts";
import { head } from "./person.ts";

export type Pose = "stand" | "walk" | "run" | "sit" | "cheer" | "point" | "climb" | "ride" | "hold" | "think" | "lie";
type P = readonly [number, number];
type Joints = {
  neck: P;
  hip: P;
  elbows: readonly [P, P];
  hands: readonly [P, P];
  knees: readonly [P, P];
  feet: readonly [P, P];
  lean?: number;
};

/** Feet at (0, 0), 200 high. */
const poses: Record<Pose, Joints> = {
  stand: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-30, -118],
      [30, -118],
    ],
    hands: [
      [-32, -80],
      [32, -80],
    ],
    knees: [
      [-11, -44],
      [11, -44],
    ],
    feet: [
      [-13, -3],
      [13, -3],
    ],
  },
  walk: {
    neck: [4, -154],
    hip: [0, -84],
    elbows: [
      [-26, -120],
      [28, -122],
    ],
    hands: [
      [-10, -90],
      [44, -96],
    ],
    knees: [
      [-14, -46],
      [20, -48],
    ],
    feet: [
      [-34, -6],
      [28, -3],
    ],
    lean: 3,
  },
  run: {
    neck: [16, -148],
    hip: [0, -84],
    elbows: [
      [-20, -120],
      [42, -118],
    ],
    hands: [
      [-38, -98],
      [58, -140],
    ],
    knees: [
      [-8, -46],
      [38, -66],
    ],
    feet: [
      [-52, -36],
      [36, -16],
    ],
    lean: 12,
  },
  sit: {
    neck: [-4, -118],
    hip: [-6, -50],
    elbows: [
      [-26, -84],
      [22, -84],
    ],
    hands: [
      [-6, -56],
      [34, -58],
    ],
    knees: [
      [38, -52],
      [42, -46],
    ],
    feet: [
      [36, -3],
      [46, -3],
    ],
  },
  cheer: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-36, -166],
      [36, -166],
    ],
    hands: [
      [-48, -212],
      [48, -212],
    ],
    knees: [
      [-14, -44],
      [14, -44],
    ],
    feet: [
      [-22, -3],
      [22, -3],
    ],
  },
  point: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-30, -118],
      [40, -142],
    ],
    hands: [
      [-32, -80],
      [84, -150],
    ],
    knees: [
      [-12, -44],
      [12, -44],
    ],
    feet: [
      [-16, -3],
      [16, -3],
    ],
  },
  climb: {
    neck: [6, -150],
    hip: [-4, -84],
    elbows: [
      [-10, -186],
      [38, -162],
    ],
    hands: [
      [14, -226],
      [54, -202],
    ],
    knees: [
      [24, -66],
      [6, -40],
    ],
    feet: [
      [30, -24],
      [-4, 2],
    ],
  },
  ride: {
    neck: [10, -140],
    hip: [-16, -74],
    elbows: [
      [24, -108],
      [32, -106],
    ],
    hands: [
      [50, -98],
      [56, -96],
    ],
    knees: [
      [20, -58],
      [26, -52],
    ],
    feet: [
      [2, -14],
      [12, -10],
    ],
    lean: 16,
  },
  hold: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-28, -120],
      [28, -120],
    ],
    hands: [
      [-8, -102],
      [22, -102],
    ],
    knees: [
      [-11, -44],
      [11, -44],
    ],
    feet: [
      [-14, -3],
      [14, -3],
    ],
  },
  think: {
    neck: [0, -118],
    hip: [-4, -50],
    elbows: [
      [-26, -84],
      [22, -80],
    ],
    hands: [
      [4, -58],
      [10, -112],
    ],
    knees: [
      [34, -56],
      [42, -48],
    ],
    feet: [
      [34, -3],
      [46, -3],
    ],
    lean: 8,
  },
  lie: {
    neck: [-60, -22],
    hip: [10, -18],
    elbows: [
      [-40, -44],
      [-30, -10],
    ],
    hands: [
      [-74, -52],
      [-4, -6],
    ],
    knees: [
      [50, -28],
      [52, -12],
    ],
    feet: [
      [86, -10],
      [92, -8],
    ],
    lean: -80,
  },
};

const limb = (b: Brush, from: P, middle: P, to: P, colour: string, width: number) => {
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
  const left: P = [nx - 19 - wide, ny + 8];
  const right: P = [nx + 19 + wide, ny + 8];
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

/** Head and shoulders seen from behind, large and dark, for looking over. */
export const overShoulder = (b: Brush, look: Look) =>
  b.body("M-330 0C-320 -180 -190 -250 -70 -280C-30 -250 30 -250 70 -280C190 -250 320 -180 330 0Z", look.shirt) +
  b.flat("M-62 -250C-40 -220 40 -220 62 -250L58 -330L-58 -330Z", look.skin[2]) +
  b.egg(0, -430, 128, 150, look.hat ? (look.hatColour ?? "#9aa4ac") : look.hairColour) +
  b.body(
    "M-128 -430C-140 -590 140 -590 128 -430C132 -330 90 -290 0 -286C-90 -290 -132 -330 -128 -430Z",
    look.hat ? (look.hatColour ?? "#9aa4ac") : look.hairColour,
  ) +
  b.oval(-130, -410, 18, 34, look.skin[2]) +
  b.oval(130, -410, 18, 34, look.skin[1]) +
  (look.hat === "knight"
    ? b.body("M-20 -580C-60 -640 60 -700 110 -560C60 -590 20 -590 20 -300L-20 -300Z", "#c8202a")
    : "") +
  b.shine("M90 -540C130 -500 138 -430 124 -370C120 -430 110 -490 90 -540Z", 0.3) +
  b.line("M326 -6C312 -170 200 -240 84 -274", "!#ffffff", 5, faint(0.25));
