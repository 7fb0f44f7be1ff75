import type { Brush } from "../kit/brush.ts";
import { faint } from "../kit/svg.ts";
import type { Look } from "./look.ts";

/** Head and shoulders from behind, large and dark, for the over-the-shoulder view. */
export const overShoulder = (b: Brush, look: Look) =>
  b.body("M-330 0C-320 -180 -190 -250 -70 -280C-30 -250 30 -250 70 -280C190 -250 320 -180 330 0Z", look.shirt) +
  b.flat("M-62 -250C-40 -220 40 -220 62 -250L58 -330L-58 -330Z", look.skin[2]) +
  b.egg(0, -430, 128, 150, look.hat ? (look.hatColour ?? "#9aa4ac") : look.hairColour) +
  b.body(
    "M-128 -430C-140 -590 140 -590 128 -430C132 -330 90 -290 0 -286C-90 -290 -132 -330 -128 -430Z",
    look.hat ? (look.hatColour ?? "#9aa4ac") : look.hairColour,
  ) +
  b.oval(-130, -410, 18, 34, look.skin[2]) +
  b.oval(130, -410, 18, 34, look.skin[1]) +
  (look.hat === "knight"
    ? b.body("M-20 -580C-60 -640 60 -700 110 -560C60 -590 20 -590 20 -300L-20 -300Z", "#c8202a")
    : "") +
  b.shine("M90 -540C130 -500 138 -430 124 -370C120 -430 110 -490 90 -540Z", 0.3) +
  b.line("M326 -6C312 -170 200 -240 84 -274", "!#ffffff", 5, faint(0.25));
