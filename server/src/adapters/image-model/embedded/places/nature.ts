import { lighter, mix } from "../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../kit/marks.ts";
import { forest, frame, grass, ground, hills, leafy, mountains, palm, pine, ridge, rocks, water } from "./land.ts";
import { clouds, sky } from "./sky.ts";
import type { Place, Stage } from "./stage.ts";

const green = ({ mood }: Stage, base = "#3f8a3f") => mix(base, mood.near, mood.isNight ? 0.75 : 0.3);
const dunes = (stage: Stage, y: number, colour: string, shade: string) => {
  const { dice, b } = stage;
  const peak = dice(240, 1000);
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
  many(24, () => circle(s.dice(0, 1280), s.horizon + s.dice(120, 190), s.dice(3, 9), "#f0f8fb", faint(0.5)));

/** What a place was before someone cared for it. */
const wasteland: Place = (s) =>
  sky(s, { plain: true }) +
  ridge(s, s.horizon, 60, 9, mix(s.mood.far, s.mood.haze, 0.3)) +
  ground(s, mix("#7a6a4c", s.mood.ground, 0.35)) +
  many(26, () => {
    const [x, y] = [s.dice(0, 1280), s.dice(s.horizon + 30, 700)];
    return stroke(
      `M${n(x)} ${n(y)}l${n(s.dice(-60, 60))} ${n(s.dice(10, 30))}l${n(s.dice(-50, 50))} ${n(s.dice(6, 26))}`,
      "#2a2218",
      3,
      faint(0.5),
    );
  }) +
  many(60, () =>
    stroke(
      `M${n(s.dice(0, 1280))} ${n(s.dice(s.horizon + 30, 710))}l${n(s.dice(-8, 8))} -22m0 22l12 -16`,
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

export const nature = {
  coast,
  wasteland,
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
      const [x, w] = [s.dice(0, 1280), s.dice(20, 44)];
      return s.b.box(x, -20, w, s.horizon + s.dice(40, 120), mix("#4a3220", s.mood.near, 0.4));
    }) +
    grass(s, green(s), 120),
  snowfield: (s) =>
    sky(s, { cloudy: 3 }) +
    mountains(s, s.horizon + 10, 260, s.mood.far) +
    forest(s, s.horizon + 26, 90, 190, 46, mix(s.mood.near, s.mood.haze, 0.15)) +
    ground(s, mix("#f2f8fc", s.mood.ground, s.mood.isNight ? 0.75 : 0.3)) +
    many(7, (at) =>
      path(
        `M${n(s.dice(-200, 900))} ${s.horizon + 50 + at * 32}q${n(s.dice(100, 240))} -18 ${n(s.dice(300, 520))} 0`,
        "none",
        `stroke="${mix("#8ab0cc", s.mood.near, 0.35)}" stroke-width="3" opacity=".4"`,
      ),
    ) +
    frame(s, "pines"),
  desert: (s) =>
    sky(s, { cloudy: 2 }) +
    ridge(s, s.horizon + 14, 90, 12, mix(s.mood.far, s.mood.haze, 0.4)) +
    dunes(s, s.horizon + 30, mix("#e8b76a", s.mood.ground, 0.45), mix("#a8602c", s.mood.near, 0.4)) +
    dunes(s, s.horizon + 130, mix("#dca255", s.mood.ground, 0.4), mix("#8a4a20", s.mood.near, 0.4)) +
    many(6, (at) => stroke(`M${n(s.dice(0, 900))} ${n(600 + at * 18)}q120 -12 260 2`, "#fff0c8", 2, faint(0.3))),
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
    palm(s.dice, s.dice(40, 140), s.horizon + 190, 380, green(s), mix("#7a5230", s.mood.near, 0.3)) +
    palm(s.dice, s.dice(1150, 1240), s.horizon + 210, 420, green(s, "#2f7a3a"), mix("#6a4628", s.mood.near, 0.3)),
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
    palm(s.dice, 250, s.horizon + 140, 400, green(s), mix("#7a5230", s.mood.near, 0.3)) +
    palm(s.dice, 1040, s.horizon + 134, 350, green(s, "#2f7a3a"), mix("#6a4628", s.mood.near, 0.3)) +
    palm(s.dice, 360, s.horizon + 120, 260, green(s), mix("#7a5230", s.mood.near, 0.3)),
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
    rect(
      0,
      0,
      1280,
      720,
      s.b.linear([
        [0, s.mood.sky[0]],
        [0.5, s.mood.sky[1]],
        [1, s.mood.sky[2]],
      ]),
    ) +
    many(6, (at) => {
      const x = 80 + at * 210 + s.dice(-40, 40);
      return path(
        `M${n(x)} -40L${n(x + 70)} -40L${n(x + 190 - at * 40)} 620L${n(x - 90 - at * 40)} 620Z`,
        "#a8f0ff",
        faint(0.13),
      );
    }) +
    hills(s, 620, 60, mix(s.mood.far, s.mood.near, 0.4)) +
    many(12, () => {
      const x = s.dice(0, 1280);
      const h = s.dice(60, 170);
      return path(
        `M${n(x)} 690C${n(x - 30)} ${n(690 - h * 0.5)} ${n(x + 24)} ${n(690 - h * 0.7)} ${n(x)} ${n(690 - h)}C${n(x + 34)} ${n(690 - h * 0.6)} ${n(x - 6)} ${n(690 - h * 0.4)} ${n(x + 20)} 690Z`,
        mix(["#2a8a5a", "#c2506a", "#d08a3a"][Math.floor(x) % 3] ?? "#2a8a5a", s.mood.near, 0.5),
      );
    }) +
    hills(s, 700, 50, s.mood.near) +
    many(26, () =>
      circle(s.dice(0, 1280), s.dice(0, 640), s.dice(2, 9), "none", `stroke="#d8f6ff" stroke-width="2" opacity=".5"`),
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
      rect(s.dice(440, 830), s.dice(40, 200), s.dice(3, 12), s.dice(200, 420), "#ffffff", faint(s.dice(0.3, 0.8))),
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
  meadow: (s) =>
    sky(s) +
    hills(s, s.horizon - 10, 90, mix(s.mood.far, s.mood.haze, 0.35)) +
    hills(s, s.horizon + 30, 50, mix(s.mood.far, s.mood.ground, 0.5)) +
    leafy(s.dice, s.dice(60, 240), s.horizon + 70, 240, green(s), "#4a3220") +
    leafy(s.dice, s.dice(1080, 1240), s.horizon + 50, 190, green(s), "#4a3220") +
    ground({ ...s, horizon: s.horizon + 40 }) +
    grass(s, lighter(green(s), 0.15), 160) +
    many(46, (at) =>
      circle(
        s.dice(0, 1280),
        s.dice(s.horizon + 70, 715),
        s.dice(3, 8),
        ["#fff6c0", "#ff8aa8", "#ffffff", "#ffd24a"][at % 4] ?? "#fff",
        faint(0.85),
      ),
    ),
  garden: (s) =>
    sky(s) +
    many(17, (at) => s.b.box(at * 78 - 10, s.horizon - 110, 66, 160, "#c9a06a", 4)) +
    ground(s, mix("#6faa48", s.mood.ground, 0.4)) +
    many(40, (at) => {
      const [x, y] = [s.dice(0, 1280), s.dice(s.horizon + 20, 700)];
      const r = s.dice(18, 42);
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
  jungle: (s) =>
    sky(s, { cloudy: 1 }) +
    many(4, (row) =>
      many(14, () =>
        ellipse(
          s.dice(-40, 1320),
          s.dice(30, 110) + row * 96,
          s.dice(70, 140),
          s.dice(34, 70),
          mix(mix("#2a7a3a", s.mood.haze, 0.5 - row * 0.14), s.mood.near, row * 0.14),
        ),
      ),
    ) +
    s.b.glow(s.sunX, 200, 420, s.mood.glow, 0.5) +
    ground({ ...s, horizon: s.horizon + 20 }, mix("#3a5a2a", s.mood.ground, 0.4)) +
    many(4, () => {
      const x = s.dice(0, 1280);
      return (
        s.b.box(x, -20, s.dice(24, 54), s.horizon + s.dice(60, 130), mix("#5a3f26", s.mood.near, 0.4)) +
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
      const [x, w] = [s.dice(0, 1280), s.dice(16, 34)];
      return path(
        `M${n(x)} ${n(s.dice(500, 640))}L${n(x + w * 0.3)} -20L${n(x + w)} -20L${n(x + w * 1.4)} ${n(s.dice(520, 650))}Z`,
        mix("#2a2418", s.mood.near, 0.6),
      );
    }) +
    frame(s, "leaves"),
  volcano: (s) =>
    sky(s, { plain: true, cloudy: 2 }) +
    s.b.glow(640, s.horizon - 260, 420, "#ff6a1a", 0.85) +
    many(16, (at) =>
      circle(
        640 + s.dice(-60, 60) * (1 + at * 0.16),
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
      const a = s.dice(-2.7, -0.4);
      const l = s.dice(60, 260);
      return circle(
        640 + Math.cos(a) * l,
        s.horizon - 250 + Math.sin(a) * l,
        s.dice(2, 7),
        s.dice.pick(["#ffd24a", "#ff7a1a", "#fff0b0"]),
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
      const x = at < 4 ? s.dice(20, 300) : s.dice(980, 1260);
      return s.b.body(
        `M${n(x)} ${n(s.dice(560, 620))}l${n(s.dice(14, 24))} ${n(-s.dice(50, 120))}l${n(s.dice(14, 24))} ${n(s.dice(60, 120))}Z`,
        at % 2 ? s.mood.accent : "#6a5a58",
      );
    }),
  arctic: (s) =>
    sky(s, { cloudy: 3 }) +
    water(s, s.horizon, "#2a7a9a") +
    many(5, (at) => {
      const x = 60 + at * 270 + s.dice(-60, 60);
      const h = s.dice(60, 170);
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
      path(`M${n(s.dice(0, 1200))} ${n(s.dice(s.horizon + 40, 700))}l46 -8l40 8l-40 10Z`, "#f4fbff", faint(0.9)),
    ),
  sky: (s) =>
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
    clouds({ ...s, horizon: 700 }, undefined, 9) +
    many(9, (at) => ellipse(at * 160, 700, 190, 60, lighter(s.mood.sky[2], 0.4), faint(0.85))),
  ruins: (s) =>
    sky(s) +
    hills(s, s.horizon, 60, mix(s.mood.far, s.mood.haze, 0.3)) +
    ground(s, mix("#b09a70", s.mood.ground, 0.5)) +
    many(6, (at) => {
      const x = 60 + at * 226 + s.dice(-24, 24);
      const h = s.dice(120, 300);
      return (
        s.b.box(x, s.horizon + 40 - h, 54, h, mix("#d8c8a4", s.mood.haze, 0.15)) +
        many(3, (k) => rect(x + 10 + k * 15, s.horizon + 44 - h, 4, h - 6, "#000", faint(0.14))) +
        s.b.box(x - 10, s.horizon + 30 - h, 74, 18, "#e4d6b4") +
        s.b.box(x - 10, s.horizon + 30, 74, 18, "#c8b890")
      );
    }) +
    rocks(s, "#c2b08a", 9) +
    grass(s, green(s), 60),
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
  autumnWoods: (s) =>
    sky(s, { cloudy: 2 }) +
    many(3, (row) =>
      many(9, (at) =>
        leafy(
          s.dice,
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
        s.dice(0, 1280),
        s.dice(s.horizon + 80, 715),
        s.dice(5, 11),
        s.dice(3, 6),
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
} satisfies Record<string, Place>;
