import type { Box, Sight } from "../picture.ts";
import { grown, shared, sizeOf } from "./measure.ts";
import { saliencyOf } from "./saliency.ts";

const SPREAD = 4;
/** A place belongs to an object if it is this much more salient than the mean. */
const STANDS_OUT = 1.15;
/** Objects with less of the saliency than this are details of the background. */
const MIN_SHARE = 0.02;
const AROUND_OBJECT = 0.02;
const AROUND_FACE = 0.06;
const AROUND_LINE = 0.02;
/** A body is about three heads wide, and reaches to the lower edge in a thumbnail. */
const BODY_HEADS = 1;

/** Mean of the surrounding square, by running sums. */
function spreadOut(values: Float32Array, width: number, height: number): Float32Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * wide + x + 1] =
        (values[y * width + x] ?? 0) +
        (sums[y * wide + x + 1] ?? 0) +
        (sums[(y + 1) * wide + x] ?? 0) -
        (sums[y * wide + x] ?? 0);
  return values.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [x1, y1] = [Math.max(0, x - SPREAD), Math.max(0, y - SPREAD)];
    const [x2, y2] = [Math.min(width, x + SPREAD + 1), Math.min(height, y + SPREAD + 1)];
    const sum =
      (sums[y2 * wide + x2] ?? 0) -
      (sums[y1 * wide + x2] ?? 0) -
      (sums[y2 * wide + x1] ?? 0) +
      (sums[y1 * wide + x1] ?? 0);
    return sum / ((x2 - x1) * (y2 - y1));
  });
}

type Object = { box: Box; mass: number };
/** Connected places that stand out, as boxes. */
function objectsIn({ small }: Sight): Object[] {
  const { width, height } = small;
  const salient = spreadOut(saliencyOf(small), width, height);
  const mean = salient.reduce((sum, value) => sum + value, 0) / salient.length;
  const isPending = Uint8Array.from(salient, (value) => (value > mean * STANDS_OUT ? 1 : 0));
  const objects: Object[] = [];
  for (let start = 0; start < isPending.length; start++) {
    if (!isPending[start]) continue;
    isPending[start] = 0;
    const stack = [start];
    let mass = 0;
    let [x1, y1, x2, y2] = [width, height, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      mass += salient[at] ?? 0;
      [x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x + 1), Math.max(y2, y + 1)];
      const around = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of around)
        if (isPending[next]) {
          isPending[next] = 0;
          stack.push(next);
        }
    }
    objects.push({ mass, box: { x1: x1 / width, y1: y1 / height, x2: x2 / width, y2: y2 / height } });
  }
  return objects;
}

const bodyOf = ({ x1, x2, y1 }: Box): Box => ({
  x1: Math.max(0, x1 - (x2 - x1) * BODY_HEADS),
  y1,
  x2: Math.min(1, x2 + (x2 - x1) * BODY_HEADS),
  y2: 1,
});

/** Boxes of the people, text lines and objects that the picture is about. Corrections must not change or cut them. */
export function mainObjects(sight: Sight): Box[] {
  const objects = objectsIn(sight);
  const total = objects.reduce((sum, { mass }) => sum + mass, 0);
  return [
    ...sight.faces.flatMap(({ box }) => [grown(box, AROUND_FACE), bodyOf(box)]),
    ...sight.lines.map(({ box }) => grown(box, AROUND_LINE)),
    ...objects.filter(({ mass }) => mass >= total * MIN_SHARE).map(({ box }) => grown(box, AROUND_OBJECT)),
  ];
}

const GRID = 40;
/** Share of the picture that boxes cover together. */
export function coveredShare(boxes: readonly Box[]): number {
  let covered = 0;
  for (let at = 0; at < GRID * GRID; at++) {
    const [x, y] = [((at % GRID) + 0.5) / GRID, (Math.floor(at / GRID) + 0.5) / GRID];
    if (boxes.some(({ x1, y1, x2, y2 }) => x >= x1 && x < x2 && y >= y1 && y < y2)) covered++;
  }
  return covered / (GRID * GRID);
}

/** Whether most of a box is inside a frame. */
export const isInside = (box: Box, frame: Box): boolean => shared(box, frame) >= sizeOf(box) * 0.9;
