import { mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect } from "../../kit/svg.ts";
import { plainSky, sky } from "../../places/sky.ts";
import type { Place } from "../../places/stage.ts";
import { forest, frame, grass, green, ground, hills, mountains, palm, rocks, water } from "./parts/land.ts";

const coast: Place = (s) =>
  sky(s) +
  water(s, s.horizon) +
  (s.weather.has("lightning") || s.weather.has("rain")
    ? many(3, (at) =>
        path(
          `M-20 ${s.horizon + 26 + at * 52}C160 ${s.horizon - 14 + at * 54} 300 ${s.horizon + 66 + at * 48} 520 ${s.horizon + 22 + at * 54}C760 ${s.horizon - 24 + at * 54} 960 ${s.horizon + 66 + at * 50} 1300 ${s.horizon + at * 54}L1300 740L-20 740Z`,
          mix(mix("#1f5a74", s.mood.sky[1], 0.3), "#04121c", at * 0.2),
          'stroke="#cfe6ee" stroke-opacity=".5" stroke-width="3"',
        ),
      )
    : "") +
  path(
    `M-20 740L-20 ${s.horizon + 190}C160 ${s.horizon + 130} 300 ${s.horizon + 176} 420 ${s.horizon + 168}C560 ${s.horizon + 140} 800 ${s.horizon + 150} 930 ${s.horizon + 176}C1060 ${s.horizon + 190} 1180 ${s.horizon + 150} 1300 ${s.horizon + 176}L1300 740Z`,
    s.b.linear([
      [0, mix("#6a6e5a", s.mood.ground, 0.5)],
      [0.3, mix("#4a4a44", s.mood.near, 0.4)],
      [1, mix("#1c1c1e", s.mood.near, 0.5)],
    ]),
  ) +
  rocks({ ...s, horizon: s.horizon + 150 }, "#6a6864", 9) +
  many(24, () => circle(s.random(0, 1280), s.horizon + s.random(120, 190), s.random(3, 9), "#f0f8fb", faint(0.5)));

