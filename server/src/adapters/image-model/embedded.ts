import {
  createDrawingPool,
  type DrawingPool,
  FULL_SIZE,
  layOutText,
  mainColour,
  type PictureBrief,
  type Size,
  thumbnailBrief,
} from "@coldopen/engine-picture";
import { createFairQueue } from "../../platform/fair-queue.ts";
import type { WorkContext } from "../work-context.ts";
import type { DemoThumbnails, ImageModel, Lettering } from "./port.ts";

const SMALL = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };

/** Thumbnails of the demo catalogue have low priority: requests of organizations go first. */
const DEMO_KEY = "demo";
/** An organization at its limits has about a hundred pictures waiting; each may hold a few photos. */
const QUEUE = { maxQueuedPerKey: 128, maxQueued: 512 };

type Options = { pool?: DrawingPool; size?: Size; queueLimits?: typeof QUEUE };

/** Drawn from words and seed by our own engine: no key, no network, in processes of their own. */
export function embeddedImageModel({
  pool = createDrawingPool(),
  size = FULL_SIZE,
  queueLimits = QUEUE,
}: Options = {}): ImageModel & DemoThumbnails & Lettering {
  const queue = createFairQueue({ concurrency: pool.size, ...queueLimits });
  const draw = (brief: PictureBrief, drawn: Size, { organizationId, signal }: WorkContext) =>
    queue.run({ key: organizationId, signal }, () => pool.draw(brief, drawn, signal));
  return {
    provider: "embedded",
    model: "cold-open-drawing-3",
    name: "Cold Open",
    isEmbedded: true,
    costCentsEach: 0,
    generateImage: (brief, context) => draw(brief, size, context),
    thumbnail: (video, signal) =>
      queue.run({ key: DEMO_KEY, isLowPriority: true, signal }, () =>
        pool.draw(thumbnailBrief(video), video.isShort ? TALL : SMALL, signal),
      ),
    mainColor: (video) => mainColour(thumbnailBrief(video)),
    letter: (plate, textLayers, context) =>
      draw({ prompt: "", style: "realistic", seed: 0, base: plate, textLayers }, FULL_SIZE, context),
    boxesOf: (layers) => layers.map((layer) => layOutText(layer).box),
    close: pool.close,
  };
}
