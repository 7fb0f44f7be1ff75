import { darker } from "../../kit/colour.ts";
import { circle, faint, many, path } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";
import { pane } from "./parts/building-parts.ts";

const t = kindOf("ground", "meadow", "mountains");
const lit = "!#ffd27a";

export const grounds = {
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
