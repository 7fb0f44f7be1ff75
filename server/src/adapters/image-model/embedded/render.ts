import type { PictureBrief } from "../port.ts";
import { castLayer } from "./cast.ts";
import { typeLayer } from "./lettering/set-type.ts";
import { compose } from "./scene/compose.ts";
import { conceptArt } from "./style/concept-art.ts";
import { lay, type Pixels, rasterise, stack } from "./style/pixels.ts";
import { realistic } from "./style/realistic.ts";
import { sketch } from "./style/sketch.ts";

export type Size = { width: number; height: number };
export const FULL: Size = { width: 1280, height: 720 };
const never = new AbortController().signal;

type Finish = Parameters<typeof realistic>[0];
export const finish = (style: PictureBrief["style"], layers: Finish): Pixels | Promise<Pixels> =>
  style === "sketch" ? sketch(layers) : style === "conceptArt" ? conceptArt(layers) : realistic(layers);

/** Draws, rasterises and finishes a picture in its style, without its words. */
export async function render(brief: PictureBrief, size: Size = FULL, signal: AbortSignal = never): Promise<Pixels> {
  signal.throwIfAborted();
  const { width, height } = size;
  const drawing = compose(brief, height > width);
  const { layers, mood, isFromRight } = drawing;
  const back = await rasterise(layers[0], width, height);
  signal.throwIfAborted();
  const subject = await rasterise(layers[1], width, height);
  signal.throwIfAborted();
  const front = await rasterise(layers[2], width, height);
  if (brief.cast && brief.cast.length > 0)
    stack(drawing.isCastInFront ? front : subject, await castLayer(brief.cast, drawing, size));
  signal.throwIfAborted();
  return finish(brief.style, { back, subject, front, mood, isFromRight });
}

/** Lays the words of a brief over a picture. */
export async function letter(picture: Pixels, textLayers: PictureBrief["textLayers"] = []): Promise<Pixels> {
  if (textLayers.length > 0) lay(picture, await rasterise(typeLayer(textLayers), picture.width, picture.height));
  return picture;
}
