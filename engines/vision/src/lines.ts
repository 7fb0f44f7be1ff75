import { type Patch, patchesOf } from "./patches.ts";
import type { Colour, SeenLine, SmallPicture } from "./picture.ts";

/** Letters of 3 % of the height are still recognisable at this size. */
export const READING_SIZE = { width: 960, height: 540 };
const SMALLEST_LETTER = 9;
const LARGEST_LETTER = 260;
const SMALLEST_PATCH = 14;
/** Minimum difference in lightness between a letter and its surroundings, of 255. */
const STANDS_OUT = 48;
const SAME_COLOUR = 70;

const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const heightOf = ({ y1, y2 }: Patch) => y2 - y1;
const widthOf = ({ x1, x2 }: Patch) => x2 - x1;
const fillOf = (patch: Patch) => patch.pixels / (heightOf(patch) * widthOf(patch));

const hasLetterShape = (patch: Patch): boolean => {
  const [h, w, fill] = [heightOf(patch), widthOf(patch), fillOf(patch)];
  return h >= SMALLEST_LETTER && h <= LARGEST_LETTER && w >= h * 0.1 && w <= h * 1.7 && fill >= 0.28;
};

/** Mean difference in lightness across the edge of a patch, measured two pixels outside. */
function edgeOf({ width, height, data }: SmallPicture, labels: Int32Array, { label, ...box }: Patch): number {
  const step = Math.max(1, Math.floor(heightOf({ label, ...box }) / 24));
  const own = luminance(...box.colour);
  let [sum, count] = [0, 0];
  const look = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = y * width + x;
    if (labels[at] === label) return;
    sum += Math.abs(own - luminance(data[at * 3] as number, data[at * 3 + 1] as number, data[at * 3 + 2] as number));
    count++;
  };
  for (let y = box.y1; y < box.y2; y += step) {
    let [first, last] = [-1, -1];
    for (let x = box.x1; x < box.x2; x++)
      if (labels[y * width + x] === label) {
        if (first < 0) first = x;
        last = x;
      }
    if (first < 0) continue;
    look(first - 2, y);
    look(last + 2, y);
  }
  return count ? sum / count : 0;
}

const isNextTo = (a: Patch, b: Patch): boolean => {
  const [ha, hb] = [heightOf(a), heightOf(b)];
  const h = Math.max(ha, hb);
  const colour = a.colour.reduce((sum, part, at) => sum + Math.abs(part - (b.colour[at] ?? 0)), 0);
  return (
    Math.min(ha, hb) / h > 0.72 &&
    Math.abs(a.y1 + a.y2 - b.y1 - b.y2) / 2 < h * 0.2 &&
    b.x1 - a.x2 > -h * 0.15 &&
    b.x1 - a.x2 < h * 0.75 &&
    colour < SAME_COLOUR
  );
};

const meanColour = (row: readonly Patch[]): Colour => {
  const part = (at: 0 | 1 | 2) => row.reduce((sum, { colour }) => sum + colour[at], 0) / row.length;
  return [part(0), part(1), part(2)];
};

/** Letters differ in fill and width; window panes, posts or planks in a row are uniform. */
function looksWritten(row: readonly Patch[]): boolean {
  const full = row.filter((patch) => fillOf(patch) > 0.9).length;
  const fills = row.map(fillOf);
  const widths = row.map((patch) => widthOf(patch) / heightOf(patch));
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const tall = heightOf(row[0] as Patch) / READING_SIZE.height;
  const least = tall > 0.16 ? 2 : tall > 0.05 ? 3 : 4;
  return row.length >= least && full <= row.length / 2 && (spread(fills) > 0.12 || spread(widths) > 0.25);
}

/** Finds text lines by their letters: adjacent patches of one colour and height that stand out from the background. */
export function findLines(picture: SmallPicture): SeenLine[] {
  const { labels, patches } = patchesOf(picture, SMALLEST_PATCH);
  const letters = patches
    .filter((patch) => hasLetterShape(patch) && edgeOf(picture, labels, patch) >= STANDS_OUT)
    .sort((a, b) => a.x1 - b.x1);
  const taken = new Set<Patch>();
  const lines: SeenLine[] = [];
  for (const first of letters) {
    if (taken.has(first)) continue;
    const row = [first];
    for (const letter of letters)
      if (!taken.has(letter) && letter !== first && isNextTo(row.at(-1) as Patch, letter)) row.push(letter);
    if (!looksWritten(row)) continue;
    for (const letter of row) taken.add(letter);
    const { width, height } = picture;
    lines.push({
      box: {
        x1: Math.min(...row.map(({ x1 }) => x1)) / width,
        y1: Math.min(...row.map(({ y1 }) => y1)) / height,
        x2: Math.max(...row.map(({ x2 }) => x2)) / width,
        y2: Math.max(...row.map(({ y2 }) => y2)) / height,
      },
      letterHeight: (row.map(heightOf).sort((a, b) => a - b)[Math.floor(row.length / 2)] as number) / height,
      letters: row.length,
      colour: meanColour(row),
    });
  }
  return lines;
}
