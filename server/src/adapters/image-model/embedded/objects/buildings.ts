import { darker, lighter } from "../kit/colour.ts";
import { circle, faint, many, path, rect, stroke } from "../kit/marks.ts";
import { kindOf } from "./thing.ts";

const t = kindOf("ground", "meadow", "mountains");
const lit = "!#ffd27a";
const pane = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, "#ffcf7a") +
  stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, "#3a2414", 5) +
  rect(x, y, w, h, "none", 'stroke="#3a2414" stroke-width="7"');

export const buildings = {
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
  lighthouse: t(
    260,
    520,
    (b) =>
      b.shadow(220) +
      b.body("M-120 0C-90 -40 90 -40 120 0Z", "#6a6460") +
      b.body("M-72 -10L-46 -380H46L72 -10Z", "#f4efe6") +
      b.flat("M-67 -80L-60 -170H60L67 -80ZM-54 -260L-50 -340H50L54 -260Z", "#c0301c") +
      b.dark("M14 -380H46L72 -10H26Z", 0.25) +
      b.box(-62, -398, 124, 20, "#2a2c30", 4) +
      rect(-40, -456, 80, 58, "#fff0b0") +
      stroke("M-14 -456V-398M14 -456V-398", "#2a2c30", 5) +
      b.body("M-54 -456L0 -520L54 -456Z", "#8a1f14") +
      b.glow(0, -428, 300, "#ffedb0", 0.95) +
      path(
        "M30 -440L620 -560V-340L30 -416Z",
        b.linear(
          [
            [0, "#fff4c8", 0.75],
            [1, "#fff4c8", 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        "M-30 -440L-620 -530V-330L-30 -416Z",
        b.linear(
          [
            [0, "#fff4c8", 0],
            [1, "#fff4c8", 0.65],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      b.slab(-16, -60, 32, 50, "#4a2c1c", 8) +
      b.slab(-10, -220, 20, 30, lit, 4),
    { places: ["coast"] },
  ),
  castle: t(
    560,
    460,
    (b, c = "#8f8a86") =>
      b.shadow(560) +
      many(3, (at) => {
        const x = [-240, -50, 140][at] ?? 0;
        const h = [330, 420, 330][at] ?? 330;
        return (
          b.box(x, -h, 100, h, at === 1 ? lighter(c, 0.08) : c) +
          b.body(`M${x - 16} ${-h}L${x + 50} ${-h - 110}L${x + 116} ${-h}Z`, "#4a3a6a") +
          stroke(`M${x + 50} ${-h - 108}v-40`, b.tone("#3a3430"), 5) +
          b.flat(`M${x + 50} ${-h - 146}l46 14l-46 16Z`, "#d8302c") +
          rect(x + 38, -h + 60, 24, 46, "#ffd27a", 'rx="12"')
        );
      }) +
      b.box(-200, -210, 400, 210, darker(c, 0.08)) +
      many(9, (at) => b.slab(-204 + at * 46, -234, 28, 30, darker(c, 0.08))) +
      b.flat("M-50 0V-110Q0 -170 50 -110V0Z", "#2a1c14") +
      b.line("M-50 -60H50M-50 -100H50M-20 -2V-140M20 -2V-140", "#5a4a3a", 5) +
      rect(-140, -150, 22, 44, "#ffd27a", 'rx="11"') +
      rect(118, -150, 22, 44, "#ffd27a", 'rx="11"'),
    { places: ["castleHill", "mountains"] },
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
  skyscraper: t(
    280,
    520,
    (b, c = "#5a7a9a") =>
      b.shadow(260) +
      b.box(-100, -460, 200, 460, c) +
      many(44, (at) =>
        rect(
          -84 + (at % 4) * 44,
          -440 + Math.floor(at / 4) * 40,
          32,
          26,
          at % 3 ? "#bfe0f0" : "#ffd890",
          faint(at % 5 ? 0.8 : 0.4),
        ),
      ) +
      b.box(-60, -500, 120, 44, darker(c, 0.2)) +
      b.line("M0 -500V-580", "#8a949c", 7),
    { places: ["skyline"] },
  ),
  tower: t(
    200,
    460,
    (b, c = "#a89a88") =>
      b.shadow(200) +
      b.body("M-70 0L-56 -360H56L70 0Z", c) +
      b.box(-74, -400, 148, 50, darker(c, 0.1)) +
      many(4, (at) => b.slab(-74 + at * 41, -424, 24, 28, darker(c, 0.1))) +
      b.slab(-14, -300, 28, 50, lit, 14) +
      b.slab(-14, -180, 28, 50, lit, 14) +
      b.flat("M-26 0V-56Q0 -84 26 -56V0Z", "#3a2414"),
    { places: ["castleHill"] },
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
  barn: t(
    420,
    340,
    (b, c = "#a8301f") =>
      b.shadow(440) +
      b.body("M-170 0V-190L-120 -280L0 -340L120 -280L170 -190V0Z", c) +
      many(10, (at) => b.line(`M${-150 + at * 33} -4V-200`, darker(c, 0.3), 3)) +
      b.line("M-176 -186L-124 -284L0 -346L124 -284L176 -186", "#f0e8dc", 14) +
      b.slab(-66, -140, 132, 140, darker(c, 0.25)) +
      b.line("M-66 -140H66V-2H-66ZM-66 -140L66 0M66 -140L-66 0", "#f0e8dc", 9) +
      b.slab(-30, -250, 60, 60, "#3a1c14"),
    { places: ["farm"] },
  ),
  windmill: t(
    320,
    460,
    (b) =>
      b.shadow(220) +
      b.body("M-80 0L-50 -300H50L80 0Z", "#f0e8da") +
      b.body("M-60 -296Q0 -380 60 -296Z", "#8a3c2c") +
      b.slab(-18, -60, 36, 60, "#5a3a20", 18) +
      b.slab(-14, -200, 28, 34, lit, 6) +
      many(
        4,
        (at) =>
          `<g transform="rotate(${at * 90 + 24} 0 -310)">${b.line("M0 -310V-470", "#6a4a2c", 8)}${b.flat("M6 -330H46V-466H6Z", "#f4ecd8", faint(0.9))}${b.line("M6 -366H46M6 -400H46M6 -434H46", "#b89a6a", 3)}</g>`,
      ),
    { places: ["meadow"] },
  ),
  factory: t(
    480,
    330,
    (b, c = "#8a6a5a") =>
      b.shadow(500) +
      b.box(-220, -150, 440, 150, c) +
      many(3, (at) => b.body(`M${-220 + at * 100} -146V-210L${-120 + at * 100} -146Z`, darker(c, 0.15))) +
      b.box(110, -310, 40, 170, "#a8503c") +
      b.box(170, -270, 40, 130, "#a8503c") +
      many(6, (at) => b.slab(-200 + at * 68, -104, 44, 40, lit, 3)) +
      b.soft(
        many(6, (at) => circle(130 + at * 26, -330 - at * 30, 26 + at * 10, "#8a8680", faint(0.6))),
        7,
      ),
    { places: ["skyline"] },
  ),
  pyramid: t(
    560,
    320,
    (b) =>
      b.shadow(560) +
      b.flat("M0 -320L-280 0H60Z", "#e8c27a") +
      b.flat("M0 -320L60 0H280Z", "#a8743a") +
      many(7, (at) =>
        b.line(
          `M${-245 + at * 35} ${-40 - at * 40}L${52 - at * 7} ${-40 - at * 40}L${245 - at * 35} ${-40 - at * 40}`,
          "#7a5228",
          2,
          faint(0.4),
        ),
      ) +
      b.flat("M-30 0V-50L10 -56L16 0Z", "#3a2414"),
    { places: ["desert"] },
  ),
  temple: t(
    480,
    320,
    (b, c = "#e4d8c0") =>
      b.shadow(500) +
      b.body("M-240 -220L0 -320L240 -220Z", c) +
      b.slab(-240, -224, 480, 22, lighter(c, 0.1)) +
      many(
        6,
        (at) =>
          b.box(-216 + at * 80, -202, 36, 166, c) +
          many(2, (k) => rect(-206 + at * 80 + k * 14, -202, 4, 166, "#000", faint(0.12))),
      ) +
      b.box(-240, -38, 480, 18, c) +
      b.box(-260, -20, 520, 20, darker(c, 0.08)),
    { places: ["ruins", "mountains"] },
  ),
  church: t(
    340,
    460,
    (b) =>
      b.shadow(360) +
      b.box(-40, -220, 200, 220, "#efe6d6") +
      b.body("M-56 -214L60 -310L176 -214Z", "#6a4a3c") +
      b.box(-140, -300, 100, 300, "#f4ecdc") +
      b.body("M-152 -296L-90 -440L-28 -296Z", "#6a4a3c") +
      b.line("M-90 -440V-486M-106 -468H-74", "#3a2e28", 7) +
      b.slab(-104, -250, 28, 56, "!#7ac0f0", 14) +
      b.slab(20, -150, 30, 70, "!#f0b04a", 15) +
      b.slab(90, -150, 30, 70, "!#f07a8a", 15) +
      b.flat("M-116 0V-70Q-90 -100 -64 -70V0Z", "#5a3a24"),
    { places: ["village"] },
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
  hotel: t(
    420,
    430,
    (b, c = "#d8a878") =>
      b.shadow(430) +
      b.box(-180, -400, 360, 400, c) +
      many(20, (at) => pane(-150 + (at % 5) * 64, -370 + Math.floor(at / 5) * 74, 40, 46)) +
      b.slab(-200, -414, 400, 22, darker(c, 0.3)) +
      b.body("M-90 -80H90L110 -50H-110Z", "#b8202c") +
      b.slab(-40, -50, 80, 50, "#3a2414"),
    { places: ["street", "beach"] },
  ),
  shop: t(
    420,
    300,
    (b, c = "#2a8a7a") =>
      b.shadow(440) +
      b.box(-190, -280, 380, 280, "#e0c8a8") +
      b.box(-190, -280, 380, 60, c) +
      b.slab(-130, -264, 260, 28, "#f8f0e0", 6) +
      many(8, (at) => b.body(`M${-196 + at * 49} -200h49l6 46q-26 22 -52 0Z`, at % 2 ? "#f8f4ec" : "#d8402c")) +
      b.slab(-160, -130, 180, 100, "!#ffe0a0", 4) +
      b.box(60, -140, 90, 140, "#5a3a24", 4),
    { places: ["street"] },
  ),
  greenhouse: t(
    400,
    280,
    (b) =>
      b.shadow(420) +
      b.flat("M-180 0V-170L0 -280L180 -170V0Z", "#cfeef0", faint(0.65)) +
      many(9, (at) => b.ball(-150 + at * 38, -34 - (at % 3) * 16, 34, at % 2 ? "#3f9a44" : "#2f7a3a")) +
      b.line("M-180 0V-170L0 -280L180 -170V0ZM-180 -170H180M-90 0V-224M0 0V-280M90 0V-224", "#f4fafa", 8),
    { places: ["garden"] },
  ),
  hatch: t(
    440,
    240,
    (b) =>
      b.egg(0, -60, 210, 120, "#4b4f52") +
      b.oval(0, -60, 166, 90, "#05100c") +
      b.glow(0, -40, 200, "#6affb8", 0.8) +
      b.line("M-30 -130V10M30 -130V10M-30 -100H30M-30 -60H30M-30 -20H30", "#0f3a2c", 9) +
      b.body("M150 -130C220 -250 320 -250 340 -200C340 -130 260 -70 200 -50Z", "#8d9295") +
      b.ring(256, -160, 36, "#2b2e30", 12),
    { places: ["farm", "forest"] },
  ),
  door: t(
    240,
    420,
    (b, c = "#8a3424") =>
      b.shadow(260) +
      b.box(-120, -420, 240, 420, "#d8c8a8", 6) +
      b.box(-96, -396, 192, 396, c, 4) +
      b.slab(-72, -370, 144, 140, darker(c, 0.2), 4) +
      b.slab(-72, -200, 144, 160, darker(c, 0.2), 4) +
      b.ball(66, -210, 13, "#e8c04a"),
    { places: ["dream", "livingRoom"] },
  ),
  portal: t(
    360,
    460,
    (b) =>
      b.glow(0, -220, 420, "#8a5aff", 0.8) +
      b.oval(0, -220, 160, 220, "!#2a0e5c") +
      path(
        "M0 -440C90 -440 160 -340 160 -220S90 0 0 0S-160 -100 -160 -220S-90 -440 0 -440Z",
        b.radial([
          [0, "#ffffff"],
          [0.3, "#c8f0ff"],
          [0.65, "#6a4aff"],
          [1, "#2a0e7a"],
        ]),
      ) +
      b.line(
        "M0 -400C80 -390 120 -300 110 -220C100 -120 30 -90 -10 -130C-50 -170 -30 -240 10 -250",
        "!#ffffff",
        8,
        faint(0.6),
      ) +
      `<ellipse cx="0" cy="-220" rx="170" ry="230" fill="none" stroke="${b.tone("#5a5048")}" stroke-width="34"/>` +
      many(10, (at) => b.disc(Math.cos(at * 0.63) * 170, -220 + Math.sin(at * 0.63) * 230, 13, "!#b8f0ff")),
    { places: ["forest", "cave", "dream"] },
  ),
  statue: t(
    240,
    430,
    (b, c = "#b8b4a8") =>
      b.shadow(260) +
      b.box(-100, -90, 200, 90, darker(c, 0.1), 4) +
      b.body("M-60 -90C-70 -200 -60 -280 -40 -310H40C60 -280 70 -200 60 -90Z", c) +
      b.ball(0, -350, 44, c) +
      b.line("M-50 -290L-90 -210L-40 -180M50 -290L96 -380", c, 30),
    { places: ["ruins", "museum"] },
  ),
  wall: t(
    560,
    220,
    (b, c = "#a85a40") =>
      b.shadow(560) +
      b.box(-280, -220, 560, 220, c) +
      many(
        6,
        (row) =>
          b.line(`M-280 ${-184 + row * 36}H280`, darker(c, 0.4), 5) +
          many(7, (at) => b.line(`M${-250 + at * 84 + (row % 2) * 42} ${-220 + row * 36}v36`, darker(c, 0.4), 5)),
      ),
    { places: ["street"] },
  ),
  fence: t(
    520,
    150,
    (b, c = "#e8e0d0") =>
      b.shadow(520) +
      b.slab(-260, -110, 520, 16, c) +
      b.slab(-260, -50, 520, 16, c) +
      many(9, (at) => b.body(`M${-250 + at * 60} 0V-130L${-230 + at * 60} -156L${-210 + at * 60} -130V0Z`, c)),
    { places: ["garden"] },
  ),
};
