import { circle, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");

export const weapons = {
  sword: t(
    200,
    480,
    (b) =>
      b.glow(0, -280, 260, "#8ae0ff", 0.8) +
      b.body("M0 -480L34 -430V-130H-34V-430Z", "#e8f4fc") +
      b.flat("M0 -480L34 -430V-130H0Z", "#8ab0cc") +
      b.line("M0 -440V-140", "!#ffffff", 5) +
      b.box(-96, -136, 192, 30, "#d8a83a", 12) +
      b.box(-18, -108, 36, 80, "#5a2c1c", 8) +
      b.ball(0, -14, 26, "#d8a83a"),
    { stance: "ground", places: ["cave", "castleHill"] },
  ),
  shield: t(
    280,
    340,
    (b, c = "#b8281f") =>
      b.body("M-130 -330Q0 -370 130 -330V-170C130 -70 60 -20 0 0C-60 -20 -130 -70 -130 -170Z", "#c8a24a") +
      b.body("M-106 -310Q0 -344 106 -310V-170C106 -90 50 -44 0 -26C-50 -44 -106 -90 -106 -170Z", c) +
      b.body("M-18 -326H18V-40H-18ZM-106 -210H106V-174H-106Z", "#f0d88a"),
    { stance: "ground", places: ["castleHill"] },
  ),
  bow: t(
    300,
    400,
    (b) =>
      b.line("M-60 -390C110 -300 110 -100 -60 -10", "#8a5a30", 20) +
      b.line("M-60 -390V-10", "#f4f0e4", 4) +
      b.line("M-140 -200H120", "#d8b070", 9) +
      b.flat("M120 -220L170 -200L120 -180Z", "#8a9098"),
    { stance: "ground", places: ["forest"] },
  ),
  cannon: t(
    420,
    240,
    (b) =>
      b.shadow(400) +
      b.body("M-180 -150C-160 -200 -100 -210 180 -210V-100C-100 -90 -160 -100 -180 -150Z", "#3a3e44") +
      b.box(160, -222, 36, 132, "#4a4e56", 10) +
      circle(-60, -70, 70, "#6a4626") +
      circle(-60, -70, 50, "#8a5c34") +
      many(6, (at) =>
        b.line(
          `M-60 -70l${Math.round(Math.cos(at * 1.05) * 60)} ${Math.round(Math.sin(at * 1.05) * 60)}`,
          "#5a3a1e",
          10,
        ),
      ),
    { stance: "ground", places: ["battlefield"] },
  ),
  bomb: t(
    280,
    320,
    (b) =>
      b.shadow(220) +
      b.ball(0, -120, 120, "#26282e") +
      b.box(-36, -262, 72, 44, "#4a4e56", 8) +
      b.line("M0 -262C10 -310 60 -310 80 -280", "#c8a868", 10) +
      b.glow(84, -282, 90, "#ffb02a", 1) +
      many(8, (at) =>
        b.line(
          `M84 -282l${Math.round(Math.cos(at * 0.785) * 36)} ${Math.round(Math.sin(at * 0.785) * 36)}`,
          "!#ffe06a",
          6,
        ),
      ),
    { places: ["workshop", "studio"] },
  ),
  gunpowder: t(
    360,
    150,
    (b) =>
      b.shadow(340) +
      many(
        3,
        (at) => b.box(-160, -50 - at * 46, 320, 44, "#d8302c", 20) + b.slab(-30, -50 - at * 46, 60, 44, "#f4e8d0"),
      ),
  ),
  mask: t(
    320,
    300,
    (b) =>
      b.shadow(280) +
      b.body("M-140 -260Q0 -310 140 -260C150 -120 90 -20 0 0C-90 -20 -150 -120 -140 -260Z", "#f8f2e4") +
      b.flat("M-100 -190Q-60 -230 -24 -184Q-60 -160 -100 -190ZM100 -190Q60 -230 24 -184Q60 -160 100 -190Z", "#1c1614") +
      b.flat("M-70 -100Q0 -40 70 -100Q0 -74 -70 -100Z", "#b8202c"),
    { places: ["stage"] },
  ),
};
