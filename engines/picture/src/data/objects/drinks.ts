import { darker, lighter } from "../../kit/colour.ts";
import { faint, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";
import { steam } from "./parts/tableware.ts";

const t = kindOf("table", "kitchen", "table", "restaurant");

export const drinks = {
  coffee: t(
    360,
    300,
    (b, c = "#f6f1e8") =>
      b.shadow(380) +
      b.egg(0, -20, 190, 34, "#e4dccf") +
      b.line("M120 -170C210 -180 200 -60 104 -66", c, 26) +
      b.body("M-130 -200H130C130 -70 90 -24 0 -24C-90 -24 -130 -70 -130 -200Z", c) +
      b.egg(0, -200, 132, 34, lighter(c, 0.2)) +
      b.oval(0, -198, 116, 26, "#4a2814") +
      b.oval(-10, -200, 70, 13, "#8a5a34") +
      steam(b, -220),
  ),
  tea: t(
    380,
    280,
    (b, c = "#3a8a7a") =>
      b.shadow(380) +
      b.line("M130 -160C220 -190 210 -50 120 -60", c, 24) +
      b.body("M-150 -130C-150 -240 150 -240 150 -130C150 -40 100 0 0 0C-100 0 -150 -40 -150 -130Z", c) +
      b.body("M-140 -100C-210 -110 -210 -190 -240 -200L-220 -216C-170 -200 -170 -150 -130 -150Z", c) +
      b.egg(0, -216, 70, 20, darker(c, 0.2)) +
      b.ball(0, -244, 22, c) +
      steam(b, -250),
  ),
  juice: t(
    220,
    340,
    (b, c = "#f8941c") =>
      b.shadow(180) +
      b.flat("M-90 -300H90L70 0H-70Z", "#e8f4f8", faint(0.5)) +
      b.body("M-82 -240H82L66 -10H-66Z", c) +
      b.line("M20 -230L70 -380", "!#e83a4a", 13) +
      b.ball(-80, -290, 48, "#f8b02c") +
      b.shine("M-66 -220L-50 -220L-46 -40L-56 -40Z", 0.4),
  ),
  beer: t(
    280,
    320,
    (b) =>
      b.shadow(240) +
      b.line("M90 -220C190 -220 190 -70 90 -70", "#e8dcc0", 28) +
      b.body("M-110 -260H100V0H-110Z", "#f0a81c") +
      many(4, (at) => b.slab(-92 + at * 48, -220, 14, 200, "#f8cc5a", 7)) +
      many(7, (at) => b.ball(-104 + at * 34, -270 - (at % 2) * 16, 36, "#fffaf0")),
  ),
  wine: t(
    280,
    440,
    (b) =>
      b.shadow(260) +
      b.body("M-120 0V-230C-120 -270 -92 -270 -92 -310V-430H-48V-310C-48 -270 -20 -270 -20 -230V0Z", "#2a4a34") +
      b.slab(-112, -190, 84, 110, "#f0e6d0", 4) +
      b.slab(-94, -440, 48, 50, "#8a1c2c", 4) +
      b.flat(
        "M30 -260H150C150 -150 120 -130 96 -126V-20H130V-4H50V-20H84V-126C60 -130 30 -150 30 -260Z",
        "#e8f0f4",
        faint(0.6),
      ) +
      b.body("M36 -210H144C140 -150 118 -136 90 -134C62 -136 40 -150 36 -210Z", "#8a1c34"),
  ),
};
