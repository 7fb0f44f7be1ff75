import { faint, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");

export const studyThings = {
  clock: t(
    320,
    340,
    (b, c = "#d8402c") =>
      b.shadow(280) +
      b.ball(-100, -300, 56, c) +
      b.ball(100, -300, 56, c) +
      b.line("M-90 -40L-120 0M90 -40L120 0", "#5a5e66", 22) +
      b.ball(0, -160, 150, c) +
      b.disc(0, -160, 122, "#fffaf0") +
      many(12, (at) =>
        b.disc(Math.cos(at * 0.524) * 100, -160 + Math.sin(at * 0.524) * 100, at % 3 ? 5 : 9, "#2a2420"),
      ) +
      b.line("M0 -160V-240M0 -160L60 -120", "#2a2420", 13),
    { places: ["desk", "bedroom", "studio"] },
  ),
  hourglass: t(
    240,
    400,
    (b) =>
      b.shadow(220) +
      b.flat(
        "M-90 -360H90C90 -260 20 -240 20 -200C20 -160 90 -140 90 -40H-90C-90 -140 -20 -160 -20 -200C-20 -240 -90 -260 -90 -360Z",
        "#d8f0fa",
        faint(0.6),
      ) +
      b.body("M-70 -280H70C60 -240 16 -226 0 -200C-16 -226 -60 -240 -70 -280Z", "#e8b84a") +
      b.body("M-84 -40C-70 -110 70 -110 84 -40Z", "#e8b84a") +
      b.slab(-3, -200, 6, 130, "#e8b84a") +
      b.box(-116, -400, 232, 44, "#6a3f20", 12) +
      b.box(-116, -44, 232, 44, "#6a3f20", 12),
    { places: ["desk", "library"] },
  ),
  book: t(
    420,
    230,
    (b, c = "#8a2c3a") =>
      b.shadow(420) +
      b.body("M-210 -150Q-100 -200 0 -150Q100 -200 210 -150V-10Q100 -50 0 -4Q-100 -50 -210 -10Z", c) +
      b.flat("M-190 -160Q-96 -204 0 -154V-26Q-96 -68 -190 -34Z", "#fbf4e4") +
      b.flat("M190 -160Q96 -204 0 -154V-26Q96 -68 190 -34Z", "#efe6d0") +
      many(5, (at) =>
        b.line(
          `M-168 ${-140 + at * 22}Q-96 ${-170 + at * 22} -24 ${-136 + at * 22}M24 ${-136 + at * 22}Q96 ${-170 + at * 22} 168 ${-140 + at * 22}`,
          "#b8a88a",
          4,
        ),
      ),
    { places: ["library", "desk"] },
  ),
  books: t(
    300,
    330,
    (b) =>
      b.shadow(300) +
      many(
        6,
        (at) =>
          b.box(
            -130 + (at % 3) * 12,
            -54 - at * 52,
            250,
            48,
            ["#b8342c", "#2a6a8a", "#d8a43a", "#3a7a4a", "#6a3a7a", "#c8602c"][at] ?? "#b8342c",
            6,
          ) + b.slab(-110 + (at % 3) * 12, -44 - at * 52, 60, 8, "#f4e4b0"),
      ),
    { places: ["library", "desk"] },
  ),
  scroll: t(
    400,
    280,
    (b) =>
      b.shadow(380) +
      b.body("M-160 -260H160V-20H-160Z", "#ecd8a4") +
      many(6, (at) => b.line(`M-120 ${-220 + at * 34}h${240 - (at % 3) * 60}`, "#8a6a3a", 5)) +
      b.box(-190, -280, 380, 40, "#c8a468", 20) +
      b.box(-190, -40, 380, 40, "#c8a468", 20) +
      b.ball(80, -70, 26, "#b8202c"),
    { places: ["library", "table"] },
  ),
  notebook: t(
    320,
    380,
    (b, c = "#2a6ad8") =>
      b.shadow(300) +
      b.box(-140, -380, 280, 370, c, 14) +
      b.slab(-110, -366, 236, 344, "#fdfaf2", 6) +
      many(8, (at) => b.line(`M-70 ${-310 + at * 36}h170`, "#b8c4d8", 4)) +
      many(4, (at) => b.line(`M-92 ${-312 + at * 62}l12 14l22 -26`, "#2a9a4a", 8)) +
      `<g transform="rotate(28 130 -180)">${b.box(116, -320, 32, 240, "#f0b01c", 4)}${b.flat("M116 -80H148L132 -40Z", "#f4d8a8")}</g>`,
    { places: ["desk"] },
  ),
  pencil: t(
    200,
    420,
    (b) =>
      `<g transform="rotate(20 0 -200)">${b.box(-32, -340, 64, 260, "#f0b01c", 4)}${b.box(-32, -400, 64, 60, "#e87a8a", 14)}${b.slab(-34, -350, 68, 22, "#b8bcc4")}${b.flat("M-32 -80H32L0 0Z", "#f4d8a8")}${b.flat("M-11 -28H11L0 0Z", "#22242a")}</g>`,
    { places: ["desk"] },
  ),
  palette: t(
    400,
    320,
    (b) =>
      b.shadow(380) +
      b.body(
        "M-190 -140C-190 -260 -60 -290 40 -280C150 -270 210 -190 190 -110C170 -50 110 -90 80 -60C60 -30 90 0 30 10C-90 20 -190 -40 -190 -140Z",
        "#c8965a",
      ) +
      many(6, (at) =>
        b.ball(
          [-120, -70, 0, 80, 130, -110][at] ?? 0,
          [-190, -240, -250, -230, -160, -100][at] ?? 0,
          30,
          ["#e0302c", "#f0a81c", "#f8e03a", "#3aa84a", "#2a6ad8", "#8a3ac8"][at] ?? "#e0302c",
        ),
      ) +
      b.line("M60 -90L220 -320", "#8a5a30", 15) +
      b.flat("M50 -70L40 -40L74 -84Z", "#3a2418"),
    { places: ["workshop", "table"] },
  ),
};
