import { createFairQueue } from "../../../platform/fair-queue.ts";
import type { WorkContext } from "../../work-context.ts";
import type { DemoThumbnails, ImageModel, Lettering, Picture, PictureBrief } from "../port.ts";
import { setType } from "./lettering/set-type.ts";
import { painterPool } from "./pool/pool.ts";
import { FULL, type Size } from "./render.ts";
import { thumbnailBrief } from "./thumbnail.ts";

const SMALL = { width: 640, height: 360 };
const TALL = { width: 360, height: 640 };

/** Thumbnails of the demo catalogue are for nobody in particular, so whatever an organization asks for goes before them. */
const DEMO_KEY = "demo";
/** An organization at its limits has about a hundred pictures waiting; each may hold a few photos. */
const QUEUE = { maxQueuedPerKey: 128, maxQueued: 512 };

type Painters = {
  /** How many pictures are drawn at once. */
  size: number;
  paint(brief: PictureBrief, size: Size, signal: AbortSignal): Promise<Picture>;
  close(): Promise<void>;
};
type Options = { pool?: Painters; size?: Size; queueLimits?: typeof QUEUE };

/** Ours: drawn from words and seed, no key, no network, in processes of their own. */
export function embeddedImageModel({
  pool = painterPool(),
  size = FULL,
  queueLimits = QUEUE,
}: Options = {}): ImageModel & DemoThumbnails & Lettering {
  const queue = createFairQueue({ concurrency: pool.size, ...queueLimits });
  const paint = (brief: PictureBrief, drawn: Size, { organizationId, signal }: WorkContext) =>
    queue.run({ key: organizationId, signal }, () => pool.paint(brief, drawn, signal));
  return {
    provider: "embedded",
    model: "cold-open-drawing-2",
    name: "Embedded drawing kit",
    isEmbedded: true,
    costCentsEach: 0,
    paint: (brief, context) => paint(brief, size, context),
    thumbnail: (video, signal) =>
      queue.run({ key: DEMO_KEY, isLowPriority: true, signal }, () =>
        pool.paint(thumbnailBrief(video), video.isShort ? TALL : SMALL, signal),
      ),
    letter: (plate, textLayers, context) =>
      paint({ prompt: "", style: "realistic", seed: 0, base: plate, textLayers }, FULL, context),
    boxesOf: (layers) => layers.map((layer) => setType(layer).box),
    close: pool.close,
  };
}
