import type { DemoThumbnails, ImageModel } from "../port.ts";
import { painterPool } from "./pool/pool.ts";
import { FULL } from "./render.ts";
import { thumbnailBrief } from "./thumbnail.ts";

const SMALL = { width: 640, height: 360 };

/** Ours: drawn from words and seed, no key, no network, in processes of their own. */
export function embeddedImageModel(pool = painterPool()): ImageModel & DemoThumbnails {
  return {
    provider: "embedded",
    model: "cold-open-drawing-2",
    name: "Embedded drawing kit",
    isEmbedded: true,
    costCentsEach: 0,
    paint: (brief, signal) => pool.paint(brief, FULL, signal),
    thumbnail: (video, signal) => pool.paint(thumbnailBrief(video), SMALL, signal),
    close: pool.close,
  };
}
