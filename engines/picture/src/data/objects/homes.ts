import { darker } from "../../kit/colour.ts";
import { circle, faint, many, path, rect, stroke } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";
import { pane } from "./parts/building-parts.ts";

const t = kindOf("ground", "meadow", "mountains");

export const homes = {
  house: t(
    440,
    340,
    (b, c = "#e8d8bc") =>
      b.shadow(470) +
      b.box(-180, -190, 360, 190, c) +
      b.body("M-224 -180L0 -340L224 -180L210 -164L0 -304L-210 -164Z", "#8a3c2c") +
      b.body("M-196 -178L0 -318L196 -178Z", "#a84a36") +
      b.box(90, -330, 44, 90, "#8a5a48") +
      b.box(-34, -116, 68, 116, "#6a3f24", 4) +
      b.disc(20, -56, 5, "#e8c04a") +
      pane(-146, -136, 76, 72) +
      pane(72, -136, 76, 72) +
      b.glow(-108, -100, 120, "#ffb84a", 0.4) +
      b.glow(110, -100, 120, "#ffb84a", 0.4),
  ),
  cabin: t(
    440,
    320,
    (b, c = "#7a4f2c") =>
      b.shadow(470) +
      b.box(-170, -180, 340, 180, c) +
      many(7, (at) => b.line(`M-178 ${-168 + at * 26}H178`, darker(c, 0.45), 4)) +
      b.body("M-230 -166L0 -320L230 -166L214 -146L0 -286L-214 -146Z", "#3c2a20") +
      b.body("M-190 -176L0 -306L190 -176Z", darker(c, 0.1)) +
      b.box(96, -316, 46, 96, "#7a746c") +
      b.soft(
        many(4, (at) => circle(120 + at * 18, -346 - at * 34, 18 + at * 9, "#e8ecf0", faint(0.6 - at * 0.1))),
        6,
      ) +
      b.box(-30, -110, 64, 110, "#3a2414", 3) +
      pane(-136, -124, 72, 62) +
      pane(70, -124, 72, 62) +
      b.glow(0, -90, 260, "#ffb04a", 0.45),
  ),
  container: t(
    620,
    240,
    (b, c = "#a8442a") =>
      b.shadow(640) +
      b.box(-300, -220, 600, 220, c) +
      many(27, (at) => rect(-298 + at * 22, -216, 9, 212, "#000", faint(0.18))) +
      b.slab(-308, -230, 616, 16, darker(c, 0.5)) +
      b.slab(-308, -10, 616, 14, darker(c, 0.6)) +
      rect(-40, -190, 290, 170, "#ffb04a") +
      path(
        "M-40 -190H250V-20H-40Z",
        b.linear([
          [0, "#fff1c9"],
          [0.4, "#ffc266"],
          [1, "#d8641a"],
        ]),
      ) +
      rect(-40, -96, 290, 16, "#6b2d0c") +
      rect(-40, -54, 200, 12, "#6b2d0c") +
      rect(-40, -190, 290, 170, "none", 'stroke="#160c07" stroke-width="10"') +
      rect(100, -190, 8, 170, "#160c07") +
      b.slab(190, -300, 18, 110, "#17110e") +
      b.slab(182, -110, 36, 90, "#17110e") +
      b.glow(110, -90, 380, "#ff9a3a", 0.6) +
      b.flat("M-308 -236C-200 -256 100 -250 308 -238V-226H-308Z", "#f2f8fb"),
    { places: ["snowfield", "meadow"] },
  ),
  tinyHouse: t(
    420,
    330,
    (b, c = "#c8a878") =>
      b.shadow(440) +
      b.box(-180, -210, 360, 170, c, 4) +
      many(12, (at) => b.line(`M${-170 + at * 31} -206V-44`, darker(c, 0.3), 3)) +
      b.body("M-206 -204L-150 -320L206 -270V-204Z", "#3a3f44") +
      b.box(-140, -170, 70, 130, "#2f6a5a", 4) +
      pane(-30, -166, 150, 76) +
      b.slab(-190, -44, 380, 14, "#2a2c2e") +
      many(2, (at) => circle(-60 + at * 90, -22, 26, "#17181b") + circle(-60 + at * 90, -22, 11, "#a8acb0")) +
      b.glow(40, -120, 220, "#ffb84a", 0.5),
    { places: ["forest", "meadow"] },
  ),
  treehouse: t(
    520,
    560,
    (b) =>
      b.shadow(300) +
      b.body("M-70 0C-30 -120 -40 -260 -90 -420L-20 -380L10 -470L40 -380L110 -430C50 -280 50 -120 90 0Z", "#5a3a24") +
      b.body("M-210 -250H220V-226H-210Z", "#7a5230") +
      b.line("M-190 -226L-50 -80M200 -226L56 -80", "#4a2e18", 14) +
      b.box(-170, -390, 330, 140, "#9a6636") +
      many(10, (at) => b.line(`M${-150 + at * 33} -386V-254`, "#5a3a1c", 3)) +
      b.body("M-206 -382L-10 -500L196 -382Z", "#3a2618") +
      pane(-130, -350, 66, 56) +
      pane(70, -350, 66, 56) +
      b.box(-26, -346, 60, 96, "#4a2c14", 4) +
      b.glow(0, -310, 260, "#ffb84a", 0.5) +
      b.line("M-214 -250V-290H-176M224 -250V-290H166", "#5a3a1c", 8) +
      b.line("M110 -226L150 0M140 -226L180 0M114 -190H146M122 -140H154M130 -90H162M140 -40H172", "#c8a868", 6) +
      many(18, (at) =>
        b.ball(-240 + (at % 9) * 60, -480 - Math.sin(at * 1.7) * 60, 64, at % 2 ? "#2f7a3a" : "#3f8f44"),
      ),
    { places: ["forest", "jungle"] },
  ),
  lookout: t(
    300,
    560,
    (b, c = "#9a6636") =>
      b.shadow(300) +
      b.line("M-104 0L-70 -330M104 0L70 -330M-40 0L-26 -330M40 0L26 -330", darker(c, 0.4), 14) +
      b.line("M-96 -80L78 -200M96 -80L-78 -200M-82 -200L72 -320M82 -200L-72 -320", darker(c, 0.5), 8) +
      b.line("M-92 -100H92M-80 -210H80", darker(c, 0.4), 10) +
      b.box(-146, -346, 292, 18, darker(c, 0.25)) +
      b.box(-100, -456, 200, 112, c) +
      many(4, (at) => pane(-94 + at * 48, -434, 44, 58)) +
      b.line("M-140 -346V-396M-70 -346V-396M0 -346V-396M70 -346V-396M140 -346V-396M-146 -396H146", darker(c, 0.45), 7) +
      b.body("M-140 -452L0 -540L140 -452Z", "#5a2c20") +
      b.line("M0 -540V-572", "#8a949c", 6) +
      b.glow(0, -405, 190, "#ffb84a", 0.5),
    { places: ["forest"] },
  ),
  hut: t(
    340,
    260,
    (b) =>
      b.shadow(340) +
      b.box(-120, -130, 240, 130, "#b08850") +
      many(8, (at) => b.line(`M${-108 + at * 31} -128V-4`, "#6a4a24", 5)) +
      b.body("M-180 -118L0 -260L180 -118Q0 -90 -180 -118Z", "#c8a24a") +
      b.line("M-150 -122L-10 -246M-80 -112L-4 -244M80 -112L4 -244M150 -122L10 -246", "#8a6a2c", 5) +
      b.flat("M-30 0V-84H34V0Z", "#3a2410"),
    { places: ["beach", "island", "jungle"] },
  ),
  igloo: t(
    360,
    210,
    (b) =>
      b.shadow(380) +
      b.body("M-180 0C-180 -260 180 -260 180 0Z", "#e8f4fa") +
      b.line(
        "M-172 -60H172M-148 -120H148M-96 -170H96M-60 -2V-60M60 -2V-60M-110 -60V-120M0 -60V-120M110 -60V-120M-40 -120V-170M40 -120V-170",
        "#a8c8da",
        4,
      ) +
      b.body("M-70 0C-70 -110 70 -110 70 0Z", "#cfe6f2") +
      b.flat("M-46 0C-46 -80 46 -80 46 0Z", "#1c3040") +
      b.glow(0, -20, 90, "#ffb44a", 0.8),
    { places: ["snowfield", "arctic"] },
  ),
  tent: t(
    400,
    230,
    (b, c = "#f07a1c") =>
      b.shadow(420) +
      b.glow(0, -80, 300, "#ffb04a", 0.7) +
      b.body("M-190 0L-20 -230L190 0Z", c) +
      b.flat("M-20 -230L-190 0H-60Z", darker(c, 0.3)) +
      path(
        "M-20 -220L-60 0H70Z",
        b.linear([
          [0, "#fff0b8"],
          [1, "#ffb44a"],
        ]),
      ) +
      b.line("M-20 -226L-44 0M-20 -226L60 0", darker(c, 0.4), 5) +
      b.line("M-190 0L-230 14M190 0L232 14", "#e8e0d0", 4),
    { places: ["lake", "forest", "mountains"] },
  ),
  hauntedHouse: t(
    440,
    440,
    (b) =>
      b.shadow(440) +
      b.box(-150, -240, 300, 240, "#5a5060") +
      b.box(60, -340, 110, 340, "#4c4454") +
      b.body("M-190 -230L-30 -360L110 -230Z", "#2c2434") +
      b.body("M44 -330L116 -450L188 -330Z", "#2c2434") +
      many(6, (at) => b.line(`M-148 ${-220 + at * 38}H58`, "#3a3242", 4)) +
      many(4, (at) => {
        const [x, y] = [[-110, -20, -110, 92][at] ?? 0, [-190, -190, -100, -280][at] ?? 0];
        return path(`M${x} ${y}h50v56h-50Z`, "#d8f06a") + stroke(`M${x + 25} ${y}v56M${x} ${y + 28}h50`, "#1c1622", 5);
      }) +
      b.body("M-10 0V-90Q20 -120 50 -90V0Z", "#1c1622") +
      b.line("M-200 -6L-196 -60M-176 -6V-60M200 -6L206 -64M176 -6V-60M-210 -40H-166M166 -40H214", "#1c1622", 8) +
      b.glow(0, -160, 320, "#b8e04a", 0.35),
    { places: ["graveyard"] },
  ),
};
