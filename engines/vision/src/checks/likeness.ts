import type { SmallPicture } from "../picture.ts";
import { type Measure, percent, ramp } from "./measure.ts";

const BINS = 4;
const GRID = 8;
const ALIKE = 0.82;
const APART = 0.55;
/** Two pictures that people would take for variants of one. */
const SIMILAR = 0.7;
const FEWEST = 2;

/** Colour histogram with 64 bins. */
function coloursOf({ data }: SmallPicture): Float32Array {
  const bins = new Float32Array(BINS ** 3);
  const bin = (value: number) => (value * BINS) >> 8;
  for (let at = 0; at < data.length; at += 3) {
    const place = (bin(data[at] ?? 0) * BINS + bin(data[at + 1] ?? 0)) * BINS + bin(data[at + 2] ?? 0);
    bins[place] = (bins[place] ?? 0) + 3 / data.length;
  }
  return bins;
}

/** Perceptual hash: for each of eight by eight cells, whether it is lighter than the mean. */
function shapeOf({ width, height, data }: SmallPicture): boolean[] {
  const fields = new Float32Array(GRID * GRID);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const field = Math.floor((y / height) * GRID) * GRID + Math.floor((x / width) * GRID);
      const at = (y * width + x) * 3;
      fields[field] =
        (fields[field] ?? 0) + (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.6 + (data[at + 2] ?? 0) * 0.1;
    }
  const mean = fields.reduce((sum, value) => sum + value, 0) / fields.length;
  return [...fields].map((value) => value > mean);
}

/** Similarity of two pictures from 0 to 1, by colour histogram and perceptual hash. */
export function likenessOf(one: SmallPicture, other: SmallPicture): number {
  const [a, b] = [coloursOf(one), coloursOf(other)];
  const colours = a.reduce((sum, value, at) => sum + Math.min(value, b[at] ?? 0), 0);
  const [c, d] = [shapeOf(one), shapeOf(other)];
  const shape = c.filter((isLight, at) => isLight === d[at]).length / c.length;
  return (colours + shape) / 2;
}

/** Similarity to the neighbouring videos, if there are any. */
export const likeness: Measure = ({ sight, neighbours }) => {
  if (neighbours.length < FEWEST) return undefined;
  const likenesses = neighbours.map((other) => likenessOf(sight.small, other));
  const value = likenesses.reduce((sum, one) => sum + one, 0) / likenesses.length;
  return {
    grade: ramp(value, ALIKE, APART),
    value,
    count: likenesses.filter((one) => one >= SIMILAR).length,
    reading: `${percent(value)} similar to ${neighbours.length} videos of the same subject`,
  };
};
