import { mix, multiply, screen } from "./colour.ts";
import { circle, ellipse, group, path, rect, stroke } from "./svg.ts";

export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** The light of a scene, applied to every colour. */
export type Lamp = {
  key: string;
  ambient: string;
  tint: number;
  shade: string;
  contrast: number;
  isFromRight: boolean;
};

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/**
 * Draws in the light of a scene: a colour is given as in neutral light and converted to the light of the scene.
 * A colour that starts with "!" is luminous and is not converted.
 */
export class Brush {
  readonly lamp: Lamp;
  private readonly defs: Map<string, string>;
  constructor(lamp: Lamp, defs = new Map<string, string>()) {
    this.lamp = lamp;
    this.defs = defs;
  }

  /** A brush with another light that shares the definitions of this drawing. */
  under(lamp: Partial<Lamp>): Brush {
    return new Brush({ ...this.lamp, ...lamp }, this.defs);
  }

  private define(kind: string, make: (id: string) => string): string {
    const known = this.defs.get(kind);
    const id = known === undefined ? `d${this.defs.size}` : (/id="([^"]+)"/.exec(known)?.[1] ?? "");
    if (known === undefined) this.defs.set(kind, make(id));
    return `url(#${id})`;
  }

  tone(colour: string): string {
    if (colour.startsWith("!")) return colour.slice(1);
    if (!colour.startsWith("#")) return colour;
    return mix(colour, multiply(colour, this.lamp.ambient), this.lamp.tint);
  }

  private shades(colour: string): readonly [light: string, base: string, dark: string] {
    if (colour.startsWith("!")) return [colour.slice(1), colour.slice(1), mix(colour.slice(1), "#000000", 0.12)];
    const base = this.tone(colour);
    const { key, shade, contrast } = this.lamp;
    return [
      mix(screen(base, multiply(key, base)), key, 0.16 * contrast),
      base,
      mix(multiply(base, shade), shade, 0.12),
    ];
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      `l${JSON.stringify(stops)}${x1},${y1},${x2},${y2}`,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      `r${JSON.stringify(stops)}${cx},${cy},${r}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    );
  }
  blur(amount: number): string {
    const filter = this.define(
      `b${amount}`,
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    );
    return `filter="${filter}"`;
  }
  clip(shape: string): string {
    return `clip-path="${this.define(`c${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`)}"`;
  }

  lit(colour: string): string {
    const [light, base, dark] = this.shades(colour);
    const stops: Stop[] = [
      [0, light],
      [0.45, base],
      [1, dark],
    ];
    return this.lamp.isFromRight ? this.linear(stops, 1, 0, 0, 0.6) : this.linear(stops, 0, 0, 1, 0.6);
  }
  round(colour: string): string {
    const [light, base, dark] = this.shades(colour);
    return this.radial(
      [
        [0, light],
        [0.5, base],
        [1, dark],
      ],
      this.lamp.isFromRight ? 0.66 : 0.34,
      0.3,
      0.78,
    );
  }
  metal(colour: string): string {
    const [light, base, dark] = this.shades(colour);
    return this.linear(
      [
        [0, dark],
        [0.22, light],
        [0.4, base],
        [0.62, dark],
        [0.8, base],
        [1, dark],
      ],
      0,
      0,
      1,
      0.15,
    );
  }

  body = (d: string, colour: string, more = "") => path(d, this.lit(colour), more);
  flat = (d: string, colour: string, more = "") => path(d, this.tone(colour), more);
  line = (d: string, colour: string, width: number, more = "") => stroke(d, this.tone(colour), width, more);
  box = (x: number, y: number, w: number, h: number, colour: string, rx = 0) =>
    rect(x, y, w, h, this.lit(colour), rx ? `rx="${rx}"` : "");
  slab = (x: number, y: number, w: number, h: number, colour: string, rx = 0, more = "") =>
    rect(x, y, w, h, this.tone(colour), `${rx ? `rx="${rx}" ` : ""}${more}`);
  ball = (x: number, y: number, r: number, colour: string, more = "") => circle(x, y, r, this.round(colour), more);
  disc = (x: number, y: number, r: number, colour: string, more = "") => circle(x, y, r, this.tone(colour), more);
  egg = (x: number, y: number, rx: number, ry: number, colour: string, more = "") =>
    ellipse(x, y, rx, ry, this.round(colour), more);
  oval = (x: number, y: number, rx: number, ry: number, colour: string, more = "") =>
    ellipse(x, y, rx, ry, this.tone(colour), more);
  ring = (x: number, y: number, r: number, colour: string, width: number, more = "") =>
    circle(x, y, r, "none", `stroke="${this.tone(colour)}" stroke-width="${width}" ${more}`);
  /** A shadow on the shape below. */
  dark = (d: string, opacity = 0.25) =>
    path(d, this.lamp.contrast > 0 ? multiply(this.lamp.shade, "#404048") : "#000", `opacity="${opacity}"`);
  /** A highlight on the shape below. */
  shine = (d: string, opacity = 0.35) => path(d, mix("#ffffff", this.lamp.key, 0.3), `opacity="${opacity}"`);
  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
    return circle(
      x,
      y,
      r,
      this.radial([
        [0, colour, opacity],
        [0.35, colour, opacity * 0.45],
        [1, colour, 0],
      ]),
    );
  }
  /** A blurred ellipse. */
  haze(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string {
    const fill = this.radial([
      [0, colour, opacity],
      [0.55, colour, opacity * 0.8],
      [1, colour, 0],
    ]);
    return ellipse(x, y, rx, ry, fill);
  }
  /** The shadow of a thing on the ground. */
  shadow = (w: number, h = w * 0.13) =>
    ellipse(
      0,
      2,
      w / 2,
      h,
      this.radial([
        [0, "#000", 0.55],
        [0.6, "#000", 0.32],
        [1, "#000", 0],
      ]),
    );
  soft = (inner: string, amount: number, more = "") => group(inner, `${this.blur(amount)} ${more}`);

  svg(body: string, width = 1280, height = 720): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1280 720"><defs>${[...this.defs.values()].join("")}</defs>${body}</svg>`;
  }
}
