import sharp from "sharp";
import type { Box } from "../port.ts";
import type { ImageRequest, Size } from "./wire.ts";

const FRAME: Size = { width: 1280, height: 720 };
/** How far what is new fades into what was there, inside of its box. */
const FADE = 12;

/** Where a box of the frame lies in a picture that fills the frame, whatever its shape. */
export function boxIn({ x1, y1, x2, y2 }: Box, { width, height }: Size): Box {
  const scale = Math.min(width / FRAME.width, height / FRAME.height);
  const [left, top] = [(width - FRAME.width * scale) / 2, (height - FRAME.height * scale) / 2];
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    x1: within(left + Math.min(x1, x2) * scale, width),
    y1: within(top + Math.min(y1, y2) * scale, height),
    x2: within(left + Math.max(x1, x2) * scale, width),
    y2: within(top + Math.max(y1, y2) * scale, height),
  };
}

/** A picture made ready to be changed at another size, and the way back. */
export async function prepared(base: Uint8Array, size: Size, boxes: readonly Box[], at: Size) {
  const scale = Math.min(at.width / size.width, at.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const [left, top] = [Math.floor((at.width - width) / 2), Math.floor((at.height - height) / 2)];
  const inner = await sharp(base).removeAlpha().resize(width, height, { fit: "fill" }).png().toBuffer();
  const rectangles = boxes
    .map(({ x1, y1, x2, y2 }) => {
      const [x, y, w, h] = [left + x1 * scale, top + y1 * scale, (x2 - x1) * scale, (y2 - y1) * scale];
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff"/>`;
    })
    .join("");
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at.width}" height="${at.height}">${rectangles}</svg>`,
  );
  const sheet = (background: { r: number; g: number; b: number; alpha: number }) =>
    sharp({ create: { ...at, channels: 4, background } });
  const black = { r: 0, g: 0, b: 0, alpha: 1 };
  const [picture, holes, marks] = await Promise.all([
    sheet(black)
      .composite([{ input: inner, left, top }])
      .png()
      .toBuffer(),
    sheet(black)
      .composite([{ input: svg, blend: "dest-out" }])
      .png()
      .toBuffer(),
    sheet(black)
      .composite([{ input: svg }])
      .removeAlpha()
      .png()
      .toBuffer(),
  ]);
  const change: NonNullable<ImageRequest["change"]> = { picture, holes, marks, size: at };
  /** The pixels of an answer, laid where those of the picture are. */
  const back = async (answer: Uint8Array): Promise<Buffer> => {
    const whole = await sharp(answer).removeAlpha().resize(at.width, at.height, { fit: "fill" }).png().toBuffer();
    return sharp(whole)
      .extract({ left, top, width, height })
      .resize(size.width, size.height, { fit: "fill" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  return { change, back };
}

/** Takes over what is new inside the boxes; every pixel outside of them stays what it was. */
export function takeOver(base: Buffer, changed: Buffer, { width }: Size, boxes: readonly Box[]): void {
  for (const { x1, y1, x2, y2 } of boxes)
    for (let y = y1; y < y2; y++)
      for (let x = x1; x < x2; x++) {
        const depth = Math.min(x - x1, y - y1, x2 - 1 - x, y2 - 1 - y) + 1;
        const part = Math.min(1, depth / FADE);
        const at = (y * width + x) * 3;
        for (let k = at; k < at + 3; k++) base[k] = (base[k] ?? 0) * (1 - part) + (changed[k] ?? 0) * part;
      }
}
