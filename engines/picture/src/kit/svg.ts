const short = (value: number) => Math.round(value * 10) / 10;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(Math.abs(rx))}" ry="${short(Math.abs(ry))}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = "") => ellipse(x, y, r, r, fill, more);
export const group = (inner: string, more = "") => `<g ${more}>${inner}</g>`;
export const faint = (opacity: number) => `opacity="${Math.round(opacity * 100) / 100}"`;

export const placed = (x: number, y: number, scale: number, inner: string, turn = 0) =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ""} scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`;
export const mirrored = (inner: string) => `<g transform="scale(-1 1)">${inner}</g>`;
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join("");
export const n = short;
