import type { SmallPicture } from "../port.ts";

/** A patch of nearly one colour: its box in pixels, how many pixels it has, and its colour. */
export type Patch = {
  label: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  pixels: number;
  colour: readonly [number, number, number];
};
/** How far two neighbours may differ, all channels together, and still be of one patch. */
const ALIKE = 42;

/** Which patch each pixel belongs to, and the patches of at least so many pixels. */
export function patchesOf({ width, height, data }: SmallPicture, atLeast: number) {
  const parent = new Int32Array(width * height);
  for (let at = 0; at < parent.length; at++) parent[at] = at;
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] as number] as number;
      root = parent[root] as number;
    }
    return root;
  };
  const isAlike = (a: number, b: number) =>
    Math.abs((data[a * 3] as number) - (data[b * 3] as number)) +
      Math.abs((data[a * 3 + 1] as number) - (data[b * 3 + 1] as number)) +
      Math.abs((data[a * 3 + 2] as number) - (data[b * 3 + 2] as number)) <=
    ALIKE;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (x > 0 && isAlike(at, at - 1)) parent[rootOf(at)] = rootOf(at - 1);
      if (y > 0 && isAlike(at, at - width)) parent[rootOf(at)] = rootOf(at - width);
    }
  const sums = new Map<number, { x1: number; y1: number; x2: number; y2: number; n: number; sum: number[] }>();
  const labels = new Int32Array(parent.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const label = rootOf(at);
      labels[at] = label;
      const of = sums.get(label) ?? { x1: x, y1: y, x2: x, y2: y, n: 0, sum: [0, 0, 0] };
      if (of.n === 0) sums.set(label, of);
      of.x1 = Math.min(of.x1, x);
      of.x2 = Math.max(of.x2, x);
      of.y2 = y;
      of.n++;
      for (let part = 0; part < 3; part++) of.sum[part] = (of.sum[part] ?? 0) + (data[at * 3 + part] as number);
    }
  const patches: Patch[] = [];
  for (const [label, { x1, y1, x2, y2, n, sum }] of sums)
    if (n >= atLeast) {
      const [r = 0, g = 0, b = 0] = sum.map((part) => part / n);
      patches.push({ label, x1, y1, x2: x2 + 1, y2: y2 + 1, pixels: n, colour: [r, g, b] });
    }
  return { labels, patches };
}
