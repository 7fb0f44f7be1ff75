import { darker, lighter } from "../../kit/colour.ts";
import { faint, many, path, rect, stroke } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("ground", "meadow", "mountains");
const lit = "!#ffd27a";

export const landmarks = {
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
};
