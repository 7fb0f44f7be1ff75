import { lighter, mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect } from "../../kit/svg.ts";
import { plainSky, stars } from "../../places/sky.ts";
import type { Place, Stage } from "../../places/stage.ts";
import { hills, ridge, rocks } from "./parts/land.ts";

const planet = ({ b }: Stage, x: number, y: number, r: number, colour: string, ring = false) =>
  b.glow(x, y, r * 1.7, colour, 0.35) +
  circle(
    x,
    y,
    r,
    b.radial(
      [
        [0, lighter(colour, 0.45)],
        [0.55, colour],
        [1, mix(colour, "#000010", 0.8)],
      ],
      0.32,
      0.3,
      0.8,
    ),
  ) +
  many(4, (at) =>
    ellipse(
      x,
      y - r * 0.5 + at * r * 0.32,
      r * Math.sqrt(Math.max(0, 1 - (0.5 - at * 0.32) ** 2)) * 0.96,
      r * 0.05,
      lighter(colour, 0.25),
      faint(0.28),
    ),
  ) +
  (ring
    ? ellipse(
        x,
        y,
        r * 1.8,
        r * 0.34,
        "none",
        `stroke="${lighter(colour, 0.5)}" stroke-width="${n(r * 0.13)}" opacity=".7" transform="rotate(-16 ${x} ${y})"`,
      )
    : "");

const deep = (s: Stage) =>
  rect(
    0,
    0,
    1280,
    720,
    s.b.linear(
      [
        [0, "#02030a"],
        [0.6, mix("#0a0e24", s.mood.sky[1], 0.4)],
        [1, mix("#141034", s.mood.sky[2], 0.3)],
      ],
      0,
      0,
      0.4,
      1,
    ),
  ) +
  s.b.soft(
    many(6, (at) =>
      ellipse(
        s.random(100, 1180),
        s.random(80, 640),
        s.random(160, 360),
        s.random(60, 150),
        ["#4a2a9a", "#1a4a9a", "#9a2a6a"][at % 3] ?? "#4a2a9a",
        faint(0.32),
      ),
    ),
    40,
  ) +
  stars(s, 190, 720);

