import {
  createDrawingPool,
  type DrawingPool,
  FULL_SIZE,
  layOutText,
  type Size,
  thumbnailBrief,
} from "@coldopen/engine-picture";
import type { DemoThumbnails, ImageModel, Lettering } from "./port.ts";

const SMALL = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };

type Options = { pool?: DrawingPool; size?: Size };

/** Drawn from words and seed by our own engine: no key, no network, in processes of their own. */
export function embeddedImageModel({
  pool = createDrawingPool(),
  size = FULL_SIZE,
}: Options = {}): ImageModel & DemoThumbnails & Lettering {
  return {
    provider: "embedded",
    model: "cold-open-drawing-2",
    name: "Embedded drawing kit",
    isEmbedded: true,
    costCentsEach: 0,
    paint: (brief, signal) => pool.draw(brief, size, signal),
    thumbnail: (video, signal) => pool.draw(thumbnailBrief(video), video.isShort ? TALL : SMALL, signal),
    letter: (plate, textLayers, signal) =>
      pool.draw({ prompt: "", style: "realistic", seed: 0, base: plate, textLayers }, FULL_SIZE, signal),
    boxesOf: (layers) => layers.map((layer) => layOutText(layer).box),
    close: pool.close,
  };
}
