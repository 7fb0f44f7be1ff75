import { lighter, mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../../kit/svg.ts";
import { sky } from "../../places/sky.ts";
import type { Place } from "../../places/stage.ts";
import { forest, frame, grass, green, ground, hills, leafy, mountains, pine, ridge, rocks } from "./parts/land.ts";

/** A neglected place, for comparisons of before and after. */
const wasteland: Place = (s) =>
  sky(s, { plain: true }) +
  ridge(s, s.horizon, 60, 9, mix(s.mood.far, s.mood.haze, 0.3)) +
  ground(s, mix("#7a6a4c", s.mood.ground, 0.35)) +
  many(26, () => {
    const [x, y] = [s.random(0, 1280), s.random(s.horizon + 30, 700)];
    return stroke(
      `M${n(x)} ${n(y)}l${n(s.random(-60, 60))} ${n(s.random(10, 30))}l${n(s.random(-50, 50))} ${n(s.random(6, 26))}`,
      "#2a2218",
      3,
      faint(0.5),
    );
  }) +
  many(60, () =>
    stroke(
      `M${n(s.random(0, 1280))} ${n(s.random(s.horizon + 30, 710))}l${n(s.random(-8, 8))} -22m0 22l12 -16`,
      "#9a8a52",
      3,
      faint(0.8),
    ),
  ) +
  stroke(
    "M330 470C324 380 350 330 320 240M326 360C370 320 400 310 420 260M328 400C290 360 270 350 250 300M340 320C360 290 360 270 380 220",
    mix("#2a2018", s.mood.near, 0.4),
    15,
  ) +
  stroke(
    "M960 500C954 420 980 370 950 290M956 400C1000 360 1020 350 1040 310M958 440C920 400 900 390 890 350",
    mix("#2a2018", s.mood.near, 0.4),
    13,
  ) +
  rocks(s, "#6a6258", 9);

export const highlands = {
  mountains: (s) =>
    sky(s) +
    mountains(s, s.horizon + 20, 330, s.mood.far) +
    forest(s, s.horizon + 34, 40, 90, 30, mix(s.mood.near, s.mood.haze, 0.2)) +
    ground(s) +
    grass(s, lighter(s.mood.ground, 0.15)) +
    rocks(s, "#7a7a78", 5),
  forest: (s) =>
    sky(s, { cloudy: 2 }) +
    forest(s, s.horizon + 10, 160, 300, 56, mix(s.mood.far, s.mood.haze, 0.45)) +
    s.b.glow(s.sunX, s.horizon - 60, 460, s.mood.glow, 0.4) +
    forest(s, s.horizon + 30, 210, 360, 74, mix(s.mood.near, s.mood.far, 0.45)) +
    ground(s) +
    many(5, () => {
      const [x, w] = [s.random(0, 1280), s.random(20, 44)];
      return s.b.box(x, -20, w, s.horizon + s.random(40, 120), mix("#4a3220", s.mood.near, 0.4));
    }) +
    grass(s, green(s), 120),
  snowfield: (s) =>
    sky(s, { cloudy: 3 }) +
    mountains(s, s.horizon + 10, 260, s.mood.far) +
    forest(s, s.horizon + 26, 90, 190, 46, mix(s.mood.near, s.mood.haze, 0.15)) +
    ground(s, mix("#f2f8fc", s.mood.ground, s.mood.isNight ? 0.75 : 0.3)) +
    many(7, (at) =>
      path(
        `M${n(s.random(-200, 900))} ${s.horizon + 50 + at * 32}q${n(s.random(100, 240))} -18 ${n(s.random(300, 520))} 0`,
        "none",
        `stroke="${mix("#8ab0cc", s.mood.near, 0.35)}" stroke-width="3" opacity=".4"`,
      ),
    ) +
    frame(s, "pines"),
  meadow: (s) =>
    sky(s) +
    hills(s, s.horizon - 10, 90, mix(s.mood.far, s.mood.haze, 0.35)) +
    hills(s, s.horizon + 30, 50, mix(s.mood.far, s.mood.ground, 0.5)) +
    leafy(s.random, s.random(60, 240), s.horizon + 70, 240, green(s), "#4a3220") +
    leafy(s.random, s.random(1080, 1240), s.horizon + 50, 190, green(s), "#4a3220") +
    ground({ ...s, horizon: s.horizon + 40 }) +
    grass(s, lighter(green(s), 0.15), 160) +
    many(46, (at) =>
      circle(
        s.random(0, 1280),
        s.random(s.horizon + 70, 715),
        s.random(3, 8),
        ["#fff6c0", "#ff8aa8", "#ffffff", "#ffd24a"][at % 4] ?? "#fff",
        faint(0.85),
      ),
    ),
  garden: (s) =>
    sky(s) +
    many(17, (at) => s.b.box(at * 78 - 10, s.horizon - 110, 66, 160, "#c9a06a", 4)) +
    ground(s, mix("#6faa48", s.mood.ground, 0.4)) +
    many(40, (at) => {
      const [x, y] = [s.random(0, 1280), s.random(s.horizon + 20, 700)];
      const r = s.random(18, 42);
      return (
        circle(x, y, r, mix(["#2f7a34", "#3f9444", "#246029"][at % 3] ?? "#2f7a34", s.mood.near, 0.15)) +
        circle(x - r * 0.3, y - r * 0.4, r * 0.28, ["#ff6b6b", "#ffd24a", "#ffffff", "#f472b6"][at % 4] ?? "#fff") +
        circle(x + r * 0.4, y, r * 0.22, ["#ffd24a", "#ffffff", "#ff6b6b"][at % 3] ?? "#fff")
      );
    }) +
    path(`M560 ${s.horizon + 10}L720 ${s.horizon + 10}L900 740L380 740Z`, mix("#dcc8a0", s.mood.ground, 0.25)),
  farm: (s) =>
    sky(s) +
    hills(s, s.horizon - 6, 60, mix(s.mood.far, s.mood.haze, 0.3)) +
    ground(s, mix("#c8a848", s.mood.ground, 0.4)) +
    many(15, (at) =>
      path(
        `M${640 + (at - 7) * 18} ${s.horizon + 10}L${640 + (at - 7) * 210} 740L${640 + (at - 7) * 210 + 60} 740L${640 + (at - 7) * 18 + 5} ${s.horizon + 10}Z`,
        mix("#5a8a2c", s.mood.near, 0.3),
        faint(0.75),
      ),
    ) +
    s.b.body(
      `M930 ${s.horizon + 30}L930 ${s.horizon - 110}L1010 ${s.horizon - 180}L1090 ${s.horizon - 110}L1090 ${s.horizon + 30}Z`,
      "#b03a28",
    ) +
    rect(980, s.horizon - 50, 60, 80, "#f4ece0") +
    s.b.box(1110, s.horizon - 150, 60, 180, "#c8ccd0", 26),
  autumnWoods: (s) =>
    sky(s, { cloudy: 2 }) +
    many(3, (row) =>
      many(9, (at) =>
        leafy(
          s.random,
          at * 160 + row * 50 - 40,
          s.horizon + 20 + row * 24,
          230 + row * 50,
          mix(["#d8641c", "#e0a02c", "#b83a1c"][(at + row) % 3] ?? "#d8641c", s.mood.haze, 0.4 - row * 0.18),
          "#4a2c1a",
        ),
      ),
    ) +
    ground({ ...s, horizon: s.horizon + 60 }, mix("#a8642a", s.mood.ground, 0.4)) +
    many(70, (at) =>
      ellipse(
        s.random(0, 1280),
        s.random(s.horizon + 80, 715),
        s.random(5, 11),
        s.random(3, 6),
        ["#e08a2c", "#c8401c", "#e8c04a"][at % 3] ?? "#e08a2c",
        faint(0.8),
      ),
    ),
  winterVillage: (s) =>
    sky(s, { cloudy: 2 }) +
    mountains(s, s.horizon + 10, 240, s.mood.far) +
    ground(s, mix("#f2f8fc", s.mood.ground, 0.4)) +
    many(7, (at) => {
      const x = 40 + at * 182;
      return (
        s.b.box(x, s.horizon - 50, 110, 90, "#7a4a2c") +
        path(
          `M${x - 14} ${s.horizon - 48}L${x + 55} ${s.horizon - 116}L${x + 124} ${s.horizon - 48}Z`,
          mix("#f4fafd", s.mood.haze, 0.2),
        ) +
        rect(x + 20, s.horizon - 26, 24, 26, "#ffd27a") +
        rect(x + 66, s.horizon - 26, 24, 26, "#ffc05a") +
        s.b.glow(x + 55, s.horizon, 90, "#ffb04a", 0.4)
      );
    }) +
    pine(30, 720, 330, mix(s.mood.near, "#04140c", 0.4)) +
    pine(1250, 730, 360, mix(s.mood.near, "#04140c", 0.4)),
  wasteland,
  canyon: (s) =>
    sky(s, { cloudy: 3 }) +
    ridge(s, s.horizon, 60, 7, mix(s.mood.far, s.mood.haze, 0.5)) +
    many(3, (at) =>
      path(
        `M-20 ${180 + at * 110}L${220 - at * 70} ${180 + at * 100}L${260 - at * 60} ${300 + at * 90}L${340 - at * 80} 740L-20 740ZM1300 ${160 + at * 120}L${1060 + at * 70} ${170 + at * 110}L${1010 + at * 70} ${320 + at * 80}L${920 + at * 90} 740L1300 740Z`,
        mix(mix("#d8743a", s.mood.haze, 0.45 - at * 0.2), s.mood.near, at * 0.12),
      ),
    ) +
    ground({ ...s, horizon: s.horizon + 60 }, mix("#c8824a", s.mood.ground, 0.4)) +
    rocks(s, "#b06a3c", 7),
} satisfies Record<string, Place>;