export const beyond = {
  space: (s) =>
    deep(s) +
    planet(s, s.sunX > 640 ? 210 : 1080, 190, 110, s.random.pick(["#d8743a", "#4a8ad8", "#8a5ad8", "#d8b04a"]), true) +
    s.b.glow(s.sunX, 120, 260, "#fff4d0", 0.7),
  moon: (s) =>
    deep(s) +
    planet(s, s.sunX, 180, 96, "#3a86d8") +
    hills(s, s.horizon + 40, 60, "#6a6c74") +
    hills(s, s.horizon + 90, 40, "#9a9ca4") +
    many(14, () => {
      const [x, y, r] = [s.random(0, 1280), s.random(s.horizon + 110, 700), s.random(16, 70)];
      return ellipse(x, y, r, r * 0.3, "#6e7078") + ellipse(x + r * 0.06, y + r * 0.06, r * 0.86, r * 0.22, "#83858e");
    }),
  mars: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, "#4a2a2a"],
        [0.5, "#d08a5a"],
        [0.7, "#f0c090"],
      ]),
    ) +
    s.b.glow(s.sunX, 180, 260, "#fff4e0", 0.8) +
    ridge(s, s.horizon + 10, 110, 8, "#b8683c") +
    hills(s, s.horizon + 50, 50, "#a8502c") +
    hills(s, s.horizon + 120, 40, "#8a3c20") +
    rocks(s, "#8a4024", 12),
  blackHole: (s) =>
    deep(s) +
    s.b.glow(820, 340, 560, "#3b5bdb", 0.4) +
    s.b.soft(
      ellipse(820, 340, 470, 96, "none", 'stroke="#ff9a3a" stroke-width="46" transform="rotate(-14 820 340)"'),
      12,
    ) +
    ellipse(820, 340, 470, 92, "none", 'stroke="#fff0cc" stroke-width="12" transform="rotate(-14 820 340)"') +
    s.b.soft(circle(820, 340, 226, "none", 'stroke="#ffb45a" stroke-width="34"'), 10) +
    circle(820, 340, 214, "#000") +
    s.b.soft(path("M370 430C560 480 1060 370 1290 220", "none", 'stroke="#fff0cc" stroke-width="20"'), 3),
  alienPlanet: (s) =>
    plainSky(s, 0.5, 0.8) +
    stars(s, 70, 300) +
    planet(s, 960, 170, 130, s.mood.accent, true) +
    planet(s, 300, 120, 46, "#ff8ac8") +
    ridge(s, s.horizon, 200, 7, mix(s.mood.far, s.mood.haze, 0.3)) +
    many(9, () => {
      const [x, h] = [s.random(0, 1280), s.random(60, 210)];
      return s.b.body(
        `M${n(x - 26)} ${s.horizon + 60}L${n(x - 8)} ${n(s.horizon + 60 - h)}L${n(x + 14)} ${n(s.horizon + 40 - h * 0.7)}L${n(x + 30)} ${s.horizon + 60}Z`,
        s.random.pick(["#6af0e0", "#c86aff", "#ff6ab0"]),
      );
    }) +
    hills(s, s.horizon + 70, 40, s.mood.near),
  dream: (s) =>
    plainSky(s, 0.5, 1) +
    stars(s, 60, 400) +
    many(14, () =>
      ellipse(
        s.random(0, 1280),
        s.random(470, 720),
        s.random(120, 260),
        s.random(40, 80),
        lighter(s.mood.sky[2], 0.35),
        faint(0.6),
      ),
    ) +
    s.b.glow(s.sunX, 300, 480, s.mood.glow, 0.8),
  heaven: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, "#8ac8f4"],
        [1, "#fff8e0"],
      ]),
    ) +
    many(12, (at) => path(`M640 -60L${at * 130 - 100} 760L${at * 130 - 40} 760Z`, "#ffffff", faint(0.25))) +
    many(12, () =>
      ellipse(s.random(0, 1280), s.random(560, 720), s.random(120, 260), s.random(40, 90), "#ffffff", faint(0.85)),
    ),
  circuit: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.radial(
        [
          [0, mix("#1a4a7a", s.mood.sky[1], 0.4)],
          [1, "#040a18"],
        ],
        0.5,
        0.45,
        0.75,
      ),
    ) +
    many(34, () => {
      const [x, y] = [s.random(0, 1280), s.random(0, 720)];
      const l = s.random(60, 260);
      const up = s.random(0, 1) > 0.5;
      return (
        path(
          `M${n(x)} ${n(y)}h${n(l * 0.5)}l40 ${up ? -40 : 40}h${n(l * 0.5)}`,
          "none",
          `stroke="${s.random.pick(["#2ac8ff", "#3affb0", "#4a7aff"])}" stroke-width="3" opacity="${n(s.random(0.2, 0.7))}"`,
        ) + circle(x, y, 6, "#6ae0ff", faint(0.8))
      );
    }) +
    s.b.glow(640, 340, 460, "#3aa0ff", 0.45),
  battlefield: (s) =>
    plainSky(s, 0.55, 0.75) +
    many(10, () =>
      ellipse(s.random(0, 1280), s.random(120, 460), s.random(90, 200), s.random(40, 90), "#2a2420", faint(0.5)),
    ) +
    ridge(s, s.horizon, 70, 12, mix(s.mood.far, "#2a1c18", 0.4)) +
    hills(s, s.horizon + 50, 40, s.mood.near) +
    many(8, () => {
      const x = s.random(0, 1280);
      return path(
        `M${n(x)} ${s.horizon + 70}L${n(x + s.random(-20, 20))} ${n(s.horizon - s.random(20, 110))}L${n(x + 8)} ${s.horizon + 70}Z`,
        "#1a1412",
      );
    }) +
    many(50, () => circle(s.random(0, 1280), s.random(100, 640), s.random(1, 4), s.mood.accent, faint(0.8))),
} satisfies Record<string, Place>;
