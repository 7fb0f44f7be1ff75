import { darker, lighter, mix } from "../../../kit/colour.ts";
import type { SeededRandom } from "../../../kit/seeded-random.ts";
import { circle, ellipse, faint, many, n, path, rect, stroke } from "../../../kit/svg.ts";
import type { Stage } from "../../../places/stage.ts";

export function ridge({ random }: Stage, y: number, height: number, peaks: number, fill: string, more = ""): string {
  let d = `M-20 740L-20 ${n(y)}`;
  for (let at = 0; at <= peaks; at++) {
    const x = -20 + (1320 * at) / peaks;
    d += `L${n(x + random(-20, 20))} ${n(y - random(0.45, 1) * height * (at % 2 ? 1 : 0.3))}`;
  }
  return path(`${d}L1300 740Z`, fill, more);
}

export function hills({ random }: Stage, y: number, height: number, fill: string): string {
  const at = (x: number) => `${n(x)} ${n(y - random(0, height))}`;
  return path(
    `M-20 740L-20 ${n(y)}C${at(160)} ${at(260)} ${at(420)}S${at(700)} ${at(860)}S${at(1180)} ${at(1300)}L1300 740Z`,
    fill,
  );
}

/** Peaks with a light and a dark side, and snow on top. */
export function mountains(stage: Stage, y: number, height: number, colour: string, snow = true): string {
  const { random, b, mood, sunX } = stage;
  return (
    many(6, (at) => {
      const x = -60 + at * 270 + random(-60, 60);
      const [h, w] = [height * random(0.55, 1), random(230, 330)];
      const [lit, shade] = [mix(colour, mood.glow, 0.22), mix(colour, mood.near, 0.45)];
      const [left, right] = sunX < x ? [lit, shade] : [shade, lit];
      const k = random(-24, 24);
      const top = y - h;
      const caps = snow
        ? path(
            `M${n(x)} ${n(top)}L${n(x - w * 0.24)} ${n(top + h * 0.25)}L${n(x - w * 0.13)} ${n(top + h * 0.21)}L${n(x - w * 0.05)} ${n(top + h * 0.31)}L${n(x + k * 0.4)} ${n(top + h * 0.26)}Z`,
            mix("#ffffff", left, 0.2),
          ) +
          path(
            `M${n(x)} ${n(top)}L${n(x + w * 0.24)} ${n(top + h * 0.25)}L${n(x + w * 0.15)} ${n(top + h * 0.22)}L${n(x + w * 0.08)} ${n(top + h * 0.33)}L${n(x + k * 0.4)} ${n(top + h * 0.26)}Z`,
            mix("#e8f2fa", right, 0.42),
          )
        : "";
      return (
        path(
          `M${n(x)} ${n(top)}L${n(x - w)} ${n(y + 30)}L${n(x + k)} ${n(y + 30)}L${n(x + k * 0.4)} ${n(top + h * 0.4)}Z`,
          left,
        ) +
        path(
          `M${n(x)} ${n(top)}L${n(x + w)} ${n(y + 30)}L${n(x + k)} ${n(y + 30)}L${n(x + k * 0.4)} ${n(top + h * 0.4)}Z`,
          right,
        ) +
        caps
      );
    }) +
    rect(
      -10,
      y - height * 0.5,
      1300,
      height * 0.62,
      b.linear([
        [0, mood.haze, 0],
        [1, mood.haze, 0.75],
      ]),
    )
  );
}

export function pine(x: number, y: number, h: number, fill: string): string {
  const w = h * 0.2;
  const right: string[] = [];
  const left: string[] = [];
  for (let at = 1; at <= 6; at++) {
    const [t, yy] = [at / 6, y - h + h * 0.92 * (at / 6)];
    const ww = w * (0.14 + 0.86 * t);
    right.push(`L${n(x + ww)} ${n(yy + h * 0.02)}L${n(x + ww * 0.56)} ${n(yy - h * 0.01)}`);
    left.unshift(`L${n(x - ww * 0.56)} ${n(yy - h * 0.01)}L${n(x - ww)} ${n(yy + h * 0.02)}`);
  }
  return path(
    `M${n(x)} ${n(y - h)}${right.join("")}L${n(x + h * 0.02)} ${n(y)}L${n(x - h * 0.02)} ${n(y)}${left.join("")}Z`,
    fill,
  );
}

