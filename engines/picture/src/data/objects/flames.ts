import { circle, faint, many, path, rect } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");
const ground = kindOf("ground", "backdrop", "livingRoom");

export const flames = {
  anvil: t(
    420,
    280,
    (b) =>
      b.glow(0, -260, 320, "#ff7a1a", 0.9) +
      b.shadow(360) +
      b.body(
        "M-210 -220H200Q190 -150 110 -140L60 -120L80 -60H130V0H-130V-60H-80L-60 -120C-140 -130 -200 -160 -210 -220Z",
        "#4a4a50",
      ) +
      b.slab(-160, -244, 300, 22, "!#ffb04a", 6) +
      many(14, (at) =>
        b.line(
          `M40 -250l${Math.round(Math.cos(at * 0.4 - 2.9) * (60 + (at % 4) * 40))} ${Math.round(Math.sin(at * 0.4 - 2.9) * (60 + (at % 4) * 40))}`,
          "!#ffd86a",
          3,
        ),
      ),
    { places: ["workshop", "cave"] },
  ),
  stove: ground(
    300,
    380,
    (b) =>
      b.shadow(300) +
      b.slab(-20, -560, 40, 220, "#17181b") +
      b.box(-130, -340, 260, 310, "#26262a", 14) +
      rect(-90, -240, 180, 150, "#ff8a2a", 'rx="10"') +
      path("M-80 -90C-60 -170 -30 -140 -20 -210C10 -170 30 -190 40 -220C60 -160 80 -150 84 -90Z", "#ffe08a") +
      b.glow(0, -160, 280, "#ff7a1a", 0.7) +
      b.slab(-110, -30, 30, 30, "#17181b") +
      b.slab(80, -30, 30, 30, "#17181b"),
    { places: ["sauna", "livingRoom"] },
  ),
  campfire: ground(
    300,
    280,
    (b) =>
      b.glow(0, -120, 420, "#ff8a2a", 0.95) +
      b.line("M-110 -10L90 -60M110 -10L-90 -60", "#5a3820", 36) +
      path(
        "M-90 -40C-130 -140 -40 -150 -50 -250C0 -220 10 -170 30 -190C50 -160 110 -120 80 -40Z",
        b.linear([
          [0, "#ff5a1a"],
          [0.6, "#ffa02a"],
          [1, "#ffd86a"],
        ]),
      ) +
      path("M-40 -40C-60 -100 -10 -110 -10 -160C30 -130 60 -90 36 -40Z", "#fff0b0") +
      many(12, (at) => circle(Math.sin(at * 2.7) * 90, -180 - at * 22, 4, "#ffd06a", faint(0.9))),
    { places: ["forest", "lake", "beach"] },
  ),
  candle: t(
    160,
    340,
    (b) =>
      b.glow(0, -290, 240, "#ffc85a", 0.9) +
      b.shadow(160) +
      b.box(-46, -220, 92, 220, "#f4ead4", 14) +
      b.flat("M-46 -200Q-30 -150 -16 -196Q0 -140 18 -200Q30 -170 46 -204V-220H-46Z", "#fffaf0") +
      path("M0 -330C-34 -280 -22 -246 0 -240C22 -246 34 -280 0 -330Z", "#ffb02a") +
      path("M0 -296C-14 -270 -10 -250 0 -246C10 -250 14 -270 0 -296Z", "#fff6c8"),
  ),
  lantern: ground(
    220,
    360,
    (b) =>
      b.glow(0, -160, 360, "#ffc04a", 0.9) +
      b.ring(0, -330, 34, "#3a2c20", 9) +
      b.body("M-80 -250L-40 -300H40L80 -250Z", "#3a2c20") +
      b.slab(-66, -250, 132, 200, "!#ffe49a", 10) +
      path("M0 -200C-36 -140 -24 -90 0 -84C24 -90 36 -140 0 -200Z", "#ff9a2a") +
      b.line("M-66 -250V-50M66 -250V-50M0 -250V-50", "#3a2c20", 9) +
      b.box(-86, -54, 172, 50, "#3a2c20", 8),
    { places: ["cave", "forest"] },
  ),
};
