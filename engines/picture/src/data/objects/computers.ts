import { darker } from "../../kit/colour.ts";
import { circle, faint, many, path, rect } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "desk", "gamingRoom", "office");
const SCREEN = ["#0c2238", "#2a6ad8", "#5ad0ff"] as const;

export const computers = {
  phone: t(
    230,
    430,
    (b, c = "#22242a") =>
      b.shadow(230) +
      b.box(-108, -430, 216, 430, c, 38) +
      rect(
        -92,
        -412,
        184,
        394,
        b.linear([
          [0, "#3a2a8a"],
          [0.5, "#c84a8a"],
          [1, "#ffb04a"],
        ]),
        'rx="26"',
      ) +
      many(12, (at) =>
        b.slab(
          -72 + (at % 3) * 54,
          -350 + Math.floor(at / 3) * 62,
          40,
          40,
          `!${["#ff5a4a", "#4ad07a", "#4a9aff", "#ffd04a"][at % 4]}`,
          11,
        ),
      ) +
      b.slab(-34, -406, 68, 18, "#0c0c10", 9) +
      b.slab(-50, -44, 100, 8, "!#ffffff", 4) +
      b.glow(0, -220, 260, "#c87aff", 0.3),
  ),
  laptop: t(
    480,
    320,
    (b, c = "#b8bec6") =>
      b.shadow(500) +
      b.box(-200, -310, 400, 260, "#2a2e34", 14) +
      rect(
        -184,
        -294,
        368,
        226,
        b.linear(
          [
            [0, SCREEN[0]],
            [0.7, SCREEN[1]],
            [1, SCREEN[2]],
          ],
          0,
          0,
          1,
          1,
        ),
        'rx="4"',
      ) +
      many(6, (at) =>
        b.slab(
          -156,
          -266 + at * 30,
          [180, 120, 220, 90, 160, 130][at] ?? 100,
          12,
          `!${["#8affc0", "#ffd06a", "#ffffff"][at % 3]}`,
          6,
        ),
      ) +
      b.body("M-240 -20L-206 -54H206L240 -20Q240 0 220 0H-220Q-240 0 -240 -20Z", c) +
      b.slab(-50, -24, 100, 12, darker(c, 0.25), 6) +
      b.glow(0, -180, 300, "#5ab0ff", 0.35),
  ),
  computer: t(
    560,
    440,
    (b) =>
      b.shadow(560) +
      b.box(90, -420, 190, 420, "#1c1e26", 14) +
      rect(106, -404, 120, 388, "#0e1018", 'rx="8"') +
      many(3, (at) => {
        const y = -340 + at * 120;
        const c = ["#ff3aa8", "#3ae0ff", "#a04aff"][at] ?? "#ff3aa8";
        return (
          b.glow(166, y, 90, c, 0.7) +
          circle(166, y, 46, "none", `stroke="${c}" stroke-width="9"`) +
          many(6, (k) =>
            path(
              `M166 ${y}l${Math.round(Math.cos(k * 1.05) * 36)} ${Math.round(Math.sin(k * 1.05) * 36)}`,
              "none",
              `stroke="${c}" stroke-width="6" opacity=".7"`,
            ),
          )
        );
      }) +
      b.box(-280, -330, 340, 230, "#17181e", 10) +
      rect(
        -268,
        -318,
        316,
        200,
        b.linear(
          [
            [0, "#14083a"],
            [0.6, "#6a2ad8"],
            [1, "#ff5aa8"],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      b.flat("M-268 -118V-170L-200 -230L-150 -180L-80 -260L48 -150V-118Z", "!#2a0e5c") +
      b.box(-136, -100, 50, 60, "#2a2c34") +
      b.box(-190, -44, 160, 16, "#2a2c34", 6) +
      b.box(-250, -22, 260, 20, "#22242c", 8),
  ),
  monitor: t(
    460,
    380,
    (b) =>
      b.shadow(420) +
      b.box(-30, -100, 60, 80, "#3a3e46") +
      b.box(-110, -26, 220, 26, "#3a3e46", 10) +
      b.box(-230, -380, 460, 290, "#1c1e24", 14) +
      rect(
        -214,
        -364,
        428,
        250,
        b.linear(
          [
            [0, SCREEN[0]],
            [0.6, SCREEN[1]],
            [1, SCREEN[2]],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      b.glow(0, -240, 320, "#5ab0ff", 0.35),
  ),
  keyboard: t(
    520,
    180,
    (b) =>
      b.shadow(520) +
      b.body("M-250 -140H250L262 -10Q262 0 250 0H-250Q-262 0 -262 -10Z", "#34302c") +
      many(44, (at) => {
        const row = Math.floor(at / 11);
        return b.box(
          -238 + (at % 11) * 43.5 - row * 1.5,
          -130 + row * 31,
          36,
          26,
          at % 17 === 5 ? "#f07a1c" : at % 5 === 0 ? "#9fb4b0" : "#e9e3d8",
          5,
        );
      }),
  ),
  tv: t(
    480,
    330,
    (b, c = "#6a4428") =>
      b.shadow(440) +
      b.line("M-60 -280L-120 -380M60 -280L130 -390", "#8a9096", 8) +
      b.box(-220, -290, 440, 270, c, 26) +
      rect(
        -196,
        -266,
        300,
        220,
        b.radial([
          [0, "#d8f4ff"],
          [0.6, "#5a9ac8"],
          [1, "#1c3a5a"],
        ]),
        'rx="30"',
      ) +
      b.ball(160, -220, 26, "#d8b878") +
      b.ball(160, -150, 26, "#d8b878") +
      many(4, (at) => b.slab(136, -100 + at * 16, 50, 6, "#3a2414")) +
      b.slab(-160, -24, 40, 24, "#3a2414") +
      b.slab(120, -24, 40, 24, "#3a2414"),
  ),
  controller: t(
    420,
    260,
    (b, c = "#e8e8ec") =>
      b.shadow(400) +
      b.body(
        "M-120 -220H120C190 -220 230 -60 200 -10C170 20 130 -20 100 -70H-100C-130 -20 -170 20 -200 -10C-230 -60 -190 -220 -120 -220Z",
        c,
      ) +
      b.slab(-146, -164, 76, 24, "#22242a", 6) +
      b.slab(-120, -190, 24, 76, "#22242a", 6) +
      many(4, (at) =>
        b.disc(
          [120, 150, 120, 90][at] ?? 0,
          [-190, -160, -130, -160][at] ?? 0,
          15,
          `!${["#ffd04a", "#ff5a4a", "#4ad07a", "#4a9aff"][at]}`,
        ),
      ) +
      b.ball(-54, -104, 32, "#3a3c44") +
      b.ball(54, -104, 32, "#3a3c44"),
  ),
  vr: t(
    380,
    220,
    (b) =>
      b.shadow(360) +
      b.line("M-180 -120C-180 -240 180 -240 180 -120", "#3a3c44", 26) +
      b.box(-180, -170, 360, 160, "#f0f2f6", 50) +
      rect(-150, -140, 300, 100, "#15171e", 'rx="40"') +
      b.shine("M-120 -120L-40 -132L-90 -60L-130 -70Z", 0.4) +
      b.slab(-90, -98, 180, 10, "!#4ae0ff", 5),
  ),
  watch: t(
    240,
    420,
    (b, c = "#22242a") =>
      b.shadow(200) +
      b.box(-60, -420, 120, 420, "#3a2a20", 26) +
      b.ball(0, -210, 120, "#d8b85a") +
      b.disc(0, -210, 98, c) +
      b.line("M0 -210V-280M0 -210L50 -180", "!#ffffff", 9) +
      many(12, (at) => b.disc(Math.cos(at * 0.524) * 82, -210 + Math.sin(at * 0.524) * 82, 5, "!#e8d8a0")),
  ),
  printer: t(
    400,
    380,
    (b) =>
      b.shadow(400) +
      b.line("M-170 0V-370H170V0", "#3a3e46", 30) +
      b.box(-200, -40, 400, 40, "#2a2c32", 8) +
      b.box(-60, -340, 120, 70, "#5a5e66", 10) +
      b.body("M-16 -270H16L0 -240Z", "#d8b04a") +
      many(6, (at) => b.slab(-80 + at * 6, -70 - at * 26, 160 - at * 12, 22, "#f07a1c", 8)),
    { places: ["workshop", "lab"] },
  ),
  floppy: t(
    300,
    300,
    (b) =>
      b.shadow(300) +
      b.body("M-140 -290H110L150 -250V0H-140Z", "#2a4a8a") +
      b.slab(-80, -290, 150, 100, "#c8ccd4", 4) +
      b.slab(20, -276, 30, 72, "#2a3040") +
      b.slab(-100, -150, 210, 150, "#f4f0e4", 6) +
      b.line("M-80 -116H90M-80 -84H90M-80 -52H30", "#8a8e98", 6, faint(0.7)),
  ),
};
