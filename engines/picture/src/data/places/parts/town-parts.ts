import { darker, lighter, mix } from "../../../kit/colour.ts";
import { faint, many, n, path, rect } from "../../../kit/svg.ts";
import type { Stage } from "../../../places/stage.ts";

export const WINDOW_LIGHTS = ["#ffd27a", "#ffe9b0", "#7af0ff", "#ff9ac8"] as const;

export function skyline(
  { random, mood }: Stage,
  y: number,
  low: number,
  high: number,
  colour: string,
  windows = 0.5,
): string {
  return many(17, (at) => {
    const [x, w, h] = [at * 82 - 40 + random(-14, 14), random(62, 108), random(low, high)];
    const lit = many(24, (cell) => {
      if (random(0, 1) > windows) return "";
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

/** A road to the horizon. */
export const road = ({ b, mood, horizon }: Stage, width = 760) =>
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
