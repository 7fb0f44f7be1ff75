import { darker, lighter } from "../../kit/colour.ts";
import { many } from "../../kit/svg.ts";
import { kindOf, wheel } from "../../objects/thing.ts";

const ground = kindOf("ground", "farm", "garden", "village");

export const yard = {
  diningTable: ground(
    560,
    260,
    (b, c = "#a8703c") =>
      b.shadow(540) +
      many(4, (at) =>
        b.box([-250, 210, -190, 150][at] ?? 0, at < 2 ? -236 : -230, 40, at < 2 ? 236 : 200, darker(c, 0.25), 8),
      ) +
      b.box(-270, -220, 540, 34, darker(c, 0.12), 6) +
      b.box(-290, -260, 580, 46, c, 12) +
      many(3, (at) => b.line(`M${-260 + at * 180} -238h120`, darker(c, 0.2), 4)),
    { places: ["livingRoom", "restaurant"] },
  ),
  sack: ground(
    260,
    320,
    (b, c = "#d8bc8a") =>
      b.shadow(240) +
      b.body("M-70 -250C-150 -190 -150 -20 -100 0H100C150 -20 150 -190 70 -250Z", c) +
      b.body("M-90 -320C-50 -300 -30 -316 0 -304C30 -316 50 -300 90 -320L66 -250H-66Z", lighter(c, 0.12)) +
      b.line("M-72 -252Q0 -236 72 -252", "#8a5a2c", 16) +
      b.line("M-60 -200C-80 -130 -80 -80 -70 -40M50 -210C74 -150 76 -90 64 -50", darker(c, 0.22), 6) +
      b.oval(0, -120, 52, 58, lighter(c, 0.3)),
    { places: ["farm", "warehouse"] },
  ),
  bench: ground(
    480,
    220,
    (b) =>
      b.shadow(460) +
      b.slab(-210, -220, 420, 26, "#8a5a34", 6) +
      b.slab(-210, -180, 420, 26, "#8a5a34", 6) +
      b.slab(-220, -110, 440, 30, "#9a6a40", 8) +
      b.slab(-180, -90, 22, 90, "#3a3e42") +
      b.slab(158, -90, 22, 90, "#3a3e42") +
      b.line("M-170 -110V-220M170 -110V-220", "#3a3e42", 13),
    { places: ["autumnWoods", "garden"] },
  ),
};

export const basins = {
  sink: ground(
    300,
    330,
    (b, c = "#f6f7f4") =>
      b.shadow(200) +
      b.body("M-40 -170L-30 0H30L40 -170Z", darker(c, 0.08)) +
      b.body("M-150 -230H150C140 -160 90 -140 0 -140C-90 -140 -140 -160 -150 -230Z", c) +
      b.slab(-160, -244, 320, 24, lighter(c, 0.2), 12) +
      b.line("M-20 -244V-310Q-20 -326 0 -326H20Q40 -326 40 -306V-286", "#8a949c", 20) +
      b.ball(-64, -256, 18, "#8a949c"),
    { places: ["bathroom", "kitchen"] },
  ),
  fishBowl: ground(
    320,
    300,
    (b) =>
      b.shadow(260) +
      b.body("M-100 -290C-190 -220 -190 -40 -90 0H90C190 -40 190 -220 100 -290Z", "#cfe8f4") +
      b.flat("M-146 -200C-170 -110 -150 -30 -90 -6H90C150 -30 170 -110 146 -200Z", "#5cb4e0") +
      b.egg(-10, -110, 56, 34, "#f07a1c") +
      b.flat("M36 -110L92 -150V-70Z", "#f07a1c") +
      b.disc(-40, -118, 7, "#17110e") +
      b.line("M90 -10Q70 -70 100 -110", "#3a9a44", 12) +
      b.slab(-112, -300, 224, 20, "#e8f4fa", 10),
    { places: ["livingRoom"] },
  ),
};

/** Pulled by hand or by animals. */
export const carts = {
  cart: ground(
    480,
    280,
    (b, c = "#9a6434") =>
      b.shadow(440) +
      b.line("M200 -120L300 -70", darker(c, 0.3), 20) +
      b.body("M-240 -250H240L210 -110H-210Z", c) +
      many(3, (at) => b.line(`M${-230 + at * 8} ${-215 + at * 36}H${230 - at * 8}`, darker(c, 0.3), 6)) +
      b.slab(-214, -118, 428, 22, darker(c, 0.35), 6) +
      wheel(b, -120, -80, 80) +
      wheel(b, 120, -80, 80),
  ),
};