export const waters = {
  beach: (s) =>
    sky(s) +
    water(s, s.horizon, "#1f8fae") +
    path(
      `M-20 ${s.horizon + 96}C260 ${s.horizon + 70} 560 ${s.horizon + 160} 1300 ${s.horizon + 86}L1300 740L-20 740Z`,
      "#ffffff",
      faint(0.7),
    ) +
    path(
      `M-20 ${s.horizon + 112}C260 ${s.horizon + 88} 560 ${s.horizon + 178} 1300 ${s.horizon + 104}L1300 740L-20 740Z`,
      s.b.linear([
        [0, mix("#f4dca4", s.mood.ground, 0.25)],
        [1, mix("#c89a5a", s.mood.near, 0.4)],
      ]),
    ) +
    palm(s.random, s.random(40, 140), s.horizon + 190, 380, green(s), mix("#7a5230", s.mood.near, 0.3)) +
    palm(s.random, s.random(1150, 1240), s.horizon + 210, 420, green(s, "#2f7a3a"), mix("#6a4628", s.mood.near, 0.3)),
  island: (s) =>
    sky(s) +
    water(s, s.horizon, "#1787a8") +
    ellipse(640, s.horizon + 150, 640, 104, "#bff0e8", faint(0.5)) +
    ellipse(
      640,
      s.horizon + 150,
      560,
      84,
      s.b.linear([
        [0, mix("#fbe6b0", s.mood.ground, 0.2)],
        [1, mix("#c2955a", s.mood.near, 0.35)],
      ]),
    ) +
    palm(s.random, 250, s.horizon + 140, 400, green(s), mix("#7a5230", s.mood.near, 0.3)) +
    palm(s.random, 1040, s.horizon + 134, 350, green(s, "#2f7a3a"), mix("#6a4628", s.mood.near, 0.3)) +
    palm(s.random, 360, s.horizon + 120, 260, green(s), mix("#7a5230", s.mood.near, 0.3)),
  ocean: (s) =>
    sky(s) +
    water(s, s.horizon) +
    (s.weather.has("lightning") || s.weather.has("rain")
      ? many(4, (at) =>
          path(
            `M-20 ${s.horizon + 10 + at * 60}C160 ${s.horizon - 50 + at * 62} 300 ${s.horizon + 70 + at * 56} 520 ${s.horizon + 6 + at * 62}C760 ${s.horizon - 60 + at * 62} 960 ${s.horizon + 70 + at * 58} 1300 ${s.horizon - 20 + at * 62}L1300 740L-20 740Z`,
            mix(mix("#1f5a74", s.mood.sky[1], 0.3), "#04121c", at * 0.2),
            `stroke="#cfe6ee" stroke-opacity=".5" stroke-width="3"`,
          ),
        )
      : ""),
  underwater: (s) =>
    plainSky(s, 0.5, 1) +
    many(6, (at) => {
      const x = 80 + at * 210 + s.random(-40, 40);
      return path(
        `M${n(x)} -40L${n(x + 70)} -40L${n(x + 190 - at * 40)} 620L${n(x - 90 - at * 40)} 620Z`,
        "#a8f0ff",
        faint(0.13),
      );
    }) +
    hills(s, 620, 60, mix(s.mood.far, s.mood.near, 0.4)) +
    many(12, () => {
      const x = s.random(0, 1280);
      const h = s.random(60, 170);
      return path(
        `M${n(x)} 690C${n(x - 30)} ${n(690 - h * 0.5)} ${n(x + 24)} ${n(690 - h * 0.7)} ${n(x)} ${n(690 - h)}C${n(x + 34)} ${n(690 - h * 0.6)} ${n(x - 6)} ${n(690 - h * 0.4)} ${n(x + 20)} 690Z`,
        mix(["#2a8a5a", "#c2506a", "#d08a3a"][Math.floor(x) % 3] ?? "#2a8a5a", s.mood.near, 0.5),
      );
    }) +
    hills(s, 700, 50, s.mood.near) +
    many(26, () =>
      circle(
        s.random(0, 1280),
        s.random(0, 640),
        s.random(2, 9),
        "none",
        `stroke="#d8f6ff" stroke-width="2" opacity=".5"`,
      ),
    ),
  lake: (s) =>
    sky(s) +
    mountains(s, s.horizon + 8, 280, s.mood.far) +
    forest(s, s.horizon + 14, 50, 110, 26, mix(s.mood.near, s.mood.haze, 0.1)) +
    water(s, s.horizon + 8) +
    frame(s, "pines"),
  waterfall: (s) =>
    sky(s) +
    path(
      "M-20 -20L470 -20C440 160 470 360 430 560L430 740L-20 740Z",
      s.b.linear(
        [
          [0, mix("#7a8078", s.mood.far, 0.4)],
          [1, mix("#2a3430", s.mood.near, 0.5)],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ) +
    path(
      "M1300 -20L820 -20C850 200 800 380 850 560L850 740L1300 740Z",
      s.b.linear([
        [0, mix("#2a3430", s.mood.near, 0.5)],
        [1, mix("#6a7068", s.mood.far, 0.4)],
      ]),
    ) +
    rect(
      440,
      40,
      400,
      560,
      s.b.linear([
        [0, "#eefaff"],
        [1, mix("#a8d8ea", s.mood.haze, 0.3)],
      ]),
    ) +
    many(26, () =>
      rect(
        s.random(440, 830),
        s.random(40, 200),
        s.random(3, 12),
        s.random(200, 420),
        "#ffffff",
        faint(s.random(0.3, 0.8)),
      ),
    ) +
    water(s, 590) +
    many(9, (at) => ellipse(430 + at * 52, 592, 70, 40, "#ffffff", faint(0.7))) +
    frame(s, "rocks"),
  river: (s) =>
    sky(s) +
    hills(s, s.horizon, 60, mix(s.mood.far, s.mood.haze, 0.2)) +
    forest(s, s.horizon + 20, 70, 150, 40, mix(s.mood.near, s.mood.far, 0.4)) +
    ground(s) +
    path(
      `M560 ${s.horizon + 20}C700 ${s.horizon + 60} 480 ${s.horizon + 120} 380 740L980 740C920 ${s.horizon + 140} 840 ${s.horizon + 80} 640 ${s.horizon + 20}Z`,
      s.b.linear([
        [0, s.mood.sky[2]],
        [1, mix(s.mood.sky[1], "#0a4a6a", 0.5)],
      ]),
    ) +
    grass(s, green(s), 130),
  coast,
  arctic: (s) =>
    sky(s, { cloudy: 3 }) +
    water(s, s.horizon, "#2a7a9a") +
    many(5, (at) => {
      const x = 60 + at * 270 + s.random(-60, 60);
      const h = s.random(60, 170);
      return (
        path(
          `M${n(x - 110)} ${s.horizon + 20}L${n(x - 60)} ${n(s.horizon - h * 0.6)}L${n(x)} ${n(s.horizon - h)}L${n(x + 40)} ${n(s.horizon - h * 0.5)}L${n(x + 120)} ${s.horizon + 20}Z`,
          mix("#eaf6fb", s.mood.haze, 0.2),
        ) +
        path(
          `M${n(x)} ${n(s.horizon - h)}L${n(x + 40)} ${n(s.horizon - h * 0.5)}L${n(x + 120)} ${s.horizon + 20}L${n(x + 10)} ${s.horizon + 20}Z`,
          mix("#7ab4d0", s.mood.far, 0.3),
        )
      );
    }) +
    path(
      `M180 ${s.horizon + 150}L420 ${s.horizon + 106}L880 ${s.horizon + 100}L1120 ${s.horizon + 156}L1010 ${s.horizon + 210}L330 ${s.horizon + 214}Z`,
      mix("#ffffff", s.mood.haze, 0.12),
    ) +
    path(
      `M180 ${s.horizon + 150}L330 ${s.horizon + 214}L1010 ${s.horizon + 210}L1120 ${s.horizon + 156}L1118 ${s.horizon + 176}L1012 ${s.horizon + 240}L326 ${s.horizon + 246}L184 ${s.horizon + 172}Z`,
      mix("#6ab0cc", s.mood.far, 0.3),
    ) +
    many(8, () =>
      path(`M${n(s.random(0, 1200))} ${n(s.random(s.horizon + 40, 700))}l46 -8l40 8l-40 10Z`, "#f4fbff", faint(0.9)),
    ),
} satisfies Record<string, Place>;
