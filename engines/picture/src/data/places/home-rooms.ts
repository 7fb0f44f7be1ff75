import { lighter, mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../../kit/svg.ts";
import type { Place } from "../../places/stage.ts";
import { bokeh, counter, floorOf, pane, pendant, poster, shelf, shell, tableTop } from "./parts/room-parts.ts";

export const homeRooms = {
  kitchen: (s) =>
    shell(s, "#e0cfae", "#9a6a3e") +
    many(60, (at) =>
      rect(
        (at % 20) * 64,
        300 + Math.floor(at / 20) * 56,
        61,
        53,
        at % 3 ? "#ffffff" : s.mood.accent,
        faint(at % 3 ? 0.16 : 0.1),
      ),
    ) +
    pane(s, 500, 60, 280, 220) +
    s.b.box(0, 40, 400, 150, "#7a4f2c", 4) +
    s.b.slab(12, 54, 180, 122, "#8a5c36", 4) +
    s.b.slab(206, 54, 180, 122, "#8a5c36", 4) +
    shelf(s, 880, 190, 340, "jars") +
    shelf(s, 880, 300, 340, "jars") +
    pendant(s, 330, 210, "#b8442c") +
    pendant(s, 950, 90, "#b8442c") +
    counter(s, "#4c6b5d", "#ece3d5"),
  table: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, mix(s.mood.near, s.mood.far, 0.3)],
        [1, s.mood.far],
      ]),
    ) +
    bokeh(s) +
    s.b.glow(s.sunX, 260, 560, s.mood.glow, 0.5) +
    tableTop(s, 500, "#8a5630"),
  livingRoom: (s) =>
    shell(s, "#c8b49a", "#8a6240") +
    pane(s, s.sunX > 640 ? 860 : 90, 70, 320, 260) +
    poster(s, s.sunX > 640 ? 160 : 880, 90, 190, 150, s.mood.accent) +
    s.b.box(420, floorOf(s) - 130, 440, 110, "#4a6a78", 26) +
    s.b.box(400, floorOf(s) - 80, 480, 90, "#567a8a", 22) +
    s.b.box(380, floorOf(s) - 110, 70, 130, "#456472", 22) +
    s.b.box(830, floorOf(s) - 110, 70, 130, "#456472", 22) +
    pendant(s, 640, 80) +
    shelf(s, s.sunX > 640 ? 40 : 980, floorOf(s) - 130, 240, "books"),
  emptyRoom: (s) => shell(s, "#c8c0b4", "#8a6a4c") + pane(s, s.sunX > 640 ? 860 : 90, 90, 320, 260),
  bedroom: (s) =>
    shell(s, "#8f9ab0", "#8a6a50") +
    pane(s, s.sunX > 640 ? 850 : 110, 60, 320, 270, "city", "#f0ece4") +
    s.b.box(380, floorOf(s) - 190, 520, 150, "#6a4630", 16) +
    s.b.box(400, floorOf(s) - 70, 480, 130, "#e8e4dc", 20) +
    s.b.box(400, floorOf(s) - 20, 480, 100, "#4a6a9a", 18) +
    s.b.box(430, floorOf(s) - 110, 170, 60, "#ffffff", 22) +
    s.b.box(680, floorOf(s) - 110, 170, 60, "#ffffff", 22) +
    poster(s, 560, 70, 170, 130, s.mood.accent) +
    s.b.glow(980, floorOf(s) - 110, 200, "#ffd890", 0.6),
  bathroom: (s) =>
    shell(s, "#b8d8dc", "#9ab0b4", { boards: false }) +
    many(140, (at) => rect((at % 20) * 64, Math.floor(at / 20) * 64, 61, 61, "#ffffff", faint(0.14))) +
    s.b.box(180, 100, 260, 260, "#e8f4f6", 20) +
    s.b.box(700, floorOf(s) - 110, 500, 150, "#ffffff", 60) +
    s.b.slab(690, floorOf(s) - 120, 520, 24, "#f4f8f8", 12),
  office: (s) =>
    shell(s, "#b8c0c8", "#8a8078") +
    pane(s, 90, 60, 480, 260, "city", "#3a4048") +
    shelf(s, 760, 160, 380, "books") +
    shelf(s, 760, 290, 380, "books") +
    tableTop(s, 560, "#a87a4c"),
  desk: (s) =>
    shell(s, "#56606c", "#4a3a2c") +
    poster(s, 120, 80, 170, 210, s.mood.accent) +
    shelf(s, 900, 180, 300, "books") +
    s.b.glow(s.sunX, 300, 420, s.mood.glow, 0.6) +
    tableTop(s, 540, "#7a5232"),
  gamingRoom: (s) =>
    shell(s, "#2c2444", "#1c1830", { panels: 8 }) +
    rect(60, 60, 1160, 6, "#ff3aa8") +
    s.b.glow(640, 64, 620, "#ff3aa8", 0.4) +
    s.b.glow(120, 420, 360, "#2ae0ff", 0.55) +
    s.b.glow(1160, 420, 360, "#a04aff", 0.55) +
    many(6, (at) =>
      path(
        `M${80 + (at % 3) * 74} ${130 + Math.floor(at / 3) * 64}l36 -20l36 20v40l-36 20l-36 -20Z`,
        at % 2 ? "#2ae0ff" : "#ff3aa8",
        faint(0.75),
      ),
    ) +
    shelf(s, 900, 220, 300, "boxes") +
    tableTop(s, 560, "#2a2434"),
  workshop: (s) =>
    shell(s, "#8a7458", "#5a4a3a", { panels: 16 }) +
    s.b.box(90, 90, 460, 250, "#6a5238", 4) +
    shelf(s, 110, 190, 420, "tools") +
    shelf(s, 110, 310, 420, "tools") +
    pane(s, 760, 80, 380, 220) +
    pendant(s, 640, 110) +
    tableTop(s, 590, "#8a6238"),
  garage: (s) =>
    shell(s, "#9aa0a4", "#6a6c70", { boards: false }) +
    many(6, (at) => s.b.slab(380, 60 + at * 64, 520, 58, "#c8ccce", 2)) +
    shelf(s, 40, 200, 290, "tools") +
    shelf(s, 40, 330, 290, "boxes") +
    shelf(s, 950, 200, 290, "boxes") +
    shelf(s, 950, 330, 290, "tools") +
    s.b.slab(300, 14, 680, 16, "!#fffbe8", 8) +
    s.b.glow(640, 24, 520, "#fff8e0", 0.6),
  sauna: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, "#5c260b"],
        [0.5, "#b55a1c"],
        [1, "#3b1606"],
      ]),
    ) +
    many(
      13,
      (at) => rect(0, at * 56, 1280, 3, "#2a0f04", faint(0.5)) + rect(0, at * 56 + 3, 1280, 8, "#fff", faint(0.05)),
    ) +
    pane(s, 760, 70, 400, 300) +
    s.b.slab(0, 560, 1280, 40, "#d08038") +
    s.b.slab(0, 600, 1280, 130, "#4a1e0a") +
    s.b.box(80, 400, 210, 250, "#1a1210", 10) +
    rect(110, 480, 150, 110, "#ff8a2a", 'rx="8"') +
    path("M122 590C140 540 158 560 166 510C188 540 200 520 212 500C226 540 246 550 252 590Z", "#ffe08a") +
    s.b.slab(160, 0, 40, 400, "#120c0a") +
    s.b.glow(190, 560, 460, "#ff7a1a", 0.7),
  pool: (s) =>
    shell(s, "#c8e4ec", "#d8c8a8", { boards: false }) +
    path(
      "M120 560L1160 560L1300 740L-20 740Z",
      s.b.linear([
        [0, "#8aeaf4"],
        [1, "#1a9ac8"],
      ]),
    ) +
    many(16, () =>
      stroke(`M${n(s.random(100, 1100))} ${n(s.random(580, 710))}q20 -10 40 0t40 0`, "#ffffff", 4, faint(0.5)),
    ),
  studio: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.radial(
        [
          [0, lighter(s.mood.sky[2], 0.15)],
          [0.55, s.mood.sky[1]],
          [1, s.mood.sky[0]],
        ],
        0.5,
        0.46,
        0.8,
      ),
    ) +
    many(22, (at) => {
      const a = (at / 22) * Math.PI * 2;
      const w = 0.065;
      return path(
        `M640 340L${n(640 + Math.cos(a - w) * 1000)} ${n(340 + Math.sin(a - w) * 1000)}L${n(640 + Math.cos(a + w) * 1000)} ${n(340 + Math.sin(a + w) * 1000)}Z`,
        "#ffffff",
        faint(0.12),
      );
    }) +
    many(60, (at) =>
      circle(
        (at % 12) * 116 + (Math.floor(at / 12) % 2) * 58,
        610 + Math.floor(at / 12) * 30,
        4 + Math.floor(at / 12) * 1.6,
        "#000",
        faint(0.1),
      ),
    ),
  backdrop: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, mix(s.mood.sky[0], s.mood.far, 0.3)],
        [0.68, mix(s.mood.sky[1], s.mood.haze, 0.3)],
        [0.72, s.mood.ground],
        [1, mix(s.mood.ground, s.mood.near, 0.6)],
      ]),
    ) +
    s.b.glow(s.sunX, 300, 620, s.mood.glow, 0.7) +
    ellipse(
      640,
      560,
      560,
      70,
      s.b.radial([
        [0, s.mood.glow, 0.5],
        [1, s.mood.glow, 0],
      ]),
    ),
} satisfies Record<string, Place>;
