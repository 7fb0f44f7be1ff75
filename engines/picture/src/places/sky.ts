import { lighter, mix } from "../kit/colour.ts";
import { circle, ellipse, faint, group, many, n, path, rect, stroke } from "../kit/svg.ts";
import type { Stage } from "./stage.ts";

/** A colour gradient for places without a natural sky. */
export const plainSky = ({ b, mood }: Stage, middle: number, low: number) =>
  rect(
    0,
    0,
    1280,
    720,
    b.linear([
      [0, mood.sky[0]],
      [middle, mood.sky[1]],
      [low, mood.sky[2]],
    ]),
  );

export const stars = ({ random }: Stage, count = 120, to = 460) =>
  many(count, () => circle(random(0, 1280), random(0, to), random(0.8, 2.3), "#fff", faint(random(0.25, 0.95))));

const cloud = ({ random }: Stage, x: number, y: number, size: number, colour: string, opacity: number) =>
  group(
    many(7, (at) =>
      ellipse(
        x + (at - 3) * size * 0.26,
        y - Math.sin((at / 6) * Math.PI) * size * 0.13 + random(-6, 6),
        size * random(0.2, 0.32),
        size * random(0.09, 0.16),
        colour,
      ),
    ) + ellipse(x, y + size * 0.05, size * 0.95, size * 0.09, colour),
    faint(opacity),
  );

export function clouds(stage: Stage, colour?: string, count = 6, opacity = 0.75): string {
  const { b, random, mood, horizon } = stage;
  const white = colour ?? mix(lighter(mood.sky[2], 0.5), mood.glow, 0.3);
  const shade = mix(mood.sky[1], mood.near, 0.3);
  const drawn = many(count, () => {
    const [x, y, size] = [random(-60, 1340), random(40, Math.max(120, horizon - 90)), random(130, 290)];
    return cloud(stage, x, y + size * 0.06, size, shade, opacity * 0.5) + cloud(stage, x, y, size, white, opacity);
  });
  return b.soft(drawn, 6);
}

function sunOrMoon(stage: Stage, size = 62): string {
  const { b, mood, sunX, horizon, weather } = stage;
  const y = Math.max(90, horizon - (mood.isNight ? 300 : 190));
  if (weather.has("fullMoon") || mood.isNight) {
    const r = weather.has("fullMoon") ? 128 : 46;
    return (
      b.glow(sunX, y, r * 3.4, "#dce8ff", 0.5) +
      circle(
        sunX,
        y,
        r,
        b.radial(
          [
            [0, "#fffdf0"],
            [0.7, "#f0ead2"],
            [1, "#cfcab8"],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      many(5, (at) =>
        circle(
          sunX + Math.cos(at * 2.3) * r * 0.5,
          y + Math.sin(at * 1.7) * r * 0.5,
          r * (0.08 + (at % 3) * 0.05),
          "#c9c3ac",
          faint(0.45),
        ),
      )
    );
  }
  return b.glow(sunX, y, 430, mood.glow, 0.75) + circle(sunX, y, size, lighter(mood.glow, 0.4), faint(0.95));
}

const aurora = ({ b, random }: Stage) =>
  b.soft(
    many(4, (at) => {
      const colour = ["#3affa0", "#2ae0d0", "#8a6aff", "#5affb0"][at] ?? "#3affa0";
      const y = 60 + at * 52;
      const [c1, c2] = [random(-40, 120), random(-100, 60)];
      const edge = `C300 ${n(y - 130 + c1)} 640 ${n(y + 170 + c2)} 1340 ${n(y - 90 + c1)}`;
      return path(
        `M-60 ${y}${edge}L1340 ${n(y + 120 + c1)}C640 ${n(y + 400 + c2)} 300 ${n(y + 100 + c1)} -60 ${y + 240}Z`,
        b.linear([
          [0, colour, 0],
          [0.35, colour, 0.75],
          [1, colour, 0],
        ]),
        faint(0.7),
      );
    }),
    14,
  );

const lightning = ({ b, random }: Stage, x = random(200, 1080)) => {
  const d = `M${n(x)} -10L${n(x - 36)} 120L${n(x + 14)} 132L${n(x - 40)} 270L${n(x - 2)} 280L${n(x - 66)} 430`;
  return (
    b.glow(x - 20, 200, 380, "#dcecff", 0.5) +
    b.soft(stroke(d, "#bcd8ff", 16), 8) +
    stroke(d, "#ffffff", 6) +
    stroke(`M${n(x - 38)} 262L${n(x - 120)} 350L${n(x - 104)} 360L${n(x - 150)} 420`, "#eaf4ff", 3)
  );
};

const rainbow = () =>
  group(
    ["#ff4a4a", "#ff9a3a", "#ffe04a", "#5ad05a", "#4a9aff", "#9a5aff"]
      .map((colour, at) => circle(700, 640, 520 - at * 17, "none", `stroke="${colour}" stroke-width="17"`))
      .join(""),
    faint(0.4),
  );

/** Everything above the horizon. */
export function sky(stage: Stage, { cloudy = 5, plain = false } = {}): string {
  const { b, mood, weather, horizon } = stage;
  const [top, middle, low] = mood.sky;
  const end = Math.min(1, Math.max(0.3, horizon / 720));
  const base = rect(
    0,
    0,
    1280,
    720,
    b.linear([
      [0, top],
      [end * 0.62, middle],
      [end, low],
      [1, low],
    ]),
  );
  const isStormy = weather.has("lightning") || weather.has("rain");
  return (
    base +
    (mood.isNight && !isStormy && !weather.has("fog") ? stars(stage, 130, horizon) : "") +
    (weather.has("aurora") ? aurora(stage) : "") +
    (plain || isStormy ? "" : sunOrMoon(stage)) +
    (weather.has("rainbow") ? rainbow() : "") +
    (isStormy
      ? clouds(stage, mix(mood.sky[0], "#20262c", 0.4), 12, 0.9)
      : mood.isNight
        ? clouds(stage, mood.sky[1], 3, 0.35)
        : clouds(stage, undefined, cloudy)) +
    (weather.has("lightning") ? lightning(stage) : "")
  );
}

/** Precipitation and particles in front of the scene. */
export function weatherInFront({ b, random, weather, mood }: Stage): string {
  const flakes = weather.has("snow")
    ? many(95, () => circle(random(0, 1280), random(0, 720), random(1.6, 5.5), "#fff", faint(random(0.3, 0.95)))) +
      many(9, () => b.haze(random(0, 1280), random(0, 720), random(12, 22), random(12, 22), "#ffffff", 0.6))
    : "";
  const drops =
    weather.has("rain") || weather.has("lightning")
      ? many(120, () => {
          const [x, y, l] = [random(0, 1340), random(-30, 720), random(26, 62)];
          return stroke(`M${n(x)} ${n(y)}l${n(-l * 0.28)} ${n(l)}`, "#d4e8f4", 2, faint(random(0.15, 0.5)));
        })
      : "";
  const fog = weather.has("fog")
    ? many(7, (at) =>
        b.haze(
          random(0, 1280),
          450 + at * 44,
          random(480, 760),
          random(50, 100),
          mix(mood.haze, "#ffffff", 0.25),
          0.42,
        ),
      )
    : "";
  return fog + flakes + drops;
}
