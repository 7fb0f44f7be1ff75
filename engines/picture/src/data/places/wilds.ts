import { lighter, mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../../kit/svg.ts";
import { clouds, plainSky, sky } from "../../places/sky.ts";
import type { Place, Stage } from "../../places/stage.ts";
import { forest, frame, grass, green, ground, hills, ridge, rocks, water } from "./parts/land.ts";

const dunes = (stage: Stage, y: number, colour: string, shade: string) => {
  const { random, b } = stage;
  const peak = random(240, 1000);
  return (
    path(
      `M-20 740L-20 ${y}C${n(peak * 0.5)} ${y - 20} ${n(peak - 120)} ${y - 90} ${n(peak)} ${y - 100}C${n(peak + 160)} ${y - 60} 1180 ${y + 20} 1300 ${y - 10}L1300 740Z`,
      b.linear([
        [0, lighter(colour, 0.2)],
        [1, colour],
      ]),
    ) +
    path(
      `M${n(peak)} ${y - 100}C${n(peak + 40)} ${y - 30} ${n(peak - 60)} ${y + 60} ${n(peak + 60)} 740L1300 740L1300 ${y - 10}C1180 ${y + 20} ${n(peak + 160)} ${y - 60} ${n(peak)} ${y - 100}Z`,
      shade,
      faint(0.6),
    )
  );
};

export const wilds = {
  desert: (s) =>
    sky(s, { cloudy: 2 }) +
    ridge(s, s.horizon + 14, 90, 12, mix(s.mood.far, s.mood.haze, 0.4)) +
    dunes(s, s.horizon + 30, mix("#e8b76a", s.mood.ground, 0.45), mix("#a8602c", s.mood.near, 0.4)) +
    dunes(s, s.horizon + 130, mix("#dca255", s.mood.ground, 0.4), mix("#8a4a20", s.mood.near, 0.4)) +
    many(6, (at) => stroke(`M${n(s.random(0, 900))} ${n(600 + at * 18)}q120 -12 260 2`, "#fff0c8", 2, faint(0.3))),
  jungle: (s) =>
    sky(s, { cloudy: 1 }) +
    many(4, (row) =>
      many(14, () =>
        ellipse(
          s.random(-40, 1320),
          s.random(30, 110) + row * 96,
          s.random(70, 140),
          s.random(34, 70),
          mix(mix("#2a7a3a", s.mood.haze, 0.5 - row * 0.14), s.mood.near, row * 0.14),
        ),
      ),
    ) +
    s.b.glow(s.sunX, 200, 420, s.mood.glow, 0.5) +
    ground({ ...s, horizon: s.horizon + 20 }, mix("#3a5a2a", s.mood.ground, 0.4)) +
    many(4, () => {
      const x = s.random(0, 1280);
      return (
        s.b.box(x, -20, s.random(24, 54), s.horizon + s.random(60, 130), mix("#5a3f26", s.mood.near, 0.4)) +
        stroke(
          `M${n(x + 60)} -20C${n(x + 20)} 160 ${n(x + 130)} 240 ${n(x + 80)} 380`,
          mix("#2f6a2c", s.mood.near, 0.3),
          7,
        )
      );
    }) +
    grass(s, green(s), 150) +
    frame(s, "leaves"),
  swamp: (s) =>
    sky(s, { plain: true, cloudy: 2 }) +
    forest(s, s.horizon + 10, 120, 260, 60, mix(s.mood.far, s.mood.haze, 0.3)) +
    water(s, s.horizon + 20, mix("#3a4a2a", s.mood.near, 0.3)) +
    many(6, () => {
      const [x, w] = [s.random(0, 1280), s.random(16, 34)];
      return path(
        `M${n(x)} ${n(s.random(500, 640))}L${n(x + w * 0.3)} -20L${n(x + w)} -20L${n(x + w * 1.4)} ${n(s.random(520, 650))}Z`,
        mix("#2a2418", s.mood.near, 0.6),
      );
    }) +
    frame(s, "leaves"),
  volcano: (s) =>
    sky(s, { plain: true, cloudy: 2 }) +
    s.b.glow(640, s.horizon - 260, 420, "#ff6a1a", 0.85) +
    many(16, (at) =>
      circle(
        640 + s.random(-60, 60) * (1 + at * 0.16),
        s.horizon - 270 - at * 20,
        40 + at * 8,
        at % 3 ? "#3a2a2a" : "#6a3a2a",
        faint(0.7),
      ),
    ) +
    path(
      `M140 ${s.horizon + 30}C360 ${s.horizon - 20} 480 ${s.horizon - 180} 560 ${s.horizon - 250}L720 ${s.horizon - 250}C800 ${s.horizon - 180} 940 ${s.horizon - 20} 1160 ${s.horizon + 30}Z`,
      s.b.linear(
        [
          [0, "#6a4a44"],
          [0.5, mix("#3a2626", s.mood.near, 0.4)],
          [1, "#1a1012"],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ) +
    path(
      `M560 ${s.horizon - 250}L720 ${s.horizon - 250}L690 ${s.horizon - 190}L670 ${s.horizon - 90}L650 ${s.horizon - 190}L630 ${s.horizon - 60}L604 ${s.horizon - 180}Z`,
      s.b.linear([
        [0, "#fff0a0"],
        [0.4, "#ff9a2a"],
        [1, "#d8300c"],
      ]),
    ) +
    many(40, () => {
      const a = s.random(-2.7, -0.4);
      const l = s.random(60, 260);
      return circle(
        640 + Math.cos(a) * l,
        s.horizon - 250 + Math.sin(a) * l,
        s.random(2, 7),
        s.random.pick(["#ffd24a", "#ff7a1a", "#fff0b0"]),
        faint(0.9),
      );
    }) +
    ground(s, mix("#4a3630", s.mood.ground, 0.5)),
  cave: (s) =>
    rect(
      0,
      0,
      1280,
      720,
      s.b.radial(
        [
          [0, mix(s.mood.haze, s.mood.glow, 0.35)],
          [0.4, mix("#5a4a44", s.mood.far, 0.5)],
          [1, "#0a0808"],
        ],
        s.sunX / 1280,
        0.44,
        0.75,
      ),
    ) +
    path(
      "M-20 -20L1300 -20L1300 130L1240 60L1180 190L1120 80L1040 150L960 50L880 120L800 40L690 100L600 30L520 130L450 60L380 170L300 70L230 210L160 90L90 240L-20 140Z",
      mix("#2a2220", s.mood.near, 0.5),
    ) +
    path(
      "M-20 740L-20 560L70 600L150 540L260 640L420 620L560 650L760 630L900 655L1040 610L1130 560L1210 600L1300 520L1300 740Z",
      s.b.linear([
        [0, mix("#6a5a50", s.mood.far, 0.4)],
        [1, "#120e0c"],
      ]),
    ) +
    many(7, (at) => {
      const x = at < 4 ? s.random(20, 300) : s.random(980, 1260);
      return s.b.body(
        `M${n(x)} ${n(s.random(560, 620))}l${n(s.random(14, 24))} ${n(-s.random(50, 120))}l${n(s.random(14, 24))} ${n(s.random(60, 120))}Z`,
        at % 2 ? s.mood.accent : "#6a5a58",
      );
    }),
  sky: (s) =>
    plainSky(s, 0.6, 1) +
    clouds({ ...s, horizon: 700 }, undefined, 9) +
    many(9, (at) => ellipse(at * 160, 700, 190, 60, lighter(s.mood.sky[2], 0.4), faint(0.85))),
  ruins: (s) =>
    sky(s) +
    hills(s, s.horizon, 60, mix(s.mood.far, s.mood.haze, 0.3)) +
    ground(s, mix("#b09a70", s.mood.ground, 0.5)) +
    many(6, (at) => {
      const x = 60 + at * 226 + s.random(-24, 24);
      const h = s.random(120, 300);
      return (
        s.b.box(x, s.horizon + 40 - h, 54, h, mix("#d8c8a4", s.mood.haze, 0.15)) +
        many(3, (k) => rect(x + 10 + k * 15, s.horizon + 44 - h, 4, h - 6, "#000", faint(0.14))) +
        s.b.box(x - 10, s.horizon + 30 - h, 74, 18, "#e4d6b4") +
        s.b.box(x - 10, s.horizon + 30, 74, 18, "#c8b890")
      );
    }) +
    rocks(s, "#c2b08a", 9) +
    grass(s, green(s), 60),
} satisfies Record<string, Place>;