export function leafy(random: SeededRandom, x: number, y: number, h: number, colour: string, trunk: string): string {
  const crown = (shade: string, dx: number, dy: number, k: number) =>
    many(6, (at) =>
      circle(
        x + dx + Math.cos(at) * h * 0.17,
        y - h * 0.66 + dy + Math.sin(at * 1.3) * h * 0.14,
        h * k * random(0.75, 1.1),
        shade,
      ),
    );
  return (
    path(
      `M${n(x - h * 0.045)} ${n(y)}L${n(x - h * 0.03)} ${n(y - h * 0.5)}L${n(x + h * 0.03)} ${n(y - h * 0.5)}L${n(x + h * 0.05)} ${n(y)}Z`,
      trunk,
    ) +
    crown(darker(colour, 0.3), h * 0.03, h * 0.05, 0.2) +
    crown(colour, 0, 0, 0.17) +
    crown(lighter(colour, 0.16), -h * 0.06, -h * 0.08, 0.1)
  );
}

export function palm(random: SeededRandom, x: number, y: number, h: number, leaf: string, trunk: string): string {
  const lean = random(-0.22, 0.22) * h;
  const [tx, ty] = [x + lean, y - h];
  return (
    path(
      `M${n(x - h * 0.04)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - h * 0.55)} ${n(tx - h * 0.015)} ${n(ty)}L${n(tx + h * 0.02)} ${n(ty)}Q${n(x + lean * 0.3 + h * 0.06)} ${n(y - h * 0.5)} ${n(x + h * 0.05)} ${n(y)}Z`,
      trunk,
    ) +
    many(8, (at) => {
      const angle = (at / 8) * Math.PI * 2 + 0.3;
      const [ex, ey] = [tx + Math.cos(angle) * h * 0.42, ty + Math.sin(angle) * h * 0.2 + h * 0.1];
      const [mx, my] = [tx + Math.cos(angle) * h * 0.25, ty + Math.sin(angle) * h * 0.16 - h * 0.12];
      return path(
        `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + h * 0.1)} ${n(tx)} ${n(ty)}Z`,
        at % 2 ? leaf : darker(leaf, 0.25),
      );
    }) +
    many(3, (at) => circle(tx + (at - 1) * h * 0.035, ty + h * 0.03, h * 0.026, "#4a2c14"))
  );
}

export function forest({ random }: Stage, y: number, low: number, high: number, step: number, fill: string): string {
  let trees = "";
  for (let x = -30; x < 1310; x += step * random(0.6, 1.4))
    trees += pine(x, y + random(-8, 14), random(low, high), fill);
  return trees;
}

/** Ground from the horizon to the lower edge, lighter towards the light. */
export function ground(stage: Stage, colour = stage.mood.ground): string {
  const { b, horizon, mood, random, sunX } = stage;
  const edge = `M-20 ${horizon + 6}C200 ${n(horizon - random(4, 16))} 500 ${n(horizon + random(2, 14))} 760 ${n(horizon - 2)}S1180 ${n(horizon + random(-8, 10))} 1300 ${horizon + 2}L1300 740L-20 740Z`;
  return (
    path(
      edge,
      b.linear([
        [0, mix(colour, mood.haze, 0.45)],
        [0.35, colour],
        [1, mix(colour, mood.near, 0.62)],
      ]),
    ) +
    ellipse(
      sunX,
      horizon + 90,
      620,
      130,
      b.radial([
        [0, mood.glow, 0.4],
        [1, mood.glow, 0],
      ]),
    )
  );
}

