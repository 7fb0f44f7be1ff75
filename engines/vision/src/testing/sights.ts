import type { SeenFace, SeenLine, Sight, SmallPicture } from "../picture.ts";

type Paint = (x: number, y: number) => readonly [number, number, number];
export function painted(colour: Paint): SmallPicture {
  const [width, height] = [168, 94];
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    data.set(colour((at % width) / width, Math.floor(at / width) / height), at * 3);
  return { width, height, data };
}
/** A bright object on the left third of a dark, coloured background. */
export const good = painted((x, y) =>
  Math.hypot(x - 0.33, (y - 0.5) * 0.56) < 0.13 ? [250, 230, 60] : [20, 40 + 60 * y, 120],
);
export const face: SeenFace = { box: { x1: 0.6, y1: 0.2, x2: 0.8, y2: 0.6 }, confidence: 0.9, expression: "happy" };
export const line = (box: SeenLine["box"], letterHeight = box.y2 - box.y1): SeenLine => ({
  box,
  letterHeight,
  letters: 6,
  colour: [255, 255, 255],
});
const large = line({ x1: 0.05, y1: 0.06, x2: 0.5, y2: 0.26 });
export const sight = (parts: Partial<Sight> = {}): Sight => ({
  width: 1280,
  height: 720,
  faces: [face],
  lines: [large],
  sharpness: 1,
  small: good,
  ...parts,
});
