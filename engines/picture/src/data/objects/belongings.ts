import { darker, lighter } from "../../kit/colour.ts";
import { many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "table", "studio");
const ground = kindOf("ground", "backdrop", "livingRoom");

export const belongings = {
  kite: t(
    320,
    440,
    (b, c = "#e0352b") =>
      b.line("M0 -150C-60 -110 40 -80 -20 -40C-50 -20 -10 -6 -30 0", "#f4f0e4", 5) +
      many(3, (at) =>
        b.flat(
          `M${-22 + at * 8} ${-116 + at * 42}l-30 -14v28ZM${-22 + at * 8} ${-116 + at * 42}l30 -14v28Z`,
          "#f7c52b",
        ),
      ) +
      b.body("M0 -440L150 -300L0 -140L-150 -300Z", c) +
      b.flat("M0 -440L150 -300H0ZM0 -140L-150 -300H0Z", lighter(c, 0.22)) +
      b.line("M0 -440V-140M-150 -300H150", darker(c, 0.45), 6),
    { stance: "air", places: ["sky", "beach"] },
  ),
  sunglasses: t(
    420,
    170,
    (b, c = "#17181c") =>
      b.line("M-200 -120Q-206 -150 -170 -150M200 -120Q206 -150 170 -150", c, 16) +
      b.body(
        "M-204 -140H-26C-14 -60 -60 -10 -116 -10C-180 -10 -204 -70 -204 -140ZM26 -140H204C204 -70 180 -10 116 -10C60 -10 14 -60 26 -140Z",
        c,
      ) +
      b.line("M-30 -128Q0 -146 30 -128", c, 16) +
      b.shine("M-180 -126H-120L-160 -40C-176 -60 -182 -90 -180 -126ZM52 -126H112L76 -40C58 -60 50 -90 52 -126Z", 0.3),
    { stance: "air" },
  ),
  crown: t(
    380,
    280,
    (b, c = "#f0b92a") =>
      b.glow(0, -130, 260, c, 0.45) +
      b.body("M-170 0L-186 -220L-92 -120L0 -270L92 -120L186 -220L170 0Z", c) +
      b.flat("M0 -270L92 -120L186 -220L170 0H0Z", darker(c, 0.14)) +
      b.box(-176, -52, 352, 56, darker(c, 0.08), 10) +
      many(5, (at) => b.ball(-130 + at * 65, -24, 16, at % 2 ? "#2a7ad8" : "#d8283a")) +
      b.ball(-186, -226, 19, c) +
      b.ball(0, -276, 22, c) +
      b.ball(186, -226, 19, c),
    { stance: "air" },
  ),
  cap: t(
    380,
    230,
    (b, c = "#d8281f") =>
      b.body("M-130 -60C-140 -240 120 -250 130 -60Q0 -90 -130 -60Z", c) +
      b.body("M-140 -64Q0 -110 130 -64L196 -20C120 -40 -60 -44 -150 -26Z", darker(c, 0.18)) +
      b.disc(0, -204, 12, darker(c, 0.3)) +
      b.line("M0 -200C-30 -150 -34 -110 -32 -80", darker(c, 0.25), 5),
    { stance: "air" },
  ),
  chainsaw: t(
    520,
    230,
    (b, c = "#f07a1c") =>
      b.shadow(480) +
      b.box(-10, -120, 260, 60, "#c2c8ce", 30) +
      many(12, (at) => b.flat(`M${8 + at * 20} -120l8 -12l8 12ZM${8 + at * 20} -60l8 12l8 -12Z`, "#3a3e44")) +
      b.body("M-240 -20V-150C-240 -190 -60 -200 10 -170V-30C-40 -6 -180 0 -240 -20Z", c) +
      b.line("M-220 -150C-220 -240 -60 -250 -30 -176", "#22242a", 26) +
      b.disc(-140, -96, 42, darker(c, 0.3)) +
      b.box(-264, -110, 44, 90, "#22242a", 16),
    { places: ["workshop", "forest"] },
  ),
  bricks: ground(
    420,
    280,
    (b, c = "#b0482e") =>
      b.shadow(420) +
      many(12, (at) => {
        const [row, column] = [Math.floor(at / 3), at % 3];
        return b.box(-200 + column * 134 + (row % 2) * 14, -68 - row * 68, 126, 62, at % 2 ? c : darker(c, 0.12), 5);
      }),
    { places: ["construction"] },
  ),
  planks: ground(
    480,
    200,
    (b) =>
      b.shadow(470) +
      many(4, (at) => b.box(-230 + (at % 2) * 20, -46 - at * 46, 440, 40, at % 2 ? "#b98650" : "#a8733e", 6)) +
      many(4, (at) => b.line(`M${-200 + (at % 2) * 20} ${-26 - at * 46}q120 -10 380 2`, "#7a4f28", 4)),
    { places: ["workshop", "construction"] },
  ),
  lamp: t(
    280,
    420,
    (b, c = "#e8d6b0") =>
      b.glow(0, -330, 300, "#ffd98a", 0.75) +
      b.shadow(180) +
      b.egg(0, -14, 84, 20, "#5a4636") +
      b.box(-10, -240, 20, 226, "#6a5442", 6) +
      b.body("M-70 -410H70L130 -230H-130Z", `!${c}`) +
      b.shine("M-46 -400H-6L-40 -240H-104Z", 0.4),
    { places: ["livingRoom"] },
  ),
  fireplace: ground(
    480,
    420,
    (b) =>
      b.box(-220, -360, 440, 360, "#9a8f86", 8) +
      many(10, (at) => b.slab(-210 + (at % 5) * 86, at < 5 ? -350 : -306, 78, 36, at % 2 ? "#877c74" : "#a89d93", 4)) +
      b.slab(-130, -250, 260, 250, "#17100c", 0) +
      b.glow(0, -70, 200, "#ff8a1c", 0.9) +
      b.body("M-90 -10C-110 -110 -40 -120 -30 -200C20 -150 30 -120 60 -150C80 -110 110 -70 90 -10Z", "!#ff7a1a") +
      b.body("M-50 -10C-60 -70 -20 -80 -6 -130C20 -90 50 -70 50 -10Z", "!#ffd04a") +
      b.line("M-100 -8L90 -22M100 -8L-90 -22", "#5a3418", 22) +
      b.box(-250, -410, 500, 56, "#6a4a30", 8),
    { places: ["livingRoom"] },
  ),
  compass: t(
    340,
    360,
    (b, c = "#c8962c") =>
      b.shadow(260) +
      b.ring(0, -336, 22, c, 10) +
      b.ball(0, -160, 156, c) +
      b.disc(0, -160, 128, "#f7f1e0") +
      many(8, (at) => {
        const angle = (at / 8) * Math.PI * 2;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        return b.line(
          `M${Math.round(dx * 100)} ${Math.round(-160 + dy * 100)}L${Math.round(dx * 118)} ${Math.round(-160 + dy * 118)}`,
          "#3a2c1c",
          at % 2 ? 5 : 9,
        );
      }) +
      b.flat("M52 -250L18 -146L-18 -174Z", "#d8281f") +
      b.flat("M-52 -70L-18 -174L18 -146Z", "#3a4450") +
      b.disc(0, -160, 12, "#2a2420"),
  ),
  binoculars: t(
    380,
    300,
    (b, c = "#2e3338") =>
      b.shadow(340) +
      many(2, (at) => {
        const x = at ? 92 : -92;
        return (
          b.body(`M${x - 52} -250H${x + 52}L${x + 82} -40H${x - 82}Z`, c) +
          b.box(x - 46, -292, 92, 48, darker(c, 0.3), 10) +
          b.egg(x, -36, 82, 32, darker(c, 0.35)) +
          b.egg(x, -36, 62, 22, "#6aa8d8")
        );
      }) +
      b.box(-34, -220, 68, 90, darker(c, 0.2), 12),
  ),
  radio: t(
    440,
    320,
    (b, c = "#8a4a2c") =>
      b.shadow(420) +
      b.line("M150 -250L196 -400", "#c8ccd0", 9) +
      b.box(-210, -256, 420, 256, c, 30) +
      b.disc(-104, -126, 88, darker(c, 0.4)) +
      many(6, (at) => b.line(`M${-164 + at * 24} -196V-56`, lighter(c, 0.12), 7)) +
      b.slab(20, -220, 160, 60, "#f4e2b4", 8) +
      b.line("M96 -216V-166", "#d8281f", 7) +
      b.ball(54, -84, 40, "#d8c8a8") +
      b.ball(146, -84, 40, "#d8c8a8"),
    { places: ["livingRoom", "table"] },
  ),
  solarPanel: ground(
    460,
    340,
    (b) =>
      b.shadow(400) +
      b.line("M0 -40V0M-90 0H90", "#6a7078", 16) +
      b.body("M-170 -330H210L170 -60H-230Z", "#c2c8ce") +
      b.flat("M-158 -318H196L160 -72H-214Z", "#16366e") +
      many(5, (at) => b.line(`M${-100 + at * 62} -318L${-152 + at * 64} -72`, "#7aa4d8", 4)) +
      many(2, (at) => b.line(`M${-176 - at * 20} ${-236 + at * 82}H${188 - at * 12}`, "#7aa4d8", 4)) +
      b.shine("M-150 -310H-40L-120 -80H-206Z", 0.18),
    { places: ["farm", "desert"] },
  ),
  toilet: ground(
    300,
    400,
    (b) =>
      b.shadow(240) +
      b.box(-110, -390, 220, 170, "#f4f4f2", 16) +
      b.slab(-20, -400, 40, 16, "#b8bcc0", 6) +
      b.egg(0, -190, 130, 44, "#fbfbfa") +
      b.egg(0, -192, 92, 28, "#bcd4e0") +
      b.body("M-128 -186C-120 -90 -70 -80 -70 0H70C70 -80 120 -90 128 -186C100 -140 -100 -140 -128 -186Z", "#eceef0") +
      b.shine("M-96 -376H-60V-240H-96Z", 0.5),
    { places: ["bathroom"] },
  ),
  glassWindow: ground(
    340,
    400,
    (b, c = "#6a4a30") =>
      b.glow(0, -200, 300, "#ffcf7a", 0.6) +
      b.box(-160, -400, 320, 400, c, 6) +
      b.slab(-136, -376, 128, 164, "!#ffd98a") +
      b.slab(8, -376, 128, 164, "!#ffcf72") +
      b.slab(-136, -188, 128, 164, "!#ffcf72") +
      b.slab(8, -188, 128, 164, "!#ffc860") +
      b.shine("M-136 -376H-60L-136 -260ZM8 -376H84L8 -260Z", 0.35),
    { places: ["livingRoom"] },
  ),
};
