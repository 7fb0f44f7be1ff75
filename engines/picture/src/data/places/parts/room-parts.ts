import { darker, lighter, mix } from "../../../kit/colour.ts";
import { circle, ellipse, faint, group, many, n, rect, stroke } from "../../../kit/svg.ts";
import type { Stage } from "../../../places/stage.ts";
import { forest, mountains } from "./land.ts";

/** Wall and floor; the horizon is the line between them. */
export function shell(s: Stage, wall: string, floor: string, { boards = true, panels = 0 } = {}): string {
  const { b, mood, horizon, sunX } = s;
  const y = Math.max(420, Math.min(600, horizon + 60));
  const toned = b.tone(wall);
  return (
    rect(
      0,
      0,
      1280,
      720,
      b.linear([
        [0, mix(toned, mood.near, 0.5)],
        [0.75, toned],
        [1, mix(toned, mood.near, 0.35)],
      ]),
    ) +
    many(panels, (at) => rect((1280 / panels) * at, 0, 3, y, "#000", faint(0.16))) +
    b.glow(sunX, y - 240, 560, mood.glow, 0.34) +
    rect(
      0,
      y,
      1280,
      740 - y,
      b.linear([
        [0, lighter(b.tone(floor), 0.1)],
        [1, mix(b.tone(floor), mood.near, 0.6)],
      ]),
    ) +
    (boards
      ? many(15, (at) => stroke(`M${640 + (at - 7) * 100} ${y}L${640 + (at - 7) * 240} 740`, "#000", 2.5, faint(0.2)))
      : "") +
    rect(0, y - 7, 1280, 9, mix(toned, "#000000", 0.5), faint(0.6)) +
    ellipse(
      sunX,
      y + 90,
      520,
      90,
      b.radial([
        [0, mood.glow, 0.3],
        [1, mood.glow, 0],
      ]),
    )
  );
}
export const floorOf = ({ horizon }: Stage): number => Math.max(420, Math.min(600, horizon + 60));

