/** Numbers from a seed, and the few marks that every drawing is made of. */
export type Dice = (from: number, to: number) => number;

export function diceOf(seed: number): Dice {
  let state = (seed % 2_147_483_646) + 1;
  return (from, to) => {
    state = (state * 16_807) % 2_147_483_647;
    return from + ((state - 1) / 2_147_483_646) * (to - from);
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gathers what must be defined before it is used. */
export class Canvas {
  private defs = "";
  private count = 0;
  private define(make: (id: string) => string): string {
    const id = `d${this.count++}`;
    this.defs += make(id);
    return `url(#${id})`;
  }
  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join("");
  }
  down(...stops: readonly Stop[]): string {
    return this.define(
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${this.stops(stops)}</linearGradient>`,
    );
  }
  across(...stops: readonly Stop[]): string {
    return this.define(
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".25">${this.stops(stops)}</linearGradient>`,
    );
  }
  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}">${this.stops([
          [0, colour, opacity],
          [1, colour, 0],
        ])}</radialGradient>`,
    );
    return circle(x, y, r, fill);
  }
  vignette(): string {
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}" r=".75">${this.stops([
          [0.45, "#000", 0],
          [1, "#000", 0.5],
        ])}</radialGradient>`,
    );
    return rect(0, 0, 1280, 720, fill);
  }
  grain(amount: number): string {
    const filter = this.define(
      (id) =>
        `<filter id="${id}"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${amount} 0"/></filter>`,
    );
    return `<rect width="1280" height="720" filter="${filter}"/>`;
  }
  svg(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><defs>${this.defs}</defs>${body}</svg>`;
  }
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
export const shape = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const placed = (x: number, y: number, scale: number, inner: string, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale * 100) / 100})">${inner}</g>`;
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
