import { mix } from "../../kit/colour.ts";
import { circle, faint, many, n, path, rect, stroke } from "../../kit/svg.ts";
import { sky } from "../../places/sky.ts";
import type { Place } from "../../places/stage.ts";
import { grass, ground, hills, ridge, water } from "./parts/land.ts";
import { road, skyline } from "./parts/town-parts.ts";

const stadium: Place = (s) =>
  sky(s, { cloudy: 2 }) +
  path(
    `M-20 ${s.horizon - 170}C300 ${s.horizon - 90} 980 ${s.horizon - 90} 1300 ${s.horizon - 170}L1300 ${s.horizon + 30}L-20 ${s.horizon + 30}Z`,
    mix("#3a4450", s.mood.near, 0.4),
  ) +
  many(220, () => {
    const x = s.random(0, 1280);
    const dip = (1 - ((x - 640) / 640) ** 2) * 60;
    return circle(
      x,
      s.horizon - 140 + dip + s.random(0, 120),
      5,
      s.random.pick(["#e0a080", "#f0d0b0", "#d84a4a", "#4a8ad8", "#f4e05a", "#ffffff"]),
      faint(0.75),
    );
  }) +
  many(2, (at) => {
    const x = at ? 1140 : 140;
    return (
      rect(x - 5, 60, 10, s.horizon - 120, "#50585e") +
      s.b.slab(x - 60, 30, 120, 56, "#d8dee2", 6) +
      s.b.glow(x, 58, 240, "#fffbe0", 0.85)
    );
  }) +
  ground(s, mix("#3f9a44", s.mood.ground, 0.25)) +
  many(6, (at) =>
    path(
      `M${640 + (at - 3) * 90} ${s.horizon}L${640 + (at - 3) * 420} 740L${640 + (at - 3) * 420 + 210} 740L${640 + (at - 3) * 90 + 45} ${s.horizon}Z`,
      "#ffffff",
      faint(0.09),
    ),
  );