export function pane(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  view: "hills" | "city" | "sky" = "hills",
  trim = "#5a3f28",
): string {
  const { b, mood } = s;
  const clip = b.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`);
  const outside = { ...s, horizon: y + h * 0.72, sunX: x + w * 0.6 };
  const seen =
    view === "sky"
      ? ""
      : view === "hills"
        ? mountains(outside, y + h * 0.8, h * 0.55, mood.far) + forest(outside, y + h, 30, 90, 34, mood.near)
        : many(
            9,
            (at) =>
              rect(x + at * (w / 8), y + h * (0.35 + ((at * 37) % 40) / 100), w / 9, h, at % 2 ? mood.far : mood.near) +
              rect(x + at * (w / 8) + 8, y + h * 0.8, 6, 10, "#ffd27a"),
          );
  return (
    group(
      rect(
        x,
        y,
        w,
        h,
        b.linear([
          [0, mood.sky[0]],
          [0.7, mood.sky[1]],
          [1, mood.sky[2]],
        ]),
      ) + seen,
      clip,
    ) +
    rect(x, y, w, h, "none", `stroke="${b.tone(trim)}" stroke-width="14"`) +
    rect(x + w / 2 - 4, y, 8, h, b.tone(trim)) +
    rect(x, y + h / 2 - 4, w, 8, b.tone(trim)) +
    b.slab(x - 16, y + h, w + 32, 14, trim)
  );
}

export const shelf = (
  { b, random }: Stage,
  x: number,
  y: number,
  w: number,
  kind: "books" | "jars" | "tools" | "boxes",
) =>
  b.slab(x, y, w, 12, "#5a3a22") +
  many(w / 34, (at) => {
    const h = random(38, 66);
    const left = x + 8 + at * 34;
    const colour = random.pick(["#b8442c", "#2f6a7a", "#d8a43a", "#4a7a4a", "#7a4a7a", "#c8b89a", "#3a4a6a"]);
    if (kind === "books")
      return (
        b.box(left, y - h, random(18, 28), h, colour, 2) + b.slab(left + 3, y - h + 10, 14, 4, "#f4e4c0", 0, faint(0.7))
      );
    if (kind === "jars")
      return (
        b.box(left, y - h * 0.8, 24, h * 0.8, mix(colour, "#e8f0f0", 0.35), 7) +
        b.slab(left + 3, y - h * 0.8 - 8, 18, 9, "#8a6a4a", 2)
      );
    if (kind === "boxes")
      return at % 2 ? "" : b.box(left, y - h, 54, h, "#c69a62", 2) + b.slab(left + 22, y - h, 9, h, "#e0c08a");
    return (
      b.line(`M${n(left + 12)} ${n(y - h * 1.1)}v${n(h * 0.9)}`, "#8a8e92", 7) +
      b.box(left + 4, y - h * 1.2, 17, 18, at % 2 ? "#d8402c" : "#e0a02c", 4)
    );
  });

export const pendant = ({ b }: Stage, x: number, y: number, colour = "#2a2622") =>
  stroke(`M${x} -10V${y}`, b.tone(colour), 4) +
  b.body(`M${x - 46} ${y + 34}Q${x - 40} ${y - 8} ${x} ${y - 10}Q${x + 40} ${y - 8} ${x + 46} ${y + 34}Z`, colour) +
  ellipse(x, y + 34, 30, 10, "#fff4c8") +
  b.glow(x, y + 44, 200, "#ffe0a0", 0.6);

export const poster = ({ b }: Stage, x: number, y: number, w: number, h: number, colour: string) =>
  b.box(x, y, w, h, "#2a2420") +
  b.slab(x + 8, y + 8, w - 16, h - 16, lighter(colour, 0.7)) +
  b.flat(
    `M${x + 8} ${y + h - 8}L${x + w * 0.4} ${y + h * 0.4}L${x + w * 0.6} ${y + h * 0.65}L${x + w * 0.75} ${y + h * 0.5}L${x + w - 8} ${y + h - 8}Z`,
    colour,
  ) +
  circle(x + w * 0.7, y + h * 0.3, w * 0.09, darker(colour, 0.2));

export const counter = (s: Stage, colour: string, top: string, h = 0) => {
  const y = floorOf(s) + h;
  return (
    s.b.box(0, y + 22, 1280, 720 - y, colour) +
    s.b.slab(0, y, 1280, 26, top) +
    rect(0, y + 26, 1280, 14, "#000", faint(0.25)) +
    many(
      6,
      (at) =>
        s.b.slab(at * 220 + 20, y + 60, 190, 200, darker(colour, 0.14), 6) +
        s.b.slab(at * 220 + 96, y + 76, 40, 8, "#d8c8a8", 4),
    )
  );
};

/** A table top that fills the lower part of the picture. */
export const tableTop = ({ b, mood }: Stage, y: number, colour: string) =>
  rect(
    0,
    y,
    1280,
    740 - y,
    b.linear([
      [0, lighter(b.tone(colour), 0.18)],
      [0.2, b.tone(colour)],
      [1, mix(b.tone(colour), mood.near, 0.55)],
    ]),
  ) +
  rect(0, y, 1280, 5, "#fff", faint(0.25)) +
  many(7, (at) =>
    stroke(
      `M-10 ${y + 22 + at * 32}C400 ${y + 14 + at * 34} 900 ${y + 34 + at * 31} 1290 ${y + 20 + at * 34}`,
      "#000",
      2,
      faint(0.12),
    ),
  );

export const bokeh = (
  { b, random, mood }: Stage,
  colours: readonly [string, ...string[]] = [mood.glow, mood.accent],
  count = 26,
  to = 460,
) =>
  many(count, () => {
    const r = random(18, 58);
    return b.haze(random(0, 1280), random(0, to), r, r, random.pick(colours), Math.round(random(1, 4)) / 10);
  });
