import sharp from "sharp";
import type { Colour, TypeMove } from "../../port.ts";
import { flood } from "../mask.ts";
import { lightOf, type Plane, pixelBox } from "./plane.ts";

/** Shares of the letters' height: the edge that keeps them legible on anything, and how far its shadow falls. */
const EDGE = 0.1;
const SHADOW = { down: 0.045, strength: 0.4 };
const DARK: Colour = [18, 16, 14];
const LIGHT: Colour = [255, 255, 255];
const LIGHT_FROM = 70;
/** Letters that differ from their ground by less than this, all channels together, have no shape to be drawn from. */
const TELLS_APART = 110;
/** Of 255, how much a letter's middle is letter at least, and its edge. */
const CLEAR = 205;
const FAINT = 40;
/** How many of the letters' widths out a blurred edge of theirs is still seen at this share. */
const REACH = { widths: 1.2, share: 0.115 };

type Size = { width: number; height: number };
type Shape = Size & { data: Uint8Array };

const apart = (a: Colour, b: Colour) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
const meanOf = (colours: readonly Colour[]): Colour => {
  const part = (at: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[at], 0) / Math.max(1, colours.length);
  return [part(0), part(1), part(2)];
};

/** The letters' colour where no edge thins it, and the colour of what is between them. */
function inkAndGround(pixels: readonly Colour[], colour: Colour): { ink: Colour; ground: Colour } {
  const far = [...pixels].sort((a, b) => apart(b, colour) - apart(a, colour));
  const ground = meanOf(far.slice(0, Math.ceil(far.length * 0.2)));
  const own = pixels.filter((pixel) => apart(pixel, colour) < apart(ground, colour) / 2);
  const clear = own.sort((a, b) => apart(b, ground) - apart(a, ground));
  return { ink: meanOf(clear.slice(0, Math.ceil(clear.length * 0.3))), ground };
}

/** How much of each pixel is letter, and in which colour; nothing where they can't be told from their ground. */
function shapeOf(plane: Plane, { from, colour }: TypeMove): { shape: Shape; ink: Colour } | undefined {
  const { left, top, right, bottom } = pixelBox(plane, from, 1);
  const [width, height] = [right - left, bottom - top];
  const pixels = Array.from({ length: width * height }, (_, at): Colour => {
    const pixel = ((top + Math.floor(at / width)) * plane.width + left + (at % width)) * 3;
    return [plane.data[pixel] ?? 0, plane.data[pixel + 1] ?? 0, plane.data[pixel + 2] ?? 0];
  });
  const { ink, ground } = inkAndGround(pixels, colour);
  const whole = apart(ink, ground);
  if (!(whole >= TELLS_APART)) return undefined;
  const data = Uint8Array.from(pixels, (pixel) => Math.round(255 * Math.max(0, 1 - apart(pixel, ink) / whole)));
  return { shape: { width, height, data: withoutGround(data, width) }, ink };
}

/** Light ground that shows between words is never as clear as the letters are. */
function withoutGround(data: Uint8Array, width: number): Uint8Array {
  const kept = new Int32Array(data.length);
  for (let at = 0; at < data.length; at++)
    if (kept[at] === 0 && (data[at] ?? 0) >= CLEAR) flood(at, 1, kept, (next) => (data[next] ?? 0) >= FAINT, width);
  return data.map((value, at) => (kept[at] ? value : 0));
}

/** A soft shape made hard again, its edge where the softness passes a share. */
const hardened = (data: Uint8Array, share: number, steepness: number): Uint8Array =>
  data.map((value) => Math.round(255 * Math.min(1, Math.max(0, (value / 255 - share) * steepness + 0.5))));

const rawOf = ({ width, height, data }: Shape) =>
  sharp(data, { raw: { width, height, channels: 1 } }).toColourspace("b-w");

/** The shape at another size with room around it, as smooth and sharp as if it had been set so large. */
async function enlarged(shape: Shape, to: Size, room: number): Promise<Shape> {
  const scale = to.height / shape.height;
  const soft = await rawOf(shape)
    .resize({ ...to, fit: "fill", kernel: "cubic" })
    .blur(Math.max(0.3, scale * 0.32))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const [width, height] = [to.width + room * 2, to.height + room * 2];
  const data = new Uint8Array(width * height);
  const hard = hardened(soft, 0.5, Math.max(1, scale * 1.1));
  for (let y = 0; y < to.height; y++)
    data.set(hard.subarray(y * to.width, (y + 1) * to.width), (y + room) * width + room);
  return { width, height, data };
}

/** The shape grown by so many pixels on every side. */
async function grown(shape: Shape, by: number): Promise<Uint8Array> {
  const soft = await rawOf(shape)
    .blur(Math.max(0.3, by / REACH.widths))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return hardened(soft, REACH.share, Math.max(4, by * 1.6));
}

/** Letters drawn anew from their shapes: one colour, a sharp edge around them and its shadow. */
export async function redrawn(
  plane: Plane,
  move: TypeMove,
): Promise<{ input: Buffer; left: number; top: number } | undefined> {
  const found = shapeOf(plane, move);
  if (!found) return undefined;
  const { ink } = found;
  const to = pixelBox(plane, move.to);
  const size = { width: Math.max(1, to.right - to.left), height: Math.max(1, to.bottom - to.top) };
  const [by, down] = [Math.max(2, size.height * EDGE), Math.round(size.height * SHADOW.down)];
  const room = Math.ceil(by * 1.4) + down;
  const shape = await enlarged(found.shape, size, room);
  const around = await grown(shape, by);
  const edge = lightOf(...ink) > LIGHT_FROM ? DARK : LIGHT;
  const { width, height } = shape;
  const made = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [letter, outline] = [(shape.data[at] ?? 0) / 255, (around[at] ?? 0) / 255];
    const shadow = ((around[at - down * width] ?? 0) / 255) * SHADOW.strength;
    const alpha = outline + shadow * (1 - outline);
    for (let part = 0 as 0 | 1 | 2; part < 3; part++) {
      const solid = ink[part] * letter + edge[part] * (1 - letter);
      made[at * 4 + part] = alpha > 0 ? (solid * outline) / alpha : 0;
    }
    made[at * 4 + 3] = Math.round(alpha * 255);
  }
  const [left, top] = [to.left - room, to.top - room];
  const [cutX, cutY] = [Math.max(0, -left), Math.max(0, -top)];
  const input = await sharp(made, { raw: { width, height, channels: 4 } })
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
