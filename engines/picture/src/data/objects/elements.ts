import { darker, lighter } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, path } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("ground", "meadow", "forest");

export const elements = {
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
    (b, colour = "#f4ecd0") =>
      b.glow(0, -160, 300, lighter(colour, 0.2), 0.7) +
      b.ball(0, -160, 150, `!${colour}`) +
      b.oval(-50, -190, 36, 32, `!${darker(colour, 0.12)}`) +
      b.oval(50, -120, 28, 24, `!${darker(colour, 0.12)}`) +
      b.oval(20, -230, 19, 17, `!${darker(colour, 0.12)}`),
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
    520,
    150,
    (b) =>
      many(
        6,
        (at) =>
          b.oval(-220 + at * 78, -14 - at * 17 + (at % 2) * 20, 36 - at * 4, 13 - at * 1.5, "#1c1c22", faint(0.75)) +
          b.oval(-176 + at * 76, -20 - at * 17 + (at % 2) * 20, 14 - at * 1.5, 9 - at, "#1c1c22", faint(0.75)),
      ),
    { places: ["forest", "street"] },
  ),
};
