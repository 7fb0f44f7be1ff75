import { darker, lighter } from "../kit/colour.ts";
import { circle, ellipse, faint, many, path } from "../kit/marks.ts";
import { kindOf } from "./thing.ts";

const t = kindOf("table", "backdrop", "studio");
const money = kindOf("table", "backdrop", "vault");

export const ideas = {
  cash: money(
    420,
    380,
    (b) =>
      b.shadow(420) +
      many(3, (pile) =>
        many([6, 9, 4][pile] ?? 5, (at) => {
          const [x, y] = [-140 + pile * 140, -34 - at * 36];
          return b.box(x - 80, y, 160, 34, at % 2 ? "#4a9a5a" : "#5aac6a", 4) + b.slab(x - 20, y, 40, 34, "#f4ead0");
        }),
      ),
  ),
  coins: money(
    400,
    300,
    (b) =>
      b.shadow(400) +
      many(4, (pile) =>
        many([4, 7, 9, 5][pile] ?? 4, (at) =>
          b.egg(-140 + pile * 94, -20 - at * 28, 54, 19, at % 2 ? "!#f0b82c" : "!#ffd65a"),
        ),
      ),
  ),
  goldBars: money(
    420,
    260,
    (b) =>
      b.glow(0, -120, 320, "#ffd86a", 0.6) +
      b.shadow(420) +
      many(6, (at) => {
        const row = at < 3 ? 0 : at < 5 ? 1 : 2;
        const k = row === 0 ? at : row === 1 ? at - 3 : 0;
        const x = -140 + row * 70 + k * 140;
        const y = -10 - row * 84;
        return (
          b.body(`M${x - 66} ${y}L${x - 48} ${y - 70}H${x + 48}L${x + 66} ${y}Z`, "!#f0b82c") +
          b.flat(`M${x - 48} ${y - 70}H${x + 48}L${x + 34} ${y - 84}H${x - 34}Z`, "!#ffe48a")
        );
      }),
  ),
  moneyBag: money(
    300,
    360,
    (b) =>
      b.shadow(280) +
      b.body("M-50 -280C-150 -200 -170 0 -100 0H100C170 0 150 -200 50 -280Z", "#b88a4a") +
      b.body("M-80 -360Q0 -330 80 -360L50 -280H-50Z", "#a87a3c") +
      b.slab(-60, -290, 120, 22, "#6a4420", 10) +
      b.line(
        "M0 -200V-50M40 -160C30 -190 -44 -190 -44 -150C-44 -116 44 -134 44 -96C44 -56 -30 -60 -44 -90",
        "!#ffe08a",
        17,
      ),
  ),
  chartUp: t(
    460,
    360,
    (b) =>
      many(5, (at) => b.box(-210 + at * 88, -70 - at * 50, 64, 70 + at * 50, "#3aa86a", 6)) +
      b.line("M-200 -120L-90 -180L0 -160L110 -270L190 -340", "!#ffffff", 24) +
      b.line("M-200 -120L-90 -180L0 -160L110 -270L190 -340", "!#2ae07a", 15) +
      path("M220 -380L206 -296L146 -336Z", "#2ae07a"),
    { places: ["office", "circuit", "backdrop"] },
  ),
  chartDown: t(
    520,
    400,
    (b) =>
      many(5, (at) => b.box(-230 + at * 96, -270 + at * 50, 68, 270 - at * 50, at < 3 ? "#8a3a44" : "#c82a34", 6)) +
      b.glow(190, -90, 220, "#ff2a2a", 0.7) +
      b.line("M-230 -390L-140 -330L-90 -350L0 -230L50 -250L180 -80", "!#ffffff", 28) +
      b.line("M-230 -390L-140 -330L-90 -350L0 -230L50 -250L180 -80", "!#ff2a34", 18) +
      path("M220 -20L136 -60L206 -118Z", "#ff2a34"),
    { places: ["circuit", "backdrop"] },
  ),
  wallet: money(
    380,
    280,
    (b, c = "#7a4426") =>
      b.shadow(360) +
      b.box(-130, -280, 240, 90, "#5aac6a", 6) +
      b.box(-180, -230, 360, 230, c, 26) +
      b.box(60, -150, 130, 70, darker(c, 0.2), 20) +
      b.ball(100, -115, 17, "!#f0c84a"),
  ),
  creditCard: money(
    400,
    260,
    (b, c = "#2a4ab8") =>
      `<g transform="rotate(-10 0 -130)">${b.box(-190, -250, 380, 236, c, 24)}${b.slab(-190, -206, 380, 44, "#12162a")}${b.slab(-160, -130, 64, 46, "!#f0c84a", 8)}${b.slab(-160, -62, 220, 17, "!#dfe6ff", 8)}${circle(120, -66, 30, "#e8402c")}${circle(156, -66, 30, "#f0a82c", faint(0.85))}</g>`,
  ),
  safe: money(
    360,
    380,
    (b) =>
      b.shadow(360) +
      b.box(-170, -370, 340, 350, "#5a646e", 16) +
      b.box(-140, -340, 280, 290, "#6e7984", 10) +
      b.ring(10, -200, 64, "#c8a24a", 20) +
      many(4, (at) =>
        b.line(
          `M10 -200l${Math.round(Math.cos(at * 1.57 + 0.4) * 90)} ${Math.round(Math.sin(at * 1.57 + 0.4) * 90)}`,
          "#c8a24a",
          11,
        ),
      ) +
      b.slab(-140, -24, 50, 24, "#2a2e34") +
      b.slab(90, -24, 50, 24, "#2a2e34"),
  ),
  contract: t(
    320,
    400,
    (b) =>
      b.shadow(280) +
      b.box(-140, -400, 280, 400, "#fbf8f0", 8) +
      many(8, (at) => b.line(`M-100 ${-340 + at * 34}h${200 - (at % 3) * 50}`, "#a8acb4", 7)) +
      b.line("M-90 -50C-60 -100 -40 -10 -10 -60C10 -90 20 -30 60 -50", "#22428a", 6) +
      b.ball(90, -70, 30, "#c8202c"),
    { places: ["office", "desk"] },
  ),
  calendar: t(
    360,
    360,
    (b) =>
      b.shadow(340) +
      b.box(-170, -340, 340, 340, "#fdfaf4", 20) +
      b.box(-170, -340, 340, 80, "#d8282c", 20) +
      b.slab(-100, -370, 22, 60, "#3a3e46", 10) +
      b.slab(78, -370, 22, 60, "#3a3e46", 10) +
      many(20, (at) =>
        b.slab(-144 + (at % 5) * 60, -236 + Math.floor(at / 5) * 56, 44, 40, at === 13 ? "#d8282c" : "#dcdfe4", 8),
      ) +
      b.line("M-140 -220l30 30m0 -30l-30 30M-80 -220l30 30m0 -30l-30 30", "#d8282c", 8),
    { places: ["desk", "office"] },
  ),
  megaphone: t(
    420,
    320,
    (b, c = "#e8402c") =>
      b.shadow(260) +
      b.body("M-150 -190L150 -310V-50L-150 -120Z", c) +
      b.egg(150, -180, 40, 132, lighter(c, 0.2)) +
      b.box(-190, -200, 60, 92, "#fbf8f0", 14) +
      b.body("M-110 -130L-80 -10H-30L-50 -120Z", "#3a3e46") +
      b.line("M220 -230L280 -260M230 -180H300M220 -130L280 -100", "!#ffe04a", 15),
  ),
  briefcase: t(
    400,
    300,
    (b, c = "#6a3f22") =>
      b.shadow(380) +
      b.line("M-60 -250V-300H60V-250", darker(c, 0.3), 24) +
      b.box(-190, -250, 380, 250, c, 24) +
      b.slab(-190, -150, 380, 17, darker(c, 0.4)) +
      b.box(-30, -170, 60, 54, "!#e0b84a", 10),
    { places: ["office"] },
  ),
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
  globe: t(
    320,
    400,
    (b) =>
      b.shadow(240) +
      b.line("M-150 -330C-240 -220 -140 -60 0 -60", "#b88a3a", 17) +
      b.box(-90, -34, 180, 34, "#6a4426", 12) +
      b.slab(-12, -64, 24, 40, "#b88a3a") +
      b.ball(0, -220, 146, "#3a8ac8") +
      b.flat(
        "M-110 -270C-80 -330 -10 -330 0 -290C10 -260 -30 -250 -20 -210C-20 -180 -60 -170 -80 -200C-110 -220 -120 -240 -110 -270ZM40 -230C80 -270 130 -250 130 -210C120 -150 80 -110 56 -124C40 -150 20 -190 40 -230Z",
        "#d8b45a",
      ),
    { places: ["classroom", "library", "desk"] },
  ),
  map: t(
    460,
    320,
    (b) =>
      b.shadow(440) +
      b.flat("M-220 -280L-74 -310V-30L-220 0Z", "#ecd8a4") +
      b.flat("M-74 -310L74 -280V0L-74 -30Z", "#d8c08a") +
      b.flat("M74 -280L220 -310V-30L74 0Z", "#ecd8a4") +
      b.line(
        "M-180 -70C-120 -160 -40 -60 20 -140C60 -200 110 -130 150 -220",
        "!#d8202c",
        11,
        'stroke-dasharray="24 20"',
      ) +
      b.line("M130 -246l44 44M174 -246l-44 44", "!#d8202c", 17) +
      b.flat("M-160 -240L-120 -190L-190 -190ZM-20 -220L20 -170L-50 -170Z", "#8a9a5a"),
    { places: ["table", "cave"] },
  ),
  flag: t(
    320,
    420,
    (b, c = "#d8282c") =>
      b.shadow(120) +
      b.slab(-130, -420, 17, 420, "#b8bcc4", 8) +
      b.body("M-113 -410C-40 -450 60 -370 160 -410V-240C60 -200 -40 -280 -113 -240Z", c),
    { stance: "ground", places: ["mountains"] },
  ),
  signpost: t(
    320,
    400,
    (b) =>
      b.shadow(140) +
      b.box(-17, -400, 34, 400, "#6a4426", 6) +
      b.body("M-20 -380H120L160 -340L120 -300H-20Z", "#a8743a") +
      b.body("M20 -280H-120L-160 -240L-120 -200H20Z", "#b8824a"),
    { stance: "ground", places: ["meadow", "desert", "road"] },
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
  emptyBench: t(
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
    { stance: "ground", places: ["autumnWoods", "lake"] },
  ),
  toDoList: t(
    320,
    400,
    (b) =>
      b.shadow(280) +
      b.box(-140, -390, 280, 390, "#8a5a34", 14) +
      b.box(-120, -364, 240, 350, "#fdfaf2", 6) +
      b.box(-50, -404, 100, 44, "#b8bcc4", 10) +
      many(
        5,
        (at) =>
          b.slab(-96, -316 + at * 58, 34, 34, "#e4e8ec", 7) +
          b.line(`M-40 ${-298 + at * 58}h120`, "#a8acb4", 9) +
          (at < 3 ? b.line(`M-92 ${-300 + at * 58}l12 14l26 -32`, "#1fae54", 9) : ""),
      ),
    { places: ["desk", "office"] },
  ),
  brush: t(
    300,
    320,
    (b) =>
      b.line("M60 -300L-20 -120", "#a8642c", 22) +
      b.body("M-40 -140L10 -116L-10 -70C-30 0 -90 0 -120 -10C-80 -40 -70 -80 -40 -140Z", "#e8402c"),
  ),
};
