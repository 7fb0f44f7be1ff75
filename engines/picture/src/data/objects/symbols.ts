import { darker, lighter } from "../../kit/colour.ts";
import { circle, ellipse, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";
import { yard } from "./yard.ts";

const t = kindOf("table", "backdrop", "studio");

export const symbols = {
  heart: t(
    340,
    320,
    (b, c = "#e8203a") =>
      b.glow(0, -170, 320, c, 0.5) +
      b.body("M0 0C-260 -150 -160 -350 0 -240C160 -350 260 -150 0 0Z", c) +
      b.shine("M-120 -200C-120 -260 -70 -276 -40 -256C-80 -240 -90 -210 -90 -180Z", 0.5),
  ),
  brokenHeart: t(
    360,
    320,
    (b, c = "#c8203a") =>
      b.body("M-20 0C-270 -140 -170 -350 -10 -250L30 -190L-30 -140L20 -80Z", c) +
      b.body("M30 0C280 -150 180 -350 30 -260L66 -190L8 -136L56 -80Z", darker(c, 0.15)),
  ),
  brain: t(
    360,
    320,
    (b, c = "#f09aa8") =>
      b.glow(0, -160, 320, "#ff8ac8", 0.5) +
      b.body(
        "M0 -20C-60 20 -130 -10 -140 -60C-190 -90 -180 -170 -140 -190C-140 -270 -60 -310 0 -270C60 -310 140 -270 140 -190C180 -170 190 -90 140 -60C130 -10 60 20 0 -20Z",
        c,
      ) +
      b.line(
        "M0 -270V-20M-60 -250C-30 -220 -90 -200 -60 -170C-30 -150 -100 -130 -70 -90C-50 -60 -90 -50 -80 -30M60 -250C30 -220 90 -200 60 -170C30 -150 100 -130 70 -90C50 -60 90 -50 80 -30M-130 -150Q-110 -130 -120 -110M130 -150Q110 -130 120 -110",
        darker(c, 0.35),
        10,
      ),
    { places: ["circuit", "backdrop"] },
  ),
  eyeball: t(
    420,
    280,
    (b) =>
      b.glow(0, -140, 320, "#ff4a3a", 0.4) +
      b.body("M-210 -140Q0 -330 210 -140Q0 50 -210 -140Z", "#fbf6f0") +
      circle(
        0,
        -140,
        94,
        b.radial([
          [0, "#1c0c08"],
          [0.4, "#1c0c08"],
          [0.45, "#3aa8d8"],
          [0.9, "#1c4a8a"],
          [1, "#0e1c3a"],
        ]),
      ) +
      circle(-30, -176, 22, "#fff") +
      b.line("M-210 -140Q0 -330 210 -140", "#4a2418", 17),
    { stance: "air", places: ["circuit", "backdrop"] },
  ),
  star: t(
    360,
    360,
    (b, c = "#ffd02c") =>
      b.glow(0, -180, 320, c, 0.7) +
      b.body("M0 -360L52 -236L184 -224L84 -138L114 -8L0 -78L-114 -8L-84 -138L-184 -224L-52 -236Z", `!${c}`) +
      b.flat("M0 -360L52 -236L0 -190ZM184 -224L84 -138L0 -190ZM114 -8L0 -78L0 -190Z", darker(c, 0.12)),
  ),
  cross: t(
    320,
    320,
    (b) =>
      b.glow(0, -160, 260, "#ff2a2a", 0.5) +
      circle(0, -160, 156, "#e11d1d") +
      b.line("M-70 -230L70 -90M70 -230L-70 -90", "!#ffffff", 46),
  ),
  check: t(
    320,
    320,
    (b) =>
      b.glow(0, -160, 260, "#2aff7a", 0.5) +
      circle(0, -160, 156, "#1fae54") +
      b.line("M-76 -160L-20 -96L84 -226", "!#ffffff", 44),
    { isSigned: true },
  ),
  warning: t(
    360,
    320,
    (b) =>
      b.glow(0, -140, 300, "#ffb02a", 0.6) +
      `<path d="M0 -300L170 -10H-170Z" fill="#ffc81c" stroke="#22201c" stroke-width="24" stroke-linejoin="round"/>` +
      b.line("M0 -210V-110", "#22201c", 36) +
      circle(0, -54, 21, "#22201c"),
  ),
  dna: t(
    220,
    420,
    (b) =>
      many(9, (at) => {
        const [y, x] = [-20 - at * 46, Math.sin(at * 0.75) * 76];
        return (
          b.line(`M${x.toFixed(0)} ${y}L${(-x).toFixed(0)} ${y}`, "#e8eef4", 9) +
          b.ball(x, y, 24, "#e83a6a") +
          b.ball(-x, y, 24, "#3a9ae8")
        );
      }),
    { places: ["lab"] },
  ),
  atom: t(
    360,
    340,
    (b, c = "#4ae0ff") =>
      b.glow(0, -170, 280, c, 0.6) +
      many(3, (at) =>
        ellipse(0, -170, 170, 62, "none", `stroke="${c}" stroke-width="11" transform="rotate(${at * 60} 0 -170)"`),
      ) +
      b.ball(0, -170, 40, "!#ffd86a") +
      circle(170, -170, 17, "#ffffff") +
      circle(-85, -24, 17, "#ffffff") +
      circle(-85, -316, 17, "#ffffff"),
    { stance: "air", places: ["circuit", "lab"] },
  ),
  virus: t(
    320,
    320,
    (b, c = "#6ac83a") =>
      b.glow(0, -160, 260, c, 0.5) +
      many(
        12,
        (at) =>
          b.line(
            `M0 -160l${Math.round(Math.cos(at * 0.524) * 150)} ${Math.round(Math.sin(at * 0.524) * 150)}`,
            darker(c, 0.25),
            13,
          ) + b.ball(Math.cos(at * 0.524) * 150, -160 + Math.sin(at * 0.524) * 150, 19, darker(c, 0.1)),
      ) +
      b.ball(0, -160, 106, c) +
      b.oval(-34, -190, 28, 22, darker(c, 0.3)) +
      b.oval(36, -150, 24, 19, darker(c, 0.3)) +
      b.oval(-20, -120, 17, 14, darker(c, 0.3)),
    { stance: "air", places: ["lab", "circuit"] },
  ),
  puzzle: t(
    320,
    320,
    (b, c = "#2a8ad8") =>
      b.shadow(280) +
      b.body(
        "M-140 -280H-40C-70 -340 40 -340 10 -280H120V-180C180 -210 180 -100 120 -130V-10H10C40 -70 -70 -70 -40 -10H-140V-120C-80 -90 -80 -210 -140 -180Z",
        c,
      ),
  ),
  spiral: t(
    360,
    360,
    (b, c = "#8a4aff") =>
      b.glow(0, -180, 300, c, 0.7) +
      b.line(
        "M0 -180C20 -210 50 -180 30 -150C0 -110 -70 -140 -60 -200C-40 -280 90 -270 100 -180C100 -70 -80 -40 -120 -150C-150 -290 60 -360 150 -240C200 -150 150 -20 20 -10",
        `!${lighter(c, 0.3)}`,
        22,
      ),
    { stance: "air", places: ["dream"] },
  ),
  bubble: t(
    420,
    320,
    (b) =>
      b.shadow(300) +
      b.body(
        "M-200 -300Q-200 -320 -180 -320H180Q200 -320 200 -300V-120Q200 -100 180 -100H-20L-100 -10L-90 -100H-180Q-200 -100 -200 -120Z",
        "#fbfaf6",
      ) +
      many(3, (at) => b.disc(-90 + at * 90, -210, 26, "#3a4a5a")),
  ),
  emptyBench: t(480, 220, yard.bench.draw, { stance: "ground", places: ["autumnWoods", "snowfield"] }),
  brush: t(
    300,
    320,
    (b) =>
      b.line("M60 -300L-20 -120", "#a8642c", 22) +
      b.body("M-40 -140L10 -116L-10 -70C-30 0 -90 0 -120 -10C-80 -40 -70 -80 -40 -140Z", "#e8402c"),
  ),
};