export const grass = ({ random, horizon }: Stage, colour: string, count = 110) =>
  many(count, () => {
    const depth = random(0, 1) ** 0.7;
    const [x, y, h] = [random(0, 1280), horizon + 20 + depth * (700 - horizon), 5 + depth * 22];
    return stroke(
      `M${n(x)} ${n(y)}l${n(-h * 0.3)} ${n(-h)}M${n(x)} ${n(y)}l${n(h * 0.1)} ${n(-h * 1.2)}M${n(x)} ${n(y)}l${n(h * 0.45)} ${n(-h * 0.9)}`,
      colour,
      1.4 + depth * 2.2,
      faint(0.4 + depth * 0.4),
    );
  });

export const rocks = ({ random, horizon, b }: Stage, colour: string, count = 8) =>
  many(count, () => {
    const depth = random(0.1, 1);
    const [x, y, r] = [random(0, 1280), horizon + 24 + depth * (690 - horizon), 10 + depth * 44];
    return (
      ellipse(x, y, r * 1.2, r * 0.2, "#000", faint(0.3)) +
      b.body(
        `M${n(x - r)} ${n(y)}L${n(x - r * 0.8)} ${n(y - r * 0.5)}L${n(x - r * 0.2)} ${n(y - r * 0.85)}L${n(x + r * 0.5)} ${n(y - r * 0.7)}L${n(x + r)} ${n(y - r * 0.1)}L${n(x + r * 0.9)} ${n(y + 2)}Z`,
        colour,
      )
    );
  });

export function water(stage: Stage, y: number, colour = mix(stage.mood.sky[1], "#0a4a6a", 0.45)): string {
  const { b, mood, random, sunX } = stage;
  return (
    rect(
      -10,
      y,
      1300,
      730 - y,
      b.linear([
        [0, mix(mood.sky[2], colour, 0.35)],
        [0.3, colour],
        [1, mix(colour, mood.near, 0.7)],
      ]),
    ) +
    many(46, (at) => {
      const depth = (at / 46) ** 1.4;
      return rect(
        random(-40, 1280),
        y + 6 + depth * (700 - y),
        random(30, 90) + depth * 130,
        1.5 + depth * 4,
        lighter(mood.sky[2], 0.3),
        faint(0.1 + random(0, 0.22)),
      );
    }) +
    many(22, (at) =>
      rect(
        sunX - random(10, 40) - at * 4,
        y + 4 + at * ((700 - y) / 22),
        random(24, 80) + at * 7,
        3,
        mood.glow,
        faint(0.7 - at * 0.026),
      ),
    )
  );
}

/** Dark shapes in the lower corners of the foreground, for depth. */
export function frame(stage: Stage, kind: "pines" | "leaves" | "rocks"): string {
  const { random, mood } = stage;
  const colour = mix(mood.near, "#000000", 0.5);
  const drawn =
    kind === "pines"
      ? many(
          3,
          (at) =>
            pine(-30 + at * 62, 780, random(330, 560) - at * 120, colour) +
            pine(1310 - at * 58, 780, random(330, 540) - at * 110, colour),
        )
      : kind === "leaves"
        ? many(26, (at) =>
            ellipse(
              at % 2 ? random(-40, 190) : random(1100, 1320),
              at < 13 ? random(-30, 90) : random(650, 760),
              random(46, 96),
              random(16, 30),
              colour,
              `transform="rotate(${n(random(-60, 60))} ${at % 2 ? 80 : 1200} ${at < 13 ? 30 : 700})"`,
            ),
          )
        : path(
            "M-20 740L-20 620C60 600 130 640 190 690L260 740ZM1300 740L1300 600C1230 610 1180 660 1130 700L1060 740Z",
            colour,
          );
  return drawn;
}

export const green = ({ mood }: Stage, base = "#3f8a3f") => mix(base, mood.near, mood.isNight ? 0.75 : 0.3);
