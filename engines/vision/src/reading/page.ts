import sharp from "sharp";
import type { Box, Colour, SmallPicture } from "../picture.ts";
import type { Page } from "./ocr.ts";

/** Difference from the letter colour, summed over the channels, up to which a pixel is letter and from which ground. */
const SAME = 40;
const OTHER = 200;
/** White margin; without it the first and the last word are missed. */
const MARGIN = 16;

const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** A part of a picture prepared for recognition, with the mapping of its coordinates to the picture. */
export type Cut = Page & { toPicture(x: number, y: number): readonly [x: number, y: number] };

/** Cuts out a part, black on white if the letter colour is known, scaled to the letter height that is read best. */
export async function cutOf(
  picture: SmallPicture,
  { box, letterHeight, colour }: { box: Box; letterHeight: number; colour?: Colour },
  { letterPx, beside }: { letterPx: number; beside: number },
): Promise<Cut> {
  const { width: w, height: h, data } = picture;
  const letter = letterHeight * h;
  const [x1, x2] = [Math.floor(box.x1 * w - letter * beside), Math.ceil(box.x2 * w + letter * beside)];
  const [y1, y2] = [Math.floor(box.y1 * h - letter / 4), Math.ceil(box.y2 * h + letter / 4)];
  const [left, top] = [Math.max(0, x1), Math.max(0, y1)];
  const [wide, tall] = [Math.max(1, Math.min(w, x2) - left), Math.max(1, Math.min(h, y2) - top)];
  const ink = new Uint8Array(wide * tall);
  for (let y = 0, at = 0; y < tall; y++)
    for (let x = 0; x < wide; x++, at++) {
      const from = ((top + y) * w + left + x) * 3;
      const [r, g, b] = [data[from] as number, data[from + 1] as number, data[from + 2] as number];
      const apart = colour && Math.abs(r - colour[0]) + Math.abs(g - colour[1]) + Math.abs(b - colour[2]);
      const grey = apart === undefined ? luminance(r, g, b) : ((apart - SAME) * 255) / (OTHER - SAME);
      ink[at] = Math.min(255, Math.max(0, grey));
    }
  const scale = letterPx / letter;
  const page = await sharp(ink, { raw: { width: wide, height: tall, channels: 1 } })
    .resize({
      width: Math.max(1, Math.round(wide * scale)),
      height: Math.max(1, Math.round(tall * scale)),
      fit: "fill",
      kernel: "cubic",
    })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: "#ffffff" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return {
    width: page.info.width,
    height: page.info.height,
    data: page.data,
    toPicture: (x, y) => [share((left + (x - MARGIN) / scale) / w), share((top + (y - MARGIN) / scale) / h)],
  };
}
