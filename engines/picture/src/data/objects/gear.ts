import { darker } from "../../kit/colour.ts";
import { circle, faint, many } from "../../kit/svg.ts";
import { kindOf } from "../../objects/thing.ts";

const t = kindOf("table", "workshop");
const ground = kindOf("ground", "backdrop", "livingRoom");

export const gear = {
  ladder: ground(
    160,
    420,
    (b) =>
      b.line("M-60 0L-40 -420M60 0L40 -420", "#b8803c", 17) +
      many(7, (at) => b.line(`M${-54 + at * 3} ${-40 - at * 54}H${54 - at * 3}`, "#c8904a", 14)),
  ),
  rope: t(
    320,
    240,
    (b) =>
      b.shadow(300) +
      many(5, (at) =>
        b.line(
          `M-130 ${-30 - at * 34}C-130 ${4 - at * 34} 130 ${4 - at * 34} 130 ${-30 - at * 34}C130 ${-64 - at * 34} -130 ${-64 - at * 34} -130 ${-30 - at * 34}`,
          at % 2 ? "#b88e50" : "#d0a868",
          26,
        ),
      ) +
      b.line("M126 -40C190 -40 190 0 230 -6", "#c8a060", 26),
  ),
  backpack: ground(
    300,
    380,
    (b, c = "#c8502c") =>
      b.shadow(280) +
      b.body("M-130 0V-240C-130 -380 130 -380 130 -240V0Z", c) +
      b.line("M-50 -350C-50 -400 50 -400 50 -350", darker(c, 0.4), 17) +
      b.box(-90, -150, 180, 130, darker(c, 0.15), 20) +
      b.slab(-90, -110, 180, 12, darker(c, 0.45)) +
      b.box(-160, -380, 320, 56, "#3a5a4a", 28),
    { places: ["mountains"] },
  ),
  suitcase: ground(
    340,
    360,
    (b, c = "#2a7a8a") =>
      b.shadow(320) +
      b.line("M-50 -290V-350H50V-290", "#5a5e66", 15) +
      b.box(-150, -300, 300, 290, c, 26) +
      many(5, (at) => b.line(`M${-100 + at * 50} -280V-30`, darker(c, 0.25), 8)) +
      circle(-100, -6, 14, "#22242a") +
      circle(100, -6, 14, "#22242a"),
    { places: ["airport"] },
  ),
  barrel: ground(
    280,
    340,
    (b) =>
      b.shadow(260) +
      b.body("M-100 0C-140 -110 -140 -230 -100 -340H100C140 -230 140 -110 100 0Z", "#8a5a30") +
      b.slab(-124, -270, 248, 24, "#4a4e56") +
      b.slab(-124, -90, 248, 24, "#4a4e56") +
      b.line("M-40 -336C-54 -200 -54 -130 -40 -4M40 -336C54 -200 54 -130 40 -4", "#5a3a1c", 5),
  ),
  bottle: t(
    180,
    420,
    (b, c = "#4aa88a") =>
      b.shadow(160) +
      b.body("M-70 0V-230C-70 -280 -36 -290 -36 -340V-400H36V-340C36 -290 70 -280 70 -230V0Z", c, faint(0.85)) +
      b.shine("M-54 -220C-54 -260 -30 -280 -26 -310V-60H-54Z", 0.4) +
      b.box(-32, -430, 64, 40, "#c8965a", 6) +
      b.slab(-60, -180, 120, 90, "#f0e8d0", 4),
  ),
  umbrella: ground(
    400,
    400,
    (b, c = "#d8283a") =>
      b.line("M0 -340V-30C0 10 60 10 60 -30", "#5a3a24", 15) +
      b.body(
        "M-190 -190C-180 -400 180 -400 190 -190Q150 -230 110 -190Q60 -230 0 -190Q-60 -230 -110 -190Q-150 -230 -190 -190Z",
        c,
      ) +
      b.dark("M0 -370C100 -360 180 -300 190 -190Q150 -230 110 -190C110 -270 70 -340 0 -370Z", 0.25),
    { places: ["street", "beach"] },
  ),
  trash: ground(
    280,
    360,
    (b) =>
      b.shadow(260) +
      b.body("M-110 -290H110L90 0H-90Z", "#6a7a84") +
      many(4, (at) => b.line(`M${-70 + at * 46} -270L${-58 + at * 38} -20`, "#4a5862", 10)) +
      b.box(-130, -320, 260, 36, "#7a8a94", 12) +
      b.box(-40, -346, 80, 30, "#5a6872", 10),
    { places: ["street"] },
  ),
};
