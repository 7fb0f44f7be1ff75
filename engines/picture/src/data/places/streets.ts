import { lighter, mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../../kit/svg.ts";
import { plainSky, sky, stars } from "../../places/sky.ts";
import type { Place, Stage } from "../../places/stage.ts";
import { grass, ground, hills, leafy, ridge, water } from "./parts/land.ts";
import { road, skyline, WINDOW_LIGHTS } from "./parts/town-parts.ts";

const facades = ({ b, random, mood, horizon }: Stage, colours: readonly [string, ...string[]], signs = false) =>
  many(2, (side) => {
    const edge = (depth: number) => (side ? 640 + 60 + depth * 620 : 640 - 60 - depth * 620);
    return many(4, (at) => {
      const [t, u] = [((3 - at) / 4) ** 1.5, ((4 - at) / 4) ** 1.5];
      const [x1, x2] = [edge(t), edge(u)];
      const top = (depth: number) => horizon - 40 - depth * (horizon + 40) * 0.92;
      const foot = (depth: number) => horizon + 4 + depth * 190;
      const colour = mix(random.pick(colours), mood.haze, 0.5 - u * 0.5);
      const windows = many(8, (cell) => {
        const [k, row] = [t + (u - t) * (0.2 + (cell % 2) * 0.44), 0.14 + Math.floor(cell / 2) * 0.17];
        const [wx, wy] = [edge(k), top(k) + (foot(k) - top(k)) * row];
        const [w, h] = [(8 + k * 34) * (u - t + 0.5), 10 + k * 46];
        return rect(
          wx - w / 2,
          wy,
          w,
          h,
          mood.isNight ? random.pick(WINDOW_LIGHTS) : lighter(mood.sky[1], 0.2),
          faint(random(0.3, 0.9)),
        );
      });
      const sign = signs
        ? rect(
            edge(u * 0.9) - 24,
            top(u) + 130,
            42 + u * 24,
            150,
            random.pick(["#ff2d6a", "#2ad0ff", "#ffd02a", "#5aff9a"]),
            'rx="8"',
          ) +
          b.glow(edge(u * 0.9), top(u) + 210, 170, random.pick(["#ff2d6a", "#2ad0ff", "#ffd02a"]), 0.5) +
          many(3, (k) =>
            rect(edge(u * 0.9) - 12, top(u) + 148 + k * 44, 24 + u * 16, 24, "#ffffff", `rx="4" opacity=".85"`),
          )
        : "";
      return (
        path(
          `M${n(x1)} ${n(top(t))}L${n(x2)} ${n(top(u))}L${n(x2)} ${n(foot(u))}L${n(x1)} ${n(foot(t))}Z`,
          b.lit(colour),
        ) +
        windows +
        sign
      );
    });
  });

export const streets = {
  skyline: (s) =>
    sky(s) +
    skyline(s, s.horizon + 20, 120, 300, mix(s.mood.far, s.mood.haze, 0.5), 0.25) +
    skyline(s, s.horizon + 30, 90, 250, mix(s.mood.near, s.mood.far, 0.45), 0.45) +
    ground({ ...s, horizon: s.horizon + 22 }, mix("#5a6068", s.mood.near, 0.5)),
  street: (s) =>
    sky(s, { cloudy: 3 }) +
    skyline(s, s.horizon + 10, 60, 170, mix(s.mood.far, s.mood.haze, 0.5), 0.3) +
    ground(s, mix("#8a8c90", s.mood.near, 0.4)) +
    facades(s, ["#c2805a", "#d8b890", "#8a9aa8", "#a85a48", "#e0c8a0"]) +
    road(s, 520),
  neonStreet: (s) =>
    plainSky(s, 0.6, 1) +
    stars(s, 30, 160) +
    skyline(s, s.horizon + 10, 100, 260, mix(s.mood.far, s.mood.haze, 0.3), 0.5) +
    ground(s, "#1c1430") +
    facades(s, ["#2a1a44", "#3a1c4a", "#1e1a3e", "#44204a"], true) +
    road(s, 460) +
    many(8, (at) =>
      ellipse(
        200 + at * 120,
        s.horizon + 160 + (at % 3) * 40,
        60,
        14,
        ["#ff2d6a", "#2ad0ff", "#ffd02a"][at % 3] ?? "#ff2d6a",
        faint(0.4),
      ),
    ),
  suburb: (s) =>
    sky(s) +
    many(6, (at) => {
      const x = at * 230 - 40;
      const wall = ["#f0e4d0", "#c8d8e0", "#e8c8b0"][at % 3] ?? "#f0e4d0";
      return (
        leafy(s.random, x + 190, s.horizon + 26, 150, mix("#3f8a3f", s.mood.near, 0.3), "#4a3220") +
        s.b.box(x, s.horizon - 60, 160, 90, wall) +
        s.b.body(`M${x - 18} ${s.horizon - 56}L${x + 80} ${s.horizon - 130}L${x + 178} ${s.horizon - 56}Z`, "#7a4438") +
        rect(x + 22, s.horizon - 34, 34, 34, s.mood.isNight ? "#ffd27a" : "#a8d0e4") +
        s.b.slab(x + 96, s.horizon - 40, 34, 70, "#6a4a34")
      );
    }) +
    ground({ ...s, horizon: s.horizon + 24 }, mix("#79b35a", s.mood.ground, 0.4)) +
    path(
      `M-20 ${s.horizon + 120}L1300 ${s.horizon + 96}L1300 ${s.horizon + 210}L-20 ${s.horizon + 250}Z`,
      mix("#5a5e66", s.mood.near, 0.35),
    ),
  road: (s) =>
    sky(s) +
    ridge(s, s.horizon + 10, 130, 9, mix(s.mood.far, s.mood.haze, 0.35)) +
    ground(s) +
    road(s) +
    grass(s, mix("#6a8a3c", s.mood.near, 0.35), 60) +
    many(6, (at) => {
      const t = ((at + 1) / 6) ** 2;
      const x = 640 + (at % 2 ? 1 : -1) * (40 + t * 640);
      return rect(x, s.horizon - 10 - t * 120, 4 + t * 8, 20 + t * 200, mix("#4a3a2c", s.mood.haze, 0.4 - t * 0.4));
    }),
  village: (s) =>
    sky(s) +
    hills(s, s.horizon - 20, 120, mix(s.mood.far, s.mood.haze, 0.3)) +
    many(8, (at) => {
      const x = at * 160 - 20 + s.random(-16, 16);
      const h = s.random(80, 150);
      return (
        s.b.box(x, s.horizon + 40 - h, 120, h, ["#f0dfc0", "#e0b890", "#d8cdb8", "#e8a888"][at % 4] ?? "#f0dfc0") +
        s.b.body(
          `M${n(x - 12)} ${n(s.horizon + 44 - h)}L${n(x + 60)} ${n(s.horizon - 26 - h)}L${n(x + 132)} ${n(s.horizon + 44 - h)}Z`,
          "#b0502c",
        ) +
        rect(x + 18, s.horizon + 62 - h, 26, 30, s.mood.isNight ? "#ffd27a" : "#5a7a8a") +
        rect(x + 74, s.horizon + 62 - h, 26, 30, s.mood.isNight ? "#ffc05a" : "#5a7a8a")
      );
    }) +
    s.b.box(590, s.horizon - 190, 70, 240, "#e4d4b4") +
    s.b.body(`M580 ${s.horizon - 186}L625 ${s.horizon - 280}L670 ${s.horizon - 186}Z`, "#8a4a34") +
    ground({ ...s, horizon: s.horizon + 36 }, mix("#c0a880", s.mood.ground, 0.35)),
  bridge: (s) =>
    sky(s) +
    hills(s, s.horizon, 80, mix(s.mood.far, s.mood.haze, 0.3)) +
    water(s, s.horizon + 6) +
    s.b.box(300, s.horizon - 300, 30, 330, "#b8402c") +
    s.b.box(930, s.horizon - 300, 30, 330, "#b8402c") +
    stroke(
      `M-20 ${s.horizon - 90}Q140 ${s.horizon - 150} 315 ${s.horizon - 296}Q630 ${s.horizon + 110} 945 ${s.horizon - 296}Q1120 ${s.horizon - 150} 1300 ${s.horizon - 90}`,
      mix("#b8402c", s.mood.near, 0.2),
      8,
    ) +
    many(30, (at) => rect(20 + at * 42, s.horizon - 170, 2, 150, mix("#b8402c", s.mood.near, 0.2), faint(0.5))) +
    rect(-20, s.horizon - 30, 1320, 22, mix("#8a3424", s.mood.near, 0.3)),
  market: (s) =>
    sky(s) +
    many(4, (at) => {
      const x = at * 330 - 30;
      return (
        s.b.box(x, s.horizon - 130, 300, 190, "#8a5f3a") +
        many(6, (k) =>
          path(
            `M${x + k * 50} ${s.horizon - 180}h50l10 70q-30 24 -60 0Z`,
            k % 2 ? "#fff4e4" : (["#d8402c", "#2a8a5a", "#2a6ab8", "#e08a1c"][at] ?? "#d8402c"),
          ),
        ) +
        many(14, (k) =>
          circle(
            x + 26 + (k % 7) * 40,
            s.horizon + 10 + Math.floor(k / 7) * 26,
            17,
            ["#e0502c", "#f0b02c", "#6aa83a", "#c83a5a"][k % 4] ?? "#e0502c",
          ),
        ) +
        rect(x, s.horizon + 44, 300, 26, "#5a3a20")
      );
    }) +
    ground({ ...s, horizon: s.horizon + 62 }, mix("#b09a78", s.mood.ground, 0.4)),
} satisfies Record<string, Place>;
