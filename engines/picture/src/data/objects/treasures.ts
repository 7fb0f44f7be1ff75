import { darker, lighter } from "../../kit/colour.ts";
import { circle, faint, many, path } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");
const ground = kindOf("ground", "backdrop", "livingRoom");

export const treasures = {
  key: t(
    340,
    200,
    (b) =>
      b.shadow(320) +
      b.ring(-100, -110, 60, "!#e8b83a", 30) +
      b.body("M-44 -126H170V-60H140V-94H110V-50H80V-94H-44Z", "!#e8b83a"),
    { places: ["table"] },
  ),
  padlock: t(
    260,
    340,
    (b) =>
      b.shadow(240) +
      b.line("M-70 -180V-240C-70 -340 70 -340 70 -240V-180", "#b8bec6", 34) +
      b.box(-120, -200, 240, 200, "#e0a82c", 24) +
      b.disc(0, -116, 28, "#4a3410") +
      b.slab(-12, -110, 24, 66, "#4a3410", 8),
    { places: ["backdrop", "vault"] },
  ),
  chest: ground(
    420,
    300,
    (b) =>
      b.shadow(430) +
      b.glow(0, -190, 360, "#ffd04a", 0.95) +
      b.body("M-190 -250C-190 -340 190 -340 190 -250L176 -200H-176Z", "#6a3f20") +
      b.line("M-182 -230C-180 -316 180 -316 182 -230", "!#d8a83a", 15) +
      many(15, (at) =>
        b.egg(-150 + (at % 8) * 43, -172 - Math.floor(at / 8) * 24 - (at % 2) * 12, 28, 17, "!#ffd24a"),
      ) +
      b.disc(-60, -206, 20, "!#e83a5a") +
      b.disc(70, -204, 18, "!#4ad0ff") +
      b.body("M-190 -160H190L176 0H-176Z", "#8a5428") +
      b.slab(-192, -170, 384, 28, "!#d8a83a", 6) +
      b.slab(-150, -160, 26, 160, "!#c8962c") +
      b.slab(124, -160, 26, 160, "!#c8962c") +
      b.box(-34, -180, 68, 76, "!#f0c84a", 10) +
      b.disc(0, -140, 11, "#3a2410"),
    { places: ["cave", "beach"] },
  ),
  box: ground(
    380,
    320,
    (b, c = "#c8985c") =>
      b.shadow(400) +
      b.glow(0, -250, 320, "#fff0b0", 0.9) +
      b.body("M-180 -230H180V0H-180Z", c) +
      b.body("M-180 -230L-250 -300L-60 -290L0 -230ZM180 -230L250 -300L60 -290L0 -230Z", lighter(c, 0.14)) +
      b.slab(-26, -230, 52, 230, lighter(c, 0.3)) +
      b.dark("M40 -230H180V0H60Z", 0.14) +
      b.flat("M110 -70l24 -34l24 34h-14v30h-20v-30Z", darker(c, 0.5)),
    { places: ["livingRoom", "studio"] },
  ),
  gift: ground(
    320,
    340,
    (b, c = "#d8283a") =>
      b.shadow(320) +
      b.box(-140, -210, 280, 210, c, 8) +
      b.box(-156, -260, 312, 60, lighter(c, 0.1), 8) +
      b.slab(-26, -260, 52, 260, "!#ffd86a") +
      b.body(
        "M0 -260C-60 -350 -150 -330 -120 -270C-100 -250 -50 -256 0 -260C60 -350 150 -330 120 -270C100 -250 50 -256 0 -260Z",
        "!#ffd86a",
      ),
    { places: ["livingRoom"] },
  ),
  mystery: ground(
    300,
    420,
    (b) =>
      b.shadow(300) +
      b.glow(0, -230, 400, b.lamp.key, 0.7) +
      b.body("M-150 0L-124 -50H124L150 0Z", "#4a4450") +
      b.body(
        "M-104 -380Q0 -420 104 -380C116 -270 120 -190 158 -56Q132 -22 104 -52Q74 -18 42 -48Q6 -14 -30 -46Q-62 -16 -92 -50Q-126 -20 -158 -56C-120 -190 -116 -270 -104 -380Z",
        "#b8303a",
      ) +
      b.flat("M-104 -380Q0 -420 104 -380Q0 -346 -104 -380Z", "#d8505a") +
      b.dark("M60 -368Q90 -372 104 -380C116 -270 120 -190 158 -56Q132 -22 104 -52C98 -160 84 -280 60 -368Z", 0.4) +
      b.line(
        "M-74 -366C-78 -250 -100 -150 -118 -60M84 -368C86 -260 100 -150 122 -62M-40 -120C-44 -96 -50 -70 -58 -50M50 -120C52 -96 60 -76 68 -50",
        "#7a1c26",
        6,
        faint(0.6),
      ) +
      b.line("M-46 -262C-50 -334 52 -334 50 -270C48 -222 0 -222 2 -170", "#5a141c", 40) +
      b.line("M-46 -262C-50 -334 52 -334 50 -270C48 -222 0 -222 2 -170", "!#ffd86a", 28) +
      b.disc(2, -122, 24, "#5a141c") +
      b.disc(2, -122, 18, "!#ffd86a") +
      many(4, (at) =>
        path(
          `M${at % 2 ? 150 + at * 8 : -164 - at * 10} ${-340 + at * 44}l7 17l17 7l-17 7l-7 17l-7 -17l-17 -7l17 -7Z`,
          "#fff4b8",
        ),
      ),
    { places: ["stage", "museum", "dream"], isSigned: true },
  ),
  artifact: ground(
    260,
    420,
    (b) =>
      b.glow(0, -260, 360, "#7affe8", 0.9) +
      b.body("M-110 0L-80 -90H80L110 0Z", "#4a4450") +
      b.body("M0 -420L80 -290L50 -120H-50L-80 -290Z", "!#3ad0c8") +
      b.flat("M0 -420L80 -290L0 -250Z", "!#a8fff4") +
      b.flat("M0 -420L-80 -290L0 -250Z", "!#6af0e0") +
      b.flat("M0 -250L80 -290L50 -120Z", "!#1c8a94"),
    { places: ["cave", "ruins", "alienPlanet"] },
  ),
  mirror: ground(
    280,
    420,
    (b) =>
      b.shadow(240) +
      `<ellipse cx="0" cy="-220" rx="130" ry="200" fill="${b.lit("#d8a83a")}"/><ellipse cx="0" cy="-220" rx="106" ry="174" fill="${b.linear(
        [
          [0, "#e8f8ff"],
          [0.5, "#a8ccdc"],
          [1, "#6a94a8"],
        ],
        0,
        0,
        1,
        1,
      )}"/>` +
      b.shine("M-70 -330L-20 -350L-80 -160L-96 -200Z", 0.5),
  ),
  crystalBall: t(
    280,
    340,
    (b) =>
      b.glow(0, -190, 320, "#b06aff", 0.8) +
      b.body("M-100 0L-70 -80H70L100 0Z", "#d8a83a") +
      circle(
        0,
        -190,
        130,
        b.radial(
          [
            [0, "#ffffff"],
            [0.3, "#e0b8ff"],
            [0.7, "#6a3ad8"],
            [1, "#2a1060"],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ) +
      b.shine("M-90 -220C-80 -270 -40 -290 0 -290C-40 -270 -60 -240 -64 -200Z", 0.6),
    { places: ["library", "dream"] },
  ),
};
