import { darker, lighter } from "../../kit/colour.ts";
import { many, path } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "backdrop", "studio");

export const work = {
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
};
