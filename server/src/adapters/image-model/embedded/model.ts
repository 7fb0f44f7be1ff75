import type { DemoThumbnails, ImageModel, Lettering, Picture, PictureBrief } from "../port.ts";
import { setType } from "./lettering/set-type.ts";
import { painterPool } from "./pool/pool.ts";
import { FULL, type Size } from "./render.ts";
import { thumbnailBrief } from "./thumbnail.ts";

const SMALL = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };

type Painters = {
  paint(brief: PictureBrief, size: Size, signal: AbortSignal): Promise<Picture>;
  close(): Promise<void>;
};
type Options = { pool?: Painters; size?: Size };

/** Ours: drawn from words and seed, no key, no network, in processes of their own. */
export function embeddedImageModel({
  pool = painterPool(),
  size = FULL,
}: Options = {}): ImageModel & DemoThumbnails & Lettering {
  return {
    provider: "embedded",
    model: "cold-open-drawing-2",
    name: "Embedded drawing kit",
    isEmbedded: true,
    costCentsEach: 0,
    paint: (brief, signal) => pool.paint(brief, size, signal),
    thumbnail: (video, signal) => pool.paint(thumbnailBrief(video), video.isShort ? TALL : SMALL, signal),
    letter: (plate, textLayers, signal) =>
      pool.paint({ prompt: "", style: "realistic", seed: 0, base: plate, textLayers }, FULL, signal),
    boxesOf: (layers) => layers.map((layer) => setType(layer).box),
    close: pool.close,
  };
}
