import { flood } from "../mask.ts";
import type { Box, Colour, TypeMove } from "../picture.ts";
import { type Plane, pixelBox } from "./plane.ts";

/** Minimum difference between letters and background, summed over the channels, to extract shapes. */
const TELLS_APART = 110;
const EVEN = 60;
/** Minimum coverage (of 255) at the core of a letter, and the coverage at its edge. */
const CLEAR = 205;
const HALF = 128;
/** Maximum distance and height of dashes, dots and accents, in letter heights. */
const BESIDE = { across: 0.55, down: 0.3, high: 0.45 };

export type Pixels = ReturnType<typeof pixelBox>;
export type Shape = { width: number; height: number; data: Uint8Array };
/** The shape of the letters, its position, its colour, and whether the letters have one colour only. */
export type Letters = { shape: Shape; place: Pixels; ink: Colour; isEven: boolean };

const apart = (a: Colour, b: Colour) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
const meanOf = (colours: readonly Colour[]): Colour => {
  const part = (at: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[at], 0) / Math.max(1, colours.length);
  return [part(0), part(1), part(2)];
};
const firstShare = <T>(list: readonly T[], share: number) => list.slice(0, Math.ceil(list.length * share));

function pixelsIn({ width, data }: Plane, { left, top, right, bottom }: Pixels): Colour[] {
  const wide = right - left;
  return Array.from({ length: wide * (bottom - top) }, (_, at): Colour => {
    const pixel = ((top + Math.floor(at / wide)) * width + left + (at % wide)) * 3;
    return [data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0];
  });
}

/** The colour of the letters without anti-aliased edges, and the colour of the background between them. */
function inkAndGround(pixels: readonly Colour[], colour: Colour) {
  const ground = meanOf(
    firstShare(
      pixels.toSorted((a, b) => apart(b, colour) - apart(a, colour)),
      0.2,
    ),
  );
  const own = pixels.filter((pixel) => apart(pixel, colour) < apart(ground, colour) / 2);
  const ink = meanOf(
    firstShare(
      own.toSorted((a, b) => apart(b, ground) - apart(a, ground)),
      0.3,
    ),
  );
  const middle = firstShare(
    own.toSorted((a, b) => apart(a, ink) - apart(b, ink)),
    0.6,
  );
  const uneven = middle.reduce((sum, pixel) => sum + apart(pixel, ink), 0) / Math.max(1, middle.length);
  return { ink, ground, isEven: uneven < EVEN };
}

/** Keeps the parts of a shape that belong to letters: those in the line's box, and small ones near it. */
function lettersOnly({ width, height, data }: Shape, line: Pixels): Uint8Array {
  const pieces = new Int32Array(data.length);
  let many = 0;
  for (let at = 0; at < data.length; at++)
    if (pieces[at] === 0 && (data[at] ?? 0) >= CLEAR)
      flood(at, ++many, pieces, (next) => (data[next] ?? 0) >= HALF, width);
  const isIn = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x >= line.left && x < line.right && y >= line.top && y < line.bottom;
  };
  const of = Array.from({ length: many + 1 }, () => ({ isIn: false, isCut: false, top: height, bottom: 0 }));
  for (let at = 0; at < pieces.length; at++) {
    const piece = of[pieces[at] ?? 0];
    const [x, y] = [at % width, Math.floor(at / width)];
    if (!piece) continue;
    piece.isIn ||= isIn(at);
    piece.isCut ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
    piece.top = Math.min(piece.top, y);
    piece.bottom = Math.max(piece.bottom, y + 1);
  }
  const highest = (line.bottom - line.top) * BESIDE.high;
  return data.map((value, at) => {
    // Anti-aliased edge pixels belong to the adjacent piece.
    const label = [at, at - 1, at + 1, at - width, at + width].map((near) => pieces[near] ?? 0).find(Boolean);
    const piece = of[label ?? 0];
    if (label === undefined || !piece) return 0;
    if (piece.isIn) return piece.isCut && !isIn(at) ? 0 : value;
    return piece.isCut || piece.bottom - piece.top > highest ? 0 : value;
  });
}

/** Returns undefined if the letters differ too little from the background. */
export function lettersOf(plane: Plane, { from, colour }: Pick<TypeMove, "from" | "colour">): Letters | undefined {
  const line = pixelBox(plane, from, 1);
  const { ink, ground, isEven } = inkAndGround(pixelsIn(plane, line), colour);
  const whole = apart(ink, ground);
  if (!(whole >= TELLS_APART)) return undefined;
  const [across, down] = [(from.y2 - from.y1) * BESIDE.across, (from.y2 - from.y1) * BESIDE.down];
  const aside = (across * plane.height) / plane.width;
  const around: Box = { x1: from.x1 - aside, y1: from.y1 - down, x2: from.x2 + aside, y2: from.y2 + down };
  const place = pixelBox(plane, around);
  const [width, height] = [place.right - place.left, place.bottom - place.top];
  const data = Uint8Array.from(pixelsIn(plane, place), (pixel) =>
    Math.round(255 * Math.max(0, 1 - apart(pixel, ink) / whole)),
  );
  const inside = {
    left: line.left - place.left,
    top: line.top - place.top,
    right: line.right - place.left,
    bottom: line.bottom - place.top,
  };
  const shape = { width, height, data };
  return { ...trimmed({ ...shape, data: lettersOnly(shape, inside) }, place), ink, isEven };
}

/** Crops a shape to its non-empty part. */
function trimmed({ width, height, data }: Shape, { left, top }: Pixels): { shape: Shape; place: Pixels } {
  const used = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < data.length; at++) {
    if (!data[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    used.left = Math.min(used.left, x);
    used.top = Math.min(used.top, y);
    used.right = Math.max(used.right, x + 1);
    used.bottom = Math.max(used.bottom, y + 1);
  }
  const [wide, high] = [Math.max(1, used.right - used.left), Math.max(1, used.bottom - used.top)];
  const kept = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    const from = (y + used.top) * width + used.left;
    kept.set(data.subarray(from, from + wide), y * wide);
  }
  const [x, y] = [left + used.left, top + used.top];
  return {
    shape: { width: wide, height: high, data: kept },
    place: { left: x, top: y, right: x + wide, bottom: y + high },
  };
}
