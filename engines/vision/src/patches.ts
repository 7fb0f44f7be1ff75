import type { SmallPicture } from "./picture.ts";

/** A connected area of nearly one colour: its box in pixels, its number of pixels, and its colour. */
export type Patch = {
  label: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  pixels: number;
  colour: readonly [number, number, number];
};
/** Maximum difference between two neighbours of one patch, summed over the channels. */
const ALIKE = 42;

/** Union-find: joins every pixel with its left and upper neighbour if their colours are similar. */
function joined({ width, height, data }: SmallPicture): Int32Array {
  const parent = new Int32Array(width * height);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] as number] as number;
      root = parent[root] as number;
    }
    return root;
  };
  const isAlike = (a: number, b: number) =>
    Math.abs((data[a] as number) - (data[b] as number)) +
      Math.abs((data[a + 1] as number) - (data[b + 1] as number)) +
      Math.abs((data[a + 2] as number) - (data[b + 2] as number)) <=
    ALIKE;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      parent[at] = at;
      if (x > 0 && isAlike(at * 3, at * 3 - 3)) parent[at] = rootOf(at - 1);
      if (y > 0 && isAlike(at * 3, (at - width) * 3)) parent[rootOf(at - width)] = rootOf(at);
    }
  for (let at = 0; at < parent.length; at++) parent[at] = rootOf(at);
  return parent;
}

/** The patch label of each pixel, and the patches with at least `atLeast` pixels. */
export function patchesOf(picture: SmallPicture, atLeast: number): { labels: Int32Array; patches: Patch[] } {
  const { width, height, data } = picture;
  const labels = joined(picture);
  const counts = new Int32Array(labels.length);
  for (const label of labels) counts[label] = (counts[label] as number) + 1;
  const boxes = new Map<number, { x1: number; y1: number; x2: number; y2: number; sum: [number, number, number] }>();
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const label = labels[at] as number;
      const count = counts[label] as number;
      // A patch above a tenth of the picture is background, not a letter.
      if (count < atLeast || count > labels.length / 10) continue;
      const box = boxes.get(label) ?? { x1: x, y1: y, x2: x, y2: y, sum: [0, 0, 0] };
      if (!boxes.has(label)) boxes.set(label, box);
      if (x < box.x1) box.x1 = x;
      if (x > box.x2) box.x2 = x;
      box.y2 = y;
      box.sum[0] += data[at * 3] as number;
      box.sum[1] += data[at * 3 + 1] as number;
      box.sum[2] += data[at * 3 + 2] as number;
    }
  const patches = [...boxes].map(
    ([
      label,
      {
        x1,
        y1,
        x2,
        y2,
        sum: [r, g, b],
      },
    ]): Patch => {
      const pixels = counts[label] as number;
      return { label, x1, y1, x2: x2 + 1, y2: y2 + 1, pixels, colour: [r / pixels, g / pixels, b / pixels] };
    },
  );
  return { labels, patches };
}
