import { circle, faint, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");
const ground = kindOf("ground", "backdrop", "livingRoom");

export const science = {
  potion: t(
    260,
    340,
    (b, c = "#a04aff") =>
      b.glow(0, -130, 260, c, 0.8) +
      b.body(
        "M-40 -320H40V-220C100 -190 130 -140 120 -90C110 -20 60 0 0 0C-60 0 -110 -20 -120 -90C-130 -140 -100 -190 -40 -220Z",
        "#c8e8f4",
        faint(0.55),
      ) +
      b.body("M-112 -130H112C130 -60 90 -10 0 -10C-90 -10 -130 -60 -112 -130Z", `!${c}`) +
      many(6, (at) => circle(-60 + at * 24, -60 - (at % 3) * 24, 9, "#fff", faint(0.5))) +
      b.box(-48, -350, 96, 40, "#8a5a34", 10),
    { places: ["library", "lab"] },
  ),
  magnifier: t(
    340,
    360,
    (b) =>
      b.line("M60 -130L160 -10", "#5a3420", 44) +
      circle(-40, -220, 120, "#d8f0fa", 'fill-opacity=".4"') +
      b.ring(-40, -220, 120, "#c8a24a", 26) +
      b.shine("M-120 -250C-110 -300 -70 -320 -40 -320C-80 -300 -96 -270 -100 -230Z", 0.7),
    { places: ["table", "library"] },
  ),
  telescope: ground(
    380,
    400,
    (b) =>
      b.shadow(260) +
      b.line("M0 -200L-100 0M0 -200L100 0M0 -200V-10", "#6a4626", 15) +
      `<g transform="rotate(-30 0 -220)">${b.box(-170, -260, 300, 90, "#c8a24a", 10)}${b.box(120, -276, 90, 122, "#d8b45a", 10)}${b.box(-220, -244, 60, 60, "#5a3a20", 8)}</g>`,
    { places: ["mountains"] },
  ),
  microscope: t(
    280,
    380,
    (b) =>
      b.shadow(280) +
      b.box(-120, -40, 240, 40, "#3a4048", 12) +
      b.line("M70 -50C130 -140 110 -240 20 -280", "#e8ecf0", 40) +
      b.box(-90, -130, 150, 22, "#3a4048", 6) +
      `<g transform="rotate(-24 -20 -260)">${b.box(-46, -370, 60, 220, "#e8ecf0", 14)}${b.box(-40, -400, 48, 50, "#22242a", 8)}${b.box(-36, -160, 40, 40, "#8a9098", 6)}</g>`,
    { places: ["lab"] },
  ),
  flask: t(
    260,
    340,
    (b, c = "#3ad07a") =>
      b.glow(0, -100, 220, c, 0.6) +
      b.body("M-36 -330H36V-210L120 -40Q130 0 90 0H-90Q-130 0 -120 -40L-36 -210Z", "#d8eef4", faint(0.6)) +
      b.body("M-82 -130H82L116 -40Q120 -8 88 -8H-88Q-120 -8 -116 -40Z", `!${c}`) +
      many(5, (at) => circle(-50 + at * 26, -50 - (at % 2) * 30, 10, "#fff", faint(0.5))) +
      b.slab(-46, -340, 92, 18, "#c8d8e0", 8),
    { places: ["lab"] },
  ),
};
