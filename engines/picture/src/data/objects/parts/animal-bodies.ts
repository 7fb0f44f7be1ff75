import type { Brush } from "../../../kit/brush.ts";
import { darker, lighter } from "../../../kit/colour.ts";
import { circle, faint } from "../../../kit/svg.ts";
import { type DrawThing, eye } from "../../../objects/thing.ts";

export const nose = (x: number, y: number, r = 13) =>
  circle(x, y, r, "#2a1a18") + circle(x - r * 0.3, y - r * 0.35, r * 0.25, "#ffffff", faint(0.7));

export type Part = (b: Brush, fur: string) => string;

/** A sitting animal from the front; ears and face determine the species. */
export const sitting =
  (fur: string, belly: string, ears: Part, face: Part, tail: Part = () => ""): DrawThing =>
  (b, c = fur) =>
    b.shadow(280) +
    tail(b, c) +
    b.body("M-110 0C-140 -120 -96 -220 0 -220C96 -220 140 -120 110 0Z", c) +
    b.oval(0, -76, 62, 80, belly) +
    b.body(
      "M-74 0C-82 -60 -60 -110 -44 -110C-26 -110 -22 -60 -24 0ZM74 0C82 -60 60 -110 44 -110C26 -110 22 -60 24 0Z",
      lighter(c, 0.06),
    ) +
    b.oval(-50, -8, 34, 18, belly) +
    b.oval(50, -8, 34, 18, belly) +
    ears(b, c) +
    b.egg(0, -270, 108, 98, c) +
    face(b, c);

/** Wide at the body, narrow at the ankle, with a paw that points forward. */
const nearLeg = (x: number) =>
  `M${x - 52} -150C${x - 54} -96 ${x - 32} -70 ${x - 30} -20Q${x - 34} 0 ${x - 20} 0H${x + 34}Q${x + 48} -2 ${x + 42} -20Q${x + 38} -32 ${x + 26} -34C${x + 26} -80 ${x + 50} -100 ${x + 48} -150Q${x} -176 ${x - 52} -150Z`;
const farLeg = (x: number) =>
  `M${x - 34} -140L${x - 24} -16Q${x - 28} -4 ${x - 16} -4H${x + 28}Q${x + 40} -6 ${x + 34} -20Q${x + 32} -28 ${x + 22} -30L${x + 36} -140Z`;

/** A standing four-legged animal from the side, facing right. */
export const standing =
  (fur: string, legs: string, headAt: Part, more: Part = () => ""): DrawThing =>
  (b, c = fur) =>
    b.shadow(420) +
    b.body(farLeg(-138), darker(legs, 0.3)) +
    b.body(farLeg(138), darker(legs, 0.3)) +
    b.body(
      "M-190 -180C-200 -260 -100 -268 0 -262C100 -268 170 -250 176 -170C176 -100 120 -84 0 -86C-120 -84 -186 -100 -190 -180Z",
      c,
    ) +
    b.body(nearLeg(-96), legs) +
    b.body(nearLeg(88), legs) +
    more(b, c) +
    headAt(b, c);

export const muzzle =
  (colour: string): Part =>
  (b) =>
    b.oval(0, -240, 56, 42, colour) +
    nose(0, -262, 16) +
    b.line("M0 -248V-228M0 -228Q-20 -210 -34 -226M0 -228Q20 -210 34 -226", "#3a2420", 5) +
    eye(-44, -292, 15) +
    eye(44, -292, 15);
