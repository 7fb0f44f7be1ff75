import { FULL_SIZE, type PictureBrief, type Size } from "./brief.ts";
import { castLayer } from "./cast-layer.ts";
import { textLayersSvg } from "./lettering/lay-out-text.ts";
import { composeScene } from "./scene/compose.ts";
import { conceptArt } from "./style/concept-art.ts";
import { lay, type Pixels, rasterise, stack } from "./style/pixels.ts";
import { realistic } from "./style/realistic.ts";
import { sketch } from "./style/sketch.ts";

const never = new AbortController().signal;

type StyledLayers = Parameters<typeof realistic>[0];
export const applyStyle = (style: PictureBrief["style"], layers: StyledLayers): Pixels | Promise<Pixels> =>
  style === "sketch" ? sketch(layers) : style === "conceptArt" ? conceptArt(layers) : realistic(layers);

/** Draws, rasterises and styles a picture without the text layers of the brief. */
export async function render(
  brief: PictureBrief,
  size: Size = FULL_SIZE,
  signal: AbortSignal = never,
): Promise<Pixels> {
  signal.throwIfAborted();
  const { width, height } = size;
  const drawing = composeScene(brief, height > width);
  const { layers, mood, isFromRight } = drawing;
  const back = await rasterise(layers[0], width, height);
  signal.throwIfAborted();
  const subject = await rasterise(layers[1], width, height);
  signal.throwIfAborted();
  const front = await rasterise(layers[2], width, height);
  if (brief.cast && brief.cast.length > 0)
    stack(drawing.isCastInFront ? front : subject, await castLayer(brief.cast, drawing, size));
  signal.throwIfAborted();
  return drawText(await applyStyle(brief.style, { back, subject, front, mood, isFromRight }), drawing.words);
}

/** Draws the text layers over a picture. */
export async function drawText(picture: Pixels, textLayers: PictureBrief["textLayers"] = []): Promise<Pixels> {
  if (textLayers.length > 0) lay(picture, await rasterise(textLayersSvg(textLayers), picture.width, picture.height));
  return picture;
}
