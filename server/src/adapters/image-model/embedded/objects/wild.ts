import { darker, lighter } from "../kit/colour.ts";
import { circle, ellipse, faint, many, path } from "../kit/marks.ts";
import { type DrawThing, kindOf } from "./thing.ts";

const t = kindOf("ground", "meadow", "forest");

const wildPine: DrawThing = (b, c = "#1f5a3c") =>
  b.shadow(220) +
  b.box(-20, -70, 40, 70, "#5a3a22") +
  many(4, (at) =>
    b.body(`M0 ${-460 + at * 80}L${74 + at * 24} ${-300 + at * 84}L${-74 - at * 24} ${-300 + at * 84}Z`, c),
  );

export const wild = {
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
  rock: t(
    380,
    260,
    (b, c = "#8a8680") =>
      b.shadow(380) +
      b.body("M-190 0L-170 -120L-90 -230L40 -260L140 -190L190 -60L180 0Z", c) +
      b.flat("M40 -260L140 -190L190 -60L180 0H60L90 -120Z", darker(c, 0.35), faint(0.6)) +
      b.shine("M-160 -116L-86 -220L20 -248L-40 -170Z", 0.2),
  ),
  mountain: t(
    640,
    420,
    (b, c = "#6a7a90") =>
      b.flat("M0 -420L-320 0H40L20 -200Z", lighter(c, 0.15)) +
      b.flat("M0 -420L20 -200L40 0H320Z", darker(c, 0.3)) +
      b.flat("M0 -420L-90 -300L-50 -320L-20 -280L10 -310Z", "#ffffff") +
      b.flat("M0 -420L100 -296L60 -312L30 -280L10 -310Z", "#c8d8e4"),
    { places: ["mountains"] },
  ),
  iceberg: t(
    520,
    360,
    (b) =>
      b.flat("M-240 0L-180 -180L-60 -340L40 -250L120 -290L240 0Z", "#eaf6fc") +
      b.flat("M-60 -340L40 -250L20 0H240L120 -290L40 -250L-10 -120Z", "#9ac8e0"),
    { stance: "water", places: ["arctic"] },
  ),
  snowman: t(
    360,
    570,
    (b) =>
      b.shadow(300) +
      b.ball(0, -120, 140, "#f6fafd") +
      b.ball(0, -290, 104, "#f8fbfe") +
      b.ball(0, -410, 78, "#fafcff") +
      b.line("M-90 -300L-200 -370M-170 -350L-190 -400M90 -300L200 -360M170 -344L206 -390", "#5a3a22", 13) +
      circle(-26, -428, 10, "#17181b") +
      circle(26, -428, 10, "#17181b") +
      b.body("M0 -414L90 -396L0 -390Z", "#f07a1c") +
      many(5, (at) => circle(-36 + at * 18, -372 + Math.abs(at - 2) * -6, 5, "#17181b")) +
      many(3, (at) => circle(0, -320 + at * 44, 9, "#17181b")) +
      b.body("M-84 -366Q0 -330 84 -366L90 -340Q0 -300 -90 -340Z", "#d8283a") +
      b.body("M50 -348L90 -340L84 -240L48 -246Z", "#b81c2c") +
      b.box(-60, -560, 120, 90, "#22242a", 6) +
      b.box(-96, -482, 192, 22, "#22242a", 8) +
      b.slab(-60, -502, 120, 20, "#d8283a"),
    { places: ["snowfield", "winterVillage"] },
  ),
  meteor: kindOf("air", "space", "desert")(
    420,
    400,
    (b) =>
      path(
        "M-60 -120L180 -420L220 -360L260 -400L60 -60Z",
        b.linear(
          [
            [0, "#fff4b0"],
            [0.5, "#ff8a2a"],
            [1, "#ff3a0a", 0],
          ],
          0,
          1,
          1,
          0,
        ),
      ) +
      b.glow(-20, -90, 260, "#ff8a2a", 0.9) +
      b.ball(-20, -90, 92, "#6a4a3c") +
      b.oval(-50, -110, 24, 17, "#3a2620") +
      b.oval(14, -70, 19, 14, "#3a2620") +
      b.oval(0, -130, 14, 9, "#3a2620"),
  ),
  planet: kindOf("air", "space")(
    400,
    320,
    (b, c = "#d8843a") =>
      b.glow(0, -160, 260, c, 0.5) +
      b.ball(0, -160, 140, c) +
      ellipse(
        0,
        -160,
        220,
        50,
        "none",
        `stroke="${lighter(c, 0.5)}" stroke-width="22" opacity=".8" transform="rotate(-18 0 -160)"`,
      ),
  ),
  earth: kindOf("air", "space")(
    340,
    340,
    (b) =>
      b.glow(0, -170, 280, "#5ab0ff", 0.6) +
      b.ball(0, -170, 165, "#2a7ad0") +
      b.flat(
        "M-120 -220C-100 -290 -20 -300 0 -260C20 -230 -30 -210 -20 -170C-10 -130 -60 -120 -80 -160C-110 -170 -130 -190 -120 -220ZM40 -180C80 -220 140 -210 150 -170C140 -100 90 -60 60 -70C40 -100 20 -140 40 -180Z",
        "#4aa84a",
      ) +
      b.shine("M-130 -230C-110 -300 -50 -326 0 -326C-60 -300 -90 -260 -100 -200Z", 0.35),
  ),
  moon: kindOf("air", "sky")(
    320,
    320,
    (b) =>
      b.glow(0, -160, 300, "#f4f0d0", 0.7) +
      b.ball(0, -160, 150, "!#f4ecd0") +
      b.oval(-50, -190, 36, 32, "!#d8d0b4") +
      b.oval(50, -120, 28, 24, "!#d8d0b4") +
      b.oval(20, -230, 19, 17, "!#d8d0b4"),
    { places: ["sky"] },
  ),
  sun: kindOf("air", "sky")(
    380,
    380,
    (b) =>
      b.glow(0, -190, 420, "#ffe06a", 0.9) +
      many(12, (at) => `<g transform="rotate(${at * 30} 0 -190)">${path("M-20 -330L0 -390L20 -330Z", "#ffb02a")}</g>`) +
      b.ball(0, -190, 124, "!#ffd83a"),
  ),
  cloud: kindOf("air", "sky")(
    420,
    240,
    (b) =>
      b.ball(-110, -90, 80, "#e4ecf2") +
      b.ball(0, -130, 110, "#f4f8fb") +
      b.ball(110, -90, 84, "#e4ecf2") +
      b.slab(-180, -80, 370, 70, "#eef3f7", 35),
  ),
  tornado: t(
    420,
    520,
    (b) =>
      many(13, (at) =>
        b.egg(
          Math.sin(at * 0.8) * 26,
          -30 - at * 38,
          34 + at * 15,
          20 + at * 1.6,
          at % 2 ? "#8a8c88" : "#5e625f",
          faint(0.92),
        ),
      ) + many(14, (at) => b.slab(Math.cos(at * 2.3) * (80 + at * 8), -40 - at * 26, 17, 11, "#3a3028")),
    { places: ["farm", "road"] },
  ),
  fire: t(
    320,
    420,
    (b) =>
      b.glow(0, -180, 420, "#ff7a1a", 0.9) +
      path(
        "M-130 0C-190 -130 -70 -190 -90 -340C0 -290 -10 -220 20 -230C40 -280 30 -330 60 -410C100 -300 190 -190 130 0Z",
        b.linear([
          [0, "#ff3a0a"],
          [0.6, "#ff8a1a"],
          [1, "#ffc84a"],
        ]),
      ) +
      path(
        "M-70 0C-100 -90 -30 -120 -40 -210C20 -170 10 -130 40 -150C80 -100 100 -60 70 0Z",
        b.linear([
          [0, "#ffb02a"],
          [1, "#fff6c0"],
        ]),
      ),
    { places: ["forest", "battlefield"] },
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
  snowflake: kindOf("air", "snowfield")(
    320,
    320,
    (b) =>
      b.glow(0, -160, 260, "#c8f0ff", 0.6) +
      many(
        6,
        (at) =>
          `<g transform="rotate(${at * 60} 0 -160)">${b.line("M0 -160V-310M0 -260L-34 -290M0 -260L34 -290M0 -216L-28 -240M0 -216L28 -240", "!#f0fbff", 13)}</g>`,
      ),
  ),
  crystal: t(
    340,
    380,
    (b, c = "#8a5aff") =>
      b.glow(0, -180, 320, c, 0.7) +
      many(5, (at) => {
        const [x, h, r] = [
          [-110, 200, -22],
          [-50, 300, -8],
          [20, 370, 3],
          [80, 260, 14],
          [130, 170, 28],
        ][at] as [number, number, number];
        return `<g transform="rotate(${r} ${x} 0)">${b.flat(`M${x - 40} 0V${-h + 60}L${x} ${-h}V0Z`, `!${lighter(c, 0.35)}`)}${b.flat(`M${x} 0V${-h}L${x + 40} ${-h + 60}V0Z`, `!${darker(c, 0.2)}`)}</g>`;
      }),
    { places: ["cave"] },
  ),
  iceWall: t(
    420,
    560,
    (b) =>
      b.body("M-200 0L-190 -560H190L200 0Z", "#bfe4f4") +
      many(11, (at) =>
        b.body(
          `M${-190 + at * 36} -560V${-300 + ((at * 83) % 240)}l17 70l17 -74V-560Z`,
          at % 2 ? "#f4fcff" : "#8ac8e4",
        ),
      ) +
      b.line(
        "M-120 -500L-100 -300L-130 -120M40 -540L60 -360L30 -200L50 -20M140 -420L120 -180",
        "#5aa0c8",
        5,
        faint(0.6),
      ),
    { places: ["mountains", "snowfield"] },
  ),
  footprints: t(
    420,
    300,
    (b) =>
      many(
        6,
        (at) =>
          b.oval(-150 + at * 56, -30 - at * 44 + (at % 2) * 22, 34 - at * 4, 15 - at * 1.6, "#1c1c22", faint(0.75)) +
          b.oval(-130 + at * 56, -52 - at * 44 + (at % 2) * 22, 15 - at * 1.5, 8 - at * 0.7, "#1c1c22", faint(0.75)),
      ),
    { places: ["forest", "street"] },
  ),
  nest: t(
    320,
    200,
    (b) =>
      b.shadow(300) +
      many(3, (at) => b.egg(-60 + at * 60, -110, 44, 58, "#bfe4f0")) +
      b.body("M-150 -100C-150 20 150 20 150 -100Q0 -50 -150 -100Z", "#8a5c30"),
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
};
