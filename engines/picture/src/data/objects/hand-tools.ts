import { darker } from "../../kit/colour.ts";
import { faint, many, path } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");
const ground = kindOf("ground", "backdrop", "livingRoom");

export const handTools = {
  hammer: t(
    300,
    380,
    (b) =>
      `<g transform="rotate(24 0 -190)">${b.box(-20, -300, 40, 320, "#a8703a", 12)}${b.body("M-110 -360H60Q120 -360 120 -310L90 -300H-110Z", "#8a9098")}</g>`,
  ),
  saw: t(
    420,
    200,
    (b) =>
      b.shadow(400) +
      b.body("M-200 -60L120 -130V-20L-200 -30Z", "#c8ced4") +
      path(`M-200 -30${Array.from({ length: 16 }, () => "l10 14l10 -13").join("")}`, "#a8aeb4") +
      b.body("M110 -150Q220 -170 210 -60Q200 10 120 0Z", "#c8602c") +
      b.oval(160, -80, 24, 34, "#5a2c14"),
  ),
  wrench: t(
    300,
    340,
    (b) =>
      `<g transform="rotate(30 0 -170)">${b.body("M-26 -250V0Q0 30 26 0V-250C80 -270 80 -350 40 -370V-310H-40V-370C-80 -350 -80 -270 -26 -250Z", "#9aa2aa")}</g>`,
  ),
  drill: t(
    380,
    300,
    (b, c = "#f0b01c") =>
      b.shadow(300) +
      b.body("M-120 -250H100Q130 -250 130 -200V-160H-60L-40 0H-140L-150 -180Q-150 -250 -120 -250Z", c) +
      b.box(130, -226, 60, 50, "#3a3e44", 8) +
      b.slab(190, -208, 90, 13, "#b8bcc4") +
      b.box(-150, -40, 130, 44, "#22242a", 8),
  ),
  axe: t(
    260,
    400,
    (b) =>
      b.body("M-16 0L-10 -380H16L24 0Z", "#9a6636") +
      b.body("M-8 -380C60 -400 110 -420 140 -390C150 -330 140 -280 110 -250C80 -280 40 -290 -8 -290Z", "#a8b0b8") +
      b.shine("M110 -400Q146 -330 108 -256Q128 -330 96 -396Z", 0.6),
    { places: ["forest"] },
  ),
  knife: t(
    380,
    160,
    (b) =>
      b.shadow(340) +
      b.body("M-190 -60C-80 -110 40 -110 60 -104V-50H-160Z", "#d8dee4") +
      b.shine("M-180 -60C-80 -100 20 -104 56 -100V-86C-40 -92 -120 -80 -180 -60Z", 0.6) +
      b.box(56, -112, 140, 56, "#4a2c1c", 16),
    { places: ["kitchen"] },
  ),
  scissors: t(
    280,
    360,
    (b) =>
      b.line("M-60 -110L70 -350M60 -110L-70 -350", "#c8ced4", 26) +
      b.ring(-80, -60, 50, "#d8302c", 26) +
      b.ring(80, -60, 50, "#d8302c", 26) +
      b.disc(0, -226, 11, "#5a5e66"),
    { places: ["table"] },
  ),
  sewing: t(
    420,
    320,
    (b, c = "#22262e") =>
      b.shadow(420) +
      b.box(-200, -50, 400, 50, "#8a5a30", 8) +
      b.body("M-170 -50V-260Q-170 -300 -130 -300H130Q180 -300 180 -250V-50H90V-190H-110V-50Z", c) +
      b.ball(196, -230, 44, "#d8b05a") +
      b.line("M-140 -60V-30", "#d8dce0", 8) +
      b.box(-160, -340, 50, 44, "#d8304a", 10),
    { places: ["workshop"] },
  ),
  yarn: t(
    360,
    300,
    (b, c = "#f0b429") =>
      b.shadow(300) +
      b.line("M-150 -270L120 -40M150 -280L-110 -30", "#e8d8b8", 15) +
      b.ball(0, -130, 130, c) +
      many(8, (at) =>
        b.line(
          `M${-110 + at * 8} ${-180 + at * 12}C${-40 + at * 6} ${-250 + at * 14} ${60} ${-220 + at * 18} ${110 - at * 4} ${-150 + at * 12}`,
          darker(c, 0.25),
          7,
          faint(0.7),
        ),
      ) +
      b.line("M90 -40C160 -10 200 -50 230 -10", c, 10),
    { places: ["livingRoom"] },
  ),
  broom: ground(
    200,
    420,
    (b) =>
      b.line("M40 -420L-20 -130", "#a8743a", 17) +
      b.body("M-60 -150L20 -130L40 0H-110Z", "#e0b04a") +
      b.line("M-40 -120L-80 -8M-20 -118L-44 -8M0 -116L-6 -8", "#a87a24", 5),
  ),
};
