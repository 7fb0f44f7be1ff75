import type { Brush } from "../kit/brush.ts";
import { mix } from "../kit/colour.ts";
import { ellipse, faint, many, path, placed, stroke } from "../kit/svg.ts";
import type { Stage } from "../places/stage.ts";

export const speedLines = (x: number, y: number, tall: number) =>
  many(4, (at) =>
    stroke(`M${x} ${y - tall * (0.25 + at * 0.17)}h${-tall * (0.28 + (at % 2) * 0.16)}`, "#ffffff", 7, faint(0.75)),
  );
export const fallLines = (x: number, y: number) =>
  many(4, (at) => stroke(`M${x + at * 75} ${y + (at % 2) * 22}v${90 + (at % 2) * 40}`, "#ffffff", 8, faint(0.72)));
/** "Zzz" above someone who sleeps. */
export const sleepMarks = (x: number, y: number) =>
  many(3, (at) => {
    const r = 46 - at * 11;
    const d = `M${x + at * 74} ${y - at * 44}h${r}l${-r} ${r}h${r}`;
    return stroke(d, "#1c2430", 20 - at * 3) + stroke(d, "#ffffff", 11 - at * 2);
  });
export const dust = (x: number, y: number, tall: number) =>
  many(4, (at) =>
    ellipse(
      x - at * tall * 0.11,
      y - 4 - (at % 2) * 10,
      tall * (0.07 - at * 0.008),
      tall * 0.04,
      "#ffffff",
      faint(0.55),
    ),
  );
export const impact = (x: number, y: number, r: number) => {
  const spikes = many(24, (at) => {
    const [angle, far] = [(at / 24) * Math.PI * 2, at % 2 ? r : r * 0.55];
    return `${at ? "L" : "M"}${(x + Math.cos(angle) * far).toFixed(0)} ${(y + Math.sin(angle) * far).toFixed(0)}`;
  });
  return path(`${spikes}Z`, "#ffe14a", 'stroke="#ff5a1c" stroke-width="10" stroke-linejoin="round"');
};
export const shards = (b: Brush, x: number, y: number, r: number) =>
  many(9, (at) => {
    const [angle, far] = [-Math.PI * (0.05 + at * 0.11), r * (0.56 + (at % 3) * 0.1)];
    const shape = path("M-16 10L2 -18L18 8Z", b.lit(at % 2 ? "#c8c0b4" : "#8a8078"));
    return placed(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9, 1, shape, at * 47);
  });
export const splash = ({ mood }: Stage, x: number, y: number, r: number) => {
  const water = mix(mood.sky[2], "#ffffff", 0.62);
  return (
    many(9, (at) => {
      const side = (at - 4) / 4;
      const [tipX, tipY] = [x + side * r * 1.25, y - r * (1.15 - Math.abs(side) * 0.75)];
      return path(
        `M${x + side * r * 0.55 - 14} ${y}Q${tipX - 20} ${tipY + 40} ${tipX} ${tipY}Q${tipX + 14} ${tipY + 50} ${x + side * r * 0.55 + 16} ${y}Z`,
        water,
        faint(0.92),
      );
    }) +
    ellipse(x, y, r * 1.2, r * 0.2, water, faint(0.85)) +
    ellipse(x, y + 4, r * 0.8, r * 0.12, "#ffffff", faint(0.7))
  );
};

/** The water of the place, wide enough to fall into. */
export const waterIn = ({ b, mood }: Stage, opacity = 1) =>
  path("M-10 560Q320 540 640 562T1290 556V730H-10Z", b.lit(mix(mood.sky[1], "#2a86c4", 0.72)), faint(opacity)) +
  many(6, (at) => stroke(`M${60 + at * 210} ${600 + (at % 3) * 36}q50 -14 100 0`, "#ffffff", 5, faint(0.4)));
