import sharp from "sharp";
import type { Colour, TypeMove } from "../picture.ts";
import type { Letters, Shape } from "./letter-shapes.ts";
import { lightOf, type Plane } from "./plane.ts";

/** In letter heights: the outline that keeps the letters legible on any background, and the offset of its shadow. */
const EDGE = 0.1;
const SHADOW = { down: 0.045, strength: 0.4 };
/** Keeps a dash before the letters away from the edge of the picture. */
const MARGIN = 0.03;
const DARK: Colour = [18, 16, 14];
const LIGHT: Colour = [255, 255, 255];
const LIGHT_FROM = 70;
/** A shape blurred with a radius of distance / `widths` has this share left at that distance. */
const REACH = { widths: 1.2, share: 0.115 };

/** Sharpens a blurred shape; its edge is where the coverage crosses `share`. */
const hardened = (data: Uint8Array, share: number, steepness: number): Uint8Array =>
  data.map((value) => Math.round(255 * Math.min(1, Math.max(0, (value / 255 - share) * steepness + 0.5))));

const rawOf = ({ width, height, data }: Shape) =>
  sharp(data, { raw: { width, height, channels: 1 } }).toColourspace("b-w");

/** Scales a shape, with empty space around it, without visible pixels or blur. */
async function enlarged(shape: Shape, scale: number, room: number): Promise<Shape> {
  const to = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  const soft = await rawOf(shape)
    .resize({ ...to, fit: "fill", kernel: "cubic" })
    .blur(Math.max(0.3, scale * 0.32))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const [width, height] = [to.width + room * 2, to.height + room * 2];
  const data = new Uint8Array(width * height);
  const hard = hardened(soft, 0.5, Math.max(1.2, scale * 1.1));
  for (let y = 0; y < to.height; y++)
    data.set(hard.subarray(y * to.width, (y + 1) * to.width), (y + room) * width + room);
  return { width, height, data };
}

/** Dilates the shape by this number of pixels. */
async function grown(shape: Shape, by: number): Promise<Uint8Array> {
  const soft = await rawOf(shape)
    .blur(Math.max(0.3, by / REACH.widths))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return hardened(soft, REACH.share, Math.max(4, by * 1.6));
}

/** Letters in one colour with an outline and its shadow, as RGBA. */
function coloured({ width, height, data }: Shape, around: Uint8Array, ink: Colour, down: number): Buffer {
  const edge = lightOf(...ink) > LIGHT_FROM ? DARK : LIGHT;
  const made = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [letter, outline] = [(data[at] ?? 0) / 255, (around[at] ?? 0) / 255];
    const shadow = ((around[at - down * width] ?? 0) / 255) * SHADOW.strength;
    const alpha = outline + shadow * (1 - outline);
    const mixed = (part: 0 | 1 | 2) => ((ink[part] * letter + edge[part] * (1 - letter)) * outline) / (alpha || 1);
    made.set([mixed(0), mixed(1), mixed(2), Math.round(alpha * 255)], at * 4);
  }
  return made;
}

/** Draws the letters from their shapes at the target. */
export async function redrawn(plane: Plane, { from, to }: TypeMove, { shape: small, place, ink }: Letters) {
  const scale = (to.y2 - to.y1) / (from.y2 - from.y1 || 1);
  const high = (to.y2 - to.y1) * plane.height;
  const [by, down] = [Math.max(2, high * EDGE), Math.round(high * SHADOW.down)];
  const room = Math.ceil(by * 1.4) + down;
  const shape = await enlarged(small, scale, room);
  const { width, height } = shape;
  const drawn = coloured(shape, await grown(shape, by), ink, down);
  const across = Math.round(to.x1 * plane.width - (from.x1 * plane.width - place.left) * scale);
  const left = Math.max(across, Math.round(plane.width * MARGIN)) - room;
  const top = Math.round(to.y1 * plane.height - (from.y1 * plane.height - place.top) * scale) - room;
  const [cutX, cutY] = [Math.max(0, -left), Math.max(0, -top)];
  const input = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .extract({
      left: cutX,
      top: cutY,
      width: Math.min(width - cutX, plane.width - Math.max(0, left)),
      height: Math.min(height - cutY, plane.height - Math.max(0, top)),
    })
    .png()
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}