export const venues = {
  harbour: (s) =>
    sky(s) +
    skyline(s, s.horizon, 30, 90, mix(s.mood.far, s.mood.haze, 0.4), 0.3) +
    water(s, s.horizon) +
    many(5, (at) => rect(60 + at * 60, s.horizon - 150 + at * 12, 8, 190, mix("#5a3a24", s.mood.near, 0.4))) +
    path("M-20 740L-20 640L560 620L700 740Z", s.b.lit("#8a6844")) +
    many(9, (at) => stroke(`M${at * 74 - 10} ${640 - at * 2}L${at * 92} 740`, "#3a2818", 4, faint(0.5))),
  airport: (s) =>
    sky(s) +
    skyline(s, s.horizon, 14, 50, mix(s.mood.far, s.mood.haze, 0.5), 0) +
    s.b.box(1010, s.horizon - 150, 34, 160, "#c8d0d4") +
    s.b.body(
      `M980 ${s.horizon - 190}L1074 ${s.horizon - 190}L1056 ${s.horizon - 146}L998 ${s.horizon - 146}Z`,
      "#5a8aa0",
    ) +
    ground(s, mix("#7a7e84", s.mood.near, 0.3)) +
    road(s, 640) +
    many(10, (at) =>
      circle(640 + (at % 2 ? 1 : -1) * (50 + at * 58), s.horizon + 14 + at * 24, 3 + at * 0.6, s.mood.accent),
    ),
  station: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, mix("#3a444c", s.mood.near, 0.4)],
        [1, mix("#98a4a8", s.mood.haze, 0.4)],
      ]),
    ) +
    many(9, (at) =>
      path(
        `M${640 + (at - 4) * 40} ${s.horizon - 90}L${640 + (at - 4) * 300} -20`,
        "none",
        `stroke="${mix("#20282e", s.mood.near, 0.4)}" stroke-width="${6 + Math.abs(at - 4) * 4}"`,
      ),
    ) +
    s.b.glow(640, s.horizon - 40, 420, s.mood.glow, 0.85) +
    path(`M620 ${s.horizon}L660 ${s.horizon}L980 740L300 740Z`, mix("#2a2826", s.mood.near, 0.4)) +
    stroke(`M632 ${s.horizon}L470 740M648 ${s.horizon}L810 740`, "#c8ccd0", 9) +
    path(
      `M660 ${s.horizon}L1300 600L1300 740L980 740ZM620 ${s.horizon}L-20 600L-20 740L300 740Z`,
      s.b.linear([
        [0, mix("#c8c0b0", s.mood.haze, 0.3)],
        [1, "#5a544c"],
      ]),
    ) +
    stroke(`M664 ${s.horizon}L1010 740M616 ${s.horizon}L270 740`, "#f4d03a", 8),
  stadium,
  track: (s) =>
    stadium(s) +
    path(
      `M480 ${s.horizon + 4}L800 ${s.horizon + 4}L1500 740L-220 740Z`,
      s.b.linear([
        [0, "#c8664a"],
        [1, "#a03a24"],
      ]),
    ) +
    many(6, (at) => stroke(`M${500 + at * 56} ${s.horizon + 4}L${-180 + at * 330} 740`, "#ffffff", 4, faint(0.8))),
  raceTrack: (s) =>
    sky(s) +
    skyline(s, s.horizon, 20, 60, mix(s.mood.far, s.mood.haze, 0.3), 0) +
    ground(s) +
    road(s, 980) +
    many(14, (at) => {
      const [t, u] = [(at / 14) ** 1.8, ((at + 1) / 14) ** 1.8];
      return many(2, (side) => {
        const x = (k: number) => 640 + (side ? 1 : -1) * (22 + k * 958);
        return path(
          `M${n(x(t))} ${n(s.horizon + t * 260)}L${n(x(u))} ${n(s.horizon + u * 260)}L${n(x(u) + (side ? 1 : -1) * (10 + u * 60))} ${n(s.horizon + u * 260)}L${n(x(t) + (side ? 1 : -1) * (10 + t * 60))} ${n(s.horizon + t * 260)}Z`,
          at % 2 ? "#f4f4f0" : "#d82a2a",
        );
      });
    }),
  castleHill: (s) =>
    sky(s) +
    ridge(s, s.horizon, 140, 8, mix(s.mood.far, s.mood.haze, 0.4)) +
    hills(s, s.horizon + 20, 90, mix(s.mood.near, s.mood.far, 0.4)) +
    ground({ ...s, horizon: s.horizon + 60 }),
  graveyard: (s) =>
    sky(s) +
    hills(s, s.horizon, 50, mix(s.mood.far, s.mood.haze, 0.2)) +
    ground(s) +
    many(9, (at) => {
      const t = s.random(0.1, 0.8);
      const [x, y] = [at * 150 + s.random(-40, 40), s.horizon + 40 + t * 170];
      const k = 0.4 + t;
      return (
        s.b.body(
          `M${n(x - 34 * k)} ${n(y)}L${n(x - 34 * k)} ${n(y - 70 * k)}Q${n(x)} ${n(y - 120 * k)} ${n(x + 34 * k)} ${n(y - 70 * k)}L${n(x + 34 * k)} ${n(y)}Z`,
          "#8a8e90",
        ) +
        rect(x - 3 * k, y - 80 * k, 6 * k, 36 * k, "#4a4e50") +
        rect(x - 14 * k, y - 70 * k, 28 * k, 6 * k, "#4a4e50")
      );
    }) +
    stroke(
      "M120 460C110 300 150 200 60 90M112 300C160 240 200 230 240 160M118 360C70 320 40 300 10 240",
      mix("#1c1814", s.mood.near, 0.6),
      16,
    ) +
    grass(s, mix("#4a5a3a", s.mood.near, 0.5), 80),
  amusementPark: (s) =>
    sky(s) +
    stroke(
      `M-20 ${s.horizon - 20}C120 ${s.horizon - 260} 240 ${s.horizon - 260} 330 ${s.horizon - 40}S560 ${s.horizon - 180} 620 ${s.horizon}`,
      "#ff5a6a",
      10,
    ) +
    many(12, (at) => rect(20 + at * 52, s.horizon - 120, 4, 130, "#e8e4e0", faint(0.6))) +
    circle(990, s.horizon - 130, 150, "none", 'stroke="#ffd04a" stroke-width="10"') +
    many(10, (at) => {
      const a = (at / 10) * Math.PI * 2;
      return (
        stroke(
          `M990 ${s.horizon - 130}L${n(990 + Math.cos(a) * 150)} ${n(s.horizon - 130 + Math.sin(a) * 150)}`,
          "#e8e4e0",
          4,
        ) +
        circle(
          990 + Math.cos(a) * 150,
          s.horizon - 124 + Math.sin(a) * 150,
          18,
          ["#ff5a6a", "#4ac8ff", "#8aff6a", "#ffd04a"][at % 4] ?? "#ff5a6a",
        )
      );
    }) +
    ground(s, mix("#d8b880", s.mood.ground, 0.4)) +
    many(5, (at) =>
      s.b.body(
        `M${at * 270 - 40} ${s.horizon + 50}L${at * 270 + 40} ${s.horizon - 60}L${at * 270 + 120} ${s.horizon + 50}Z`,
        at % 2 ? "#ff5a6a" : "#4a9aff",
      ),
    ),
  construction: (s) =>
    sky(s) +
    skyline(s, s.horizon, 40, 110, mix(s.mood.far, s.mood.haze, 0.4), 0.2) +
    stroke(`M980 ${s.horizon + 20}V60M740 100H1240M980 60L780 100M980 60L1180 100M800 100V220`, "#f0b02c", 12) +
    many(
      3,
      (floor) =>
        s.b.box(120, s.horizon - 70 - floor * 100, 420, 16, "#b8b0a4") +
        many(4, (k) => s.b.box(130 + k * 130, s.horizon - 56 - floor * 100, 18, 86, "#9a9288")),
    ) +
    ground(s, mix("#a8855a", s.mood.ground, 0.4)),
} satisfies Record<string, Place>;
