import { darker, lighter, mix } from "../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../kit/marks.ts";
import { grass, ground, hills, leafy, ridge, water } from "./land.ts";
import { sky, stars } from "./sky.ts";
import type { Place, Stage } from "./stage.ts";

const WINDOW_LIGHTS = ["#ffd27a", "#ffe9b0", "#7af0ff", "#ff9ac8"] as const;

export function skyline(
  { dice, mood }: Stage,
  y: number,
  low: number,
  high: number,
  colour: string,
  windows = 0.5,
): string {
  return many(17, (at) => {
    const [x, w, h] = [at * 82 - 40 + dice(-14, 14), dice(62, 108), dice(low, high)];
    const lit = many(24, (cell) => {
      if (dice(0, 1) > windows) return "";
      const [wx, wy] = [x + 10 + (cell % 4) * ((w - 18) / 4), y - h + 18 + Math.floor(cell / 4) * 36];
      return wy > y - 16
        ? ""
        : rect(
            wx,
            wy,
            9,
            15,
            mood.isNight
              ? (WINDOW_LIGHTS[Math.floor(x + cell) % (mood.lamp.contrast > 1.4 ? 4 : 2)] ?? "#ffd27a")
              : lighter(mood.sky[1], 0.35),
            faint(0.85),
          );
    });
    return (
      rect(x, y - h, w, h + 20, colour) +
      rect(x + w * 0.6, y - h, w * 0.4, h + 20, darker(colour, 0.25)) +
      (at % 5 === 0 ? rect(x + w * 0.45, y - h - 46, 5, 46, colour) : "") +
      lit
    );
  });
}

/** A road that runs to the horizon. */
const road = ({ b, mood, horizon }: Stage, width = 760) =>
  path(
    `M${640 - 22} ${horizon}L${640 + 22} ${horizon}L${640 + width} 740L${640 - width} 740Z`,
    b.linear([
      [0, mix("#5a5e66", mood.haze, 0.5)],
      [1, mix("#24262c", mood.near, 0.4)],
    ]),
  ) +
  many(7, (at) => {
    const [t, u] = [(at / 7) ** 1.8, ((at + 0.5) / 7) ** 1.8];
    const [y, y2] = [horizon + 8 + t * (730 - horizon), horizon + 8 + u * (730 - horizon)];
    return path(
      `M${n(640 - 2 - t * 14)} ${n(y)}L${n(640 + 2 + t * 14)} ${n(y)}L${n(640 + 2 + u * 14)} ${n(y2)}L${n(640 - 2 - u * 14)} ${n(y2)}Z`,
      mix("#f4e6b0", mood.haze, 0.2),
      faint(0.85),
    );
  });

const facades = ({ b, dice, mood, horizon }: Stage, colours: readonly [string, ...string[]], signs = false) =>
  many(2, (side) => {
    const edge = (depth: number) => (side ? 640 + 60 + depth * 620 : 640 - 60 - depth * 620);
    return many(4, (at) => {
      const [t, u] = [((3 - at) / 4) ** 1.5, ((4 - at) / 4) ** 1.5];
      const [x1, x2] = [edge(t), edge(u)];
      const top = (depth: number) => horizon - 40 - depth * (horizon + 40) * 0.92;
      const foot = (depth: number) => horizon + 4 + depth * 190;
      const colour = mix(dice.pick(colours), mood.haze, 0.5 - u * 0.5);
      const windows = many(8, (cell) => {
        const [k, row] = [t + (u - t) * (0.2 + (cell % 2) * 0.44), 0.14 + Math.floor(cell / 2) * 0.17];
        const [wx, wy] = [edge(k), top(k) + (foot(k) - top(k)) * row];
        const [w, h] = [(8 + k * 34) * (u - t + 0.5), 10 + k * 46];
        return rect(
          wx - w / 2,
          wy,
          w,
          h,
          mood.isNight ? dice.pick(WINDOW_LIGHTS) : lighter(mood.sky[1], 0.2),
          faint(dice(0.3, 0.9)),
        );
      });
      const sign = signs
        ? rect(
            edge(u * 0.9) - 24,
            top(u) + 130,
            42 + u * 24,
            150,
            dice.pick(["#ff2d6a", "#2ad0ff", "#ffd02a", "#5aff9a"]),
            'rx="8"',
          ) +
          b.glow(edge(u * 0.9), top(u) + 210, 170, dice.pick(["#ff2d6a", "#2ad0ff", "#ffd02a"]), 0.5) +
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

const stadium: Place = (s) =>
  sky(s, { cloudy: 2 }) +
  path(
    `M-20 ${s.horizon - 170}C300 ${s.horizon - 90} 980 ${s.horizon - 90} 1300 ${s.horizon - 170}L1300 ${s.horizon + 30}L-20 ${s.horizon + 30}Z`,
    mix("#3a4450", s.mood.near, 0.4),
  ) +
  many(220, () => {
    const x = s.dice(0, 1280);
    const dip = (1 - ((x - 640) / 640) ** 2) * 60;
    return circle(
      x,
      s.horizon - 140 + dip + s.dice(0, 120),
      5,
      s.dice.pick(["#e0a080", "#f0d0b0", "#d84a4a", "#4a8ad8", "#f4e05a", "#ffffff"]),
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

export const town = {
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
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, s.mood.sky[0]],
        [0.6, s.mood.sky[1]],
        [1, s.mood.sky[2]],
      ]),
    ) +
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
        leafy(s.dice, x + 190, s.horizon + 26, 150, mix("#3f8a3f", s.mood.near, 0.3), "#4a3220") +
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
      const x = at * 160 - 20 + s.dice(-16, 16);
      const h = s.dice(80, 150);
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
      const t = s.dice(0.1, 0.8);
      const [x, y] = [at * 150 + s.dice(-40, 40), s.horizon + 40 + t * 170];
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
