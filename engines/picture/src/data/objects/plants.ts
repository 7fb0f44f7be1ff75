import { darker, lighter } from "../../kit/colour.ts";
import { many, path } from "../../kit/svg.ts";
import { type DrawThing, kindOf } from "../../objects/thing.ts";

const t = kindOf("ground", "meadow", "forest");

const wildPine: DrawThing = (b, c = "#1f5a3c") =>
  b.shadow(220) +
  b.box(-20, -70, 40, 70, "#5a3a22") +
  many(4, (at) =>
    b.body(`M0 ${-460 + at * 80}L${74 + at * 24} ${-300 + at * 84}L${-74 - at * 24} ${-300 + at * 84}Z`, c),
  );

export const plants = {
  tree: t(
    360,
    440,
    (b, c = "#3f8a3c") =>
      b.shadow(300) +
      b.body("M-34 0C-20 -100 -30 -180 -60 -240L0 -190L50 -250C30 -170 24 -100 44 0Z", "#6a4426") +
      many(14, (at) =>
        b.ball(
          Math.cos(at * 0.9) * (50 + (at % 4) * 30),
          -310 + Math.sin(at * 1.4) * 84,
          74,
          at % 3 ? c : lighter(c, 0.12),
        ),
      ),
  ),
  pineTree: t(280, 460, wildPine),
  christmasTree: t(
    300,
    480,
    (b) =>
      wildPine(b) +
      many(16, (at) =>
        b.ball(
          Math.sin(at * 2.1) * (30 + at * 6),
          -400 + at * 22,
          14,
          ["#e8283a", "#f8d04a", "#4ac8ff"][at % 3] ?? "#e8283a",
        ),
      ) +
      path("M0 -510l15 36l39 4l-30 26l9 38l-33 -20l-33 20l9 -38l-30 -26l39 -4Z", "#ffe04a") +
      b.glow(0, -460, 150, "#ffe48a", 0.8),
    { places: ["livingRoom", "winterVillage"] },
  ),
  cactus: t(
    240,
    400,
    (b, c = "#4a8a4a") =>
      b.shadow(200) +
      b.line("M-100 -250V-190Q-100 -150 0 -150M100 -300V-230Q100 -190 0 -190", c, 56) +
      b.box(-46, -390, 92, 390, c, 46) +
      many(3, (at) => b.line(`M${-22 + at * 22} -370V-10`, darker(c, 0.3), 4)) +
      b.ball(0, -392, 20, "#f06a8a"),
    { places: ["desert", "canyon"] },
  ),
  flower: t(
    240,
    380,
    (b, c = "#f0508a") =>
      b.line("M0 0V-230", "#3f8a34", 17) +
      b.body(
        "M0 -80C-70 -120 -110 -90 -120 -60C-80 -40 -30 -50 0 -70ZM0 -120C60 -160 100 -140 110 -110C80 -90 30 -90 0 -110Z",
        "#4a9a3c",
      ) +
      many(8, (at) => b.egg(Math.cos(at * 0.785) * 70, -280 + Math.sin(at * 0.785) * 70, 46, 46, c)) +
      b.ball(0, -280, 48, "#f8c82c"),
    { places: ["garden", "meadow"] },
  ),
  sunflower: t(
    280,
    460,
    (b) =>
      b.line("M0 0V-280", "#3f8a34", 20) +
      b.body("M0 -100C-80 -140 -130 -100 -140 -70C-90 -50 -30 -60 0 -90Z", "#4a9a3c") +
      many(16, (at) => `<g transform="rotate(${at * 22.5} 0 -330)">${b.egg(0, -430, 24, 56, "#f8c01c")}</g>`) +
      b.ball(0, -330, 76, "#5a3418"),
    { places: ["farm", "meadow"] },
  ),
  rose: t(
    220,
    420,
    (b, c = "#d8203a") =>
      b.line("M0 0V-270", "#2f7a34", 15) +
      b.body("M0 -120C70 -160 110 -130 116 -100C80 -80 30 -90 0 -110Z", "#3f8a3c") +
      b.ball(0, -320, 92, c) +
      b.line(
        "M-60 -330C-40 -390 50 -390 60 -330C50 -290 -30 -290 -30 -330C-20 -360 30 -350 24 -326M-80 -300C-40 -250 50 -250 80 -300",
        darker(c, 0.4),
        8,
      ),
    { places: ["garden"] },
  ),
  mushroom: t(
    300,
    320,
    (b, c = "#d82a24") =>
      b.shadow(220) +
      b.body("M-60 0C-50 -100 -50 -130 -44 -160H44C50 -130 50 -100 60 0Z", "#f8f0e0") +
      b.body("M-150 -140C-150 -340 150 -340 150 -140Q0 -100 -150 -140Z", c) +
      b.oval(-70, -200, 28, 20, "#fffaf0") +
      b.oval(20, -250, 32, 22, "#fffaf0") +
      b.oval(90, -180, 22, 17, "#fffaf0") +
      b.oval(0, -165, 17, 11, "#fffaf0"),
    { places: ["forest"] },
  ),
  leaf: t(
    300,
    360,
    (b, c = "#4aa84a") =>
      b.body("M0 0C-140 -80 -150 -240 0 -360C150 -240 140 -80 0 0Z", c) +
      b.line("M0 10V-320M0 -90L-70 -150M0 -90L70 -150M0 -170L-60 -226M0 -170L60 -226", darker(c, 0.35), 8),
  ),
  pumpkin: t(
    360,
    300,
    (b, c = "#f0801c") =>
      b.shadow(340) +
      b.line("M0 -240Q10 -290 50 -300", "#4a7a2c", 28) +
      many(5, (at) => b.egg([-110, 110, -60, 60, 0][at] ?? 0, -120, 80, 118, c)) +
      path(
        "M-90 -150L-50 -190L-24 -140ZM90 -150L50 -190L24 -140ZM-100 -90L-60 -70L-40 -90L-14 -64L14 -90L40 -66L64 -90L100 -90Q60 -24 0 -24Q-60 -24 -100 -90Z",
        "#ffe04a",
      ),
    { places: ["farm", "graveyard"] },
  ),
  coral: kindOf("deep", "underwater")(300, 320, (b, c = "#f0605a") =>
    b.line("M0 0V-140L-70 -240M0 -140L60 -260M-40 -190L-110 -200M34 -200L110 -220M0 -60L-70 -110M0 -60L80 -110", c, 30),
  ),
  hay: t(
    360,
    240,
    (b) =>
      b.shadow(360) +
      b.box(-170, -220, 340, 220, "#e0b44a", 14) +
      many(18, (at) => b.line(`M${-150 + (at % 9) * 36} ${-190 + Math.floor(at / 9) * 100}l24 14`, "#b8882c", 5)) +
      b.slab(-100, -220, 17, 220, "#8a5a30") +
      b.slab(84, -220, 17, 220, "#8a5a30"),
    { places: ["farm"] },
  ),
  nest: t(
    320,
    200,
    (b) =>
      b.shadow(300) +
      many(3, (at) => b.egg(-60 + at * 60, -110, 44, 58, "#bfe4f0")) +
      b.body("M-150 -100C-150 20 150 20 150 -100Q0 -50 -150 -100Z", "#8a5c30"),
  ),
};
