import { mix } from "../../kit/colour.ts";
import { circle, faint, many, n, path, rect, stroke } from "../../kit/svg.ts";
import { plainSky } from "../../places/sky.ts";
import type { Place } from "../../places/stage.ts";
import { bokeh, floorOf, pane, pendant, poster, shelf, shell, tableTop } from "./parts/room-parts.ts";

export const publicRooms = {
  lab: (s) =>
    shell(s, "#a8c4cc", "#7a94a0", { boards: false, panels: 10 }) +
    shelf(s, 70, 200, 420, "jars") +
    shelf(s, 70, 320, 420, "jars") +
    s.b.box(800, 70, 380, 240, "#22343c", 12) +
    s.b.glow(990, 190, 300, "#4affd0", 0.4) +
    stroke("M830 220L880 220L900 140L930 260L960 180L980 220L1150 220", "#5affc0", 6) +
    tableTop(s, 560, "#c8d4d8"),
  classroom: (s) =>
    shell(s, "#d8c8a0", "#a07848") +
    s.b.box(250, 60, 780, 320, "#5a3f28", 6) +
    s.b.slab(270, 80, 740, 280, "#2f5a48") +
    stroke(
      "M330 150q40 -30 80 0t80 0M340 220h160M340 260h110M620 140l90 130l90 -130ZM860 150v120M800 210h120",
      "#e8f4e8",
      6,
      faint(0.8),
    ) +
    tableTop(s, 570, "#b8884e"),
  library: (s) =>
    shell(s, "#6a4a30", "#5a3a24") +
    many(4, (row) => shelf(s, 20, 110 + row * 112, 420, "books") + shelf(s, 840, 110 + row * 112, 420, "books")) +
    path(
      "M470 470L470 160Q640 20 810 160L810 470Z",
      s.b.linear([
        [0, s.mood.sky[0]],
        [0.6, s.mood.sky[1]],
        [1, s.mood.sky[2]],
      ]),
    ) +
    stroke("M470 470L470 160Q640 20 810 160L810 470M640 90V470M470 280H810", s.b.tone("#3a2616"), 14) +
    s.b.glow(640, 260, 420, s.mood.glow, 0.5),
  restaurant: (s) =>
    shell(s, "#7a3a2c", "#4a2c1c", { panels: 6 }) +
    pane(s, 80, 70, 330, 240, "city", "#2a1a12") +
    poster(s, 880, 90, 150, 180, s.mood.accent) +
    pendant(s, 300, 200, "#2a2420") +
    pendant(s, 640, 130, "#2a2420") +
    pendant(s, 980, 200, "#2a2420") +
    bokeh(s, ["#ffd08a", "#ff9a4a"], 14) +
    tableTop(s, 540, "#6a3f24"),
  shop: (s) =>
    shell(s, "#e0e4e0", "#b8bcb8", { boards: false }) +
    many(
      4,
      (row) =>
        shelf(s, 0, 120 + row * 100, 400, row % 2 ? "jars" : "boxes") +
        shelf(s, 880, 120 + row * 100, 400, row % 2 ? "boxes" : "jars"),
    ) +
    many(3, (at) => rect(480 + at * 110, 30, 90, 12, "#fffef0") + s.b.glow(525 + at * 110, 40, 190, "#fffef0", 0.5)),
  hospital: (s) =>
    shell(s, "#cfe4e4", "#a8c0c0", { boards: false }) +
    pane(s, 840, 80, 320, 240, "city", "#f0f4f4") +
    s.b.box(180, floorOf(s) - 90, 520, 80, "#ffffff", 16) +
    s.b.box(180, floorOf(s) - 150, 30, 190, "#98a8b0", 8) +
    s.b.box(230, floorOf(s) - 120, 130, 50, "#e4f0f4", 18) +
    rect(120, 110, 30, 90, "#e03a3a") +
    rect(90, 140, 90, 30, "#e03a3a"),
  prison: (s) =>
    shell(s, "#7a8084", "#54585a", { boards: false }) +
    many(36, (at) =>
      rect((at % 9) * 146 + (Math.floor(at / 9) % 2) * 60, Math.floor(at / 9) * 110, 142, 106, "#000", faint(0.08)),
    ) +
    pane(s, 540, 70, 200, 130, "sky", "#3a3e40") +
    many(4, (at) => s.b.box(564 + at * 44, 70, 10, 130, "#2a2e30")) +
    path("M540 200L740 200L980 720L480 720Z", s.mood.glow, faint(0.16)),
  museum: (s) =>
    shell(s, "#b8a88c", "#8a7458") +
    many(
      4,
      (at) =>
        s.b.box(90 + at * 330, 0, 70, floorOf(s) - 10, "#e4dac4") +
        s.b.slab(74 + at * 330, floorOf(s) - 26, 102, 22, "#d0c4aa"),
    ) +
    poster(s, 220, 100, 140, 180, "#a84a3a") +
    poster(s, 900, 100, 150, 180, "#3a6a8a") +
    path("M560 -20L720 -20L900 620L380 620Z", s.mood.glow, faint(0.3)),
  gym: (s) =>
    shell(s, "#4c545c", "#2c3034", { boards: false, panels: 5 }) +
    s.b.box(60, 90, 1160, 260, "#7a8a94", 6) +
    s.b.shine("M60 350L300 90L420 90L180 350ZM560 350L800 90L840 90L600 350Z", 0.2) +
    many(
      8,
      (at) =>
        s.b.box(80 + at * 148, floorOf(s) - 74, 110, 14, "#2a2e32", 5) +
        circle(92 + at * 148, floorOf(s) - 66, 26, "#15181a") +
        circle(178 + at * 148, floorOf(s) - 66, 26, "#15181a"),
    ) +
    s.b.slab(200, 18, 880, 12, "!#f4fbff", 6) +
    s.b.glow(640, 30, 560, "#e8f4ff", 0.5),
  stage: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, "#07040f"],
        [0.7, mix(s.mood.near, "#1a0a34", 0.6)],
        [1, "#0a0612"],
      ]),
    ) +
    many(7, (at) =>
      path(
        `M${100 + at * 180} -20L${140 + at * 180} -20L${n(s.random(-100, 300) + at * 180)} 640L${n(s.random(-380, -160) + at * 180)} 640Z`,
        ["#ff3a8a", "#3ab0ff", "#ffd03a", "#9a5aff"][at % 4] ?? "#ff3a8a",
        faint(0.34),
      ),
    ) +
    many(7, (at) => circle(120 + at * 180, 14, 20, "#fffbe8") + s.b.glow(120 + at * 180, 14, 90, "#ffffff", 0.8)) +
    s.b.box(60, 330, 150, 230, "#1c1a22", 6) +
    s.b.box(1070, 330, 150, 230, "#1c1a22", 6) +
    many(4, (at) =>
      circle(135 + Math.floor(at / 2) * 1010, 390 + (at % 2) * 110, 46, "#0a0a0e", 'stroke="#4a4a54" stroke-width="6"'),
    ) +
    path(
      "M-20 570L1300 570L1300 740L-20 740Z",
      s.b.linear([
        [0, "#3a2c4a"],
        [1, "#0c0812"],
      ]),
    ) +
    many(
      34,
      (at) =>
        circle(at * 39, 712 + (at % 3) * 10, 26, "#050308") +
        (at % 4 === 0 ? stroke(`M${at * 39} 700l${at % 8 ? 16 : -14} -60`, "#050308", 14) : ""),
    ),
  vault: (s) =>
    shell(s, "#3a4248", "#2a2e32", { boards: false }) +
    many(
      40,
      (at) =>
        s.b.box((at % 10) * 128 + 4, Math.floor(at / 10) * 128 + 4, 120, 120, at % 3 ? "#4a545a" : "#566068", 4) +
        circle((at % 10) * 128 + 100, Math.floor(at / 10) * 128 + 66, 7, "#d9a83a"),
    ) +
    s.b.glow(640, 300, 480, "#ffd86a", 0.35),
  serverRoom: (s) =>
    shell(s, "#1c2c3c", "#142028", { boards: false }) +
    many(8, (at) => {
      const side = at < 4;
      const t = (at % 4) / 4;
      const x = side ? t * 480 : 1280 - t * 480 - 150 * (1 - t * 0.5);
      return (
        s.b.box(x, 60 + t * 180, 150 * (1 - t * 0.5), 560 - t * 330, "#16222c", 4) +
        many(24, (k) =>
          rect(
            x + 14 + (k % 3) * 34 * (1 - t * 0.5),
            90 + t * 180 + Math.floor(k / 3) * 52 * (1 - t * 0.55),
            18 * (1 - t * 0.5),
            5,
            ["#3affa0", "#2ac8ff", "#ff5a4a"][(k + at) % 3] ?? "#3affa0",
          ),
        )
      );
    }) +
    s.b.glow(640, 330, 420, "#2ac8ff", 0.6),
  bunker: (s) =>
    shell(s, "#4a5248", "#34382f", { boards: false }) +
    many(7, (at) => rect(0, at * 84, 1280, 3, "#000", faint(0.2))) +
    stroke("M-10 60H1290M-10 96H1290", "#6a5a44", 16) +
    shelf(s, 40, 260, 330, "jars") +
    shelf(s, 40, 380, 330, "boxes") +
    s.b.box(900, 130, 270, 420, "#6a7470", 18) +
    circle(1035, 330, 62, "none", 'stroke="#c8a83a" stroke-width="16"') +
    pendant(s, 620, 130),
  warehouse: (s) =>
    shell(s, "#6a7078", "#56585a", { boards: false }) +
    many(5, (row) => shelf(s, 0, 130 + row * 92, 360, "boxes") + shelf(s, 920, 130 + row * 92, 360, "boxes")) +
    s.b.glow(640, 200, 460, s.mood.glow, 0.6) +
    many(4, (at) => stroke(`M${at * 430 - 20} -10L${640} 160`, "#3a4046", 10)),
  church: (s) =>
    shell(s, "#8a8078", "#5a524a") +
    many(
      3,
      (at) =>
        path(
          `M${180 + at * 360} 420V180Q${280 + at * 360} 20 ${380 + at * 360} 180V420Z`,
          s.b.linear([
            [0, ["#ff5a4a", "#4aa0ff", "#ffd03a"][at] ?? "#ff5a4a"],
            [0.5, ["#ffd03a", "#a05aff", "#4affb0"][at] ?? "#ffd03a"],
            [1, "#3a5ad8"],
          ]),
        ) +
        stroke(
          `M${180 + at * 360} 420V180Q${280 + at * 360} 20 ${380 + at * 360} 180V420M${280 + at * 360} 100V420M${180 + at * 360} 260H${380 + at * 360}`,
          "#2a2420",
          10,
        ),
    ) +
    path("M200 400L400 400L700 720L300 720ZM560 400L760 400L1100 720L700 720Z", s.mood.glow, faint(0.25)),
  cockpit: (s) =>
    plainSky(s, 0.5, 0.72) +
    path("M-20 -20H1300V740H-20ZM90 60L60 470L1220 470L1190 60Z", "#22282e", 'fill-rule="evenodd"') +
    path("M620 60H660V470H620Z", "#22282e") +
    s.b.box(-20, 470, 1320, 270, "#343c44") +
    many(
      14,
      (at) =>
        circle(
          120 + (at % 7) * 172,
          550 + Math.floor(at / 7) * 100,
          38,
          "#10161a",
          'stroke="#8a949c" stroke-width="6"',
        ) +
        stroke(
          `M${120 + (at % 7) * 172} ${550 + Math.floor(at / 7) * 100}l${n(s.random(-22, 22))} -24`,
          at % 3 ? "#5affa0" : "#ffb03a",
          5,
        ),
    ),
} satisfies Record<string, Place>;
