import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { ModelSettings } from "../../../platform/config.ts";
import { createFairQueue } from "../../../platform/fair-queue.ts";
import { createCircuitBreaker } from "../../circuit-breaker.ts";
import { ModelError } from "../../model-error.ts";
import type { WorkContext } from "../../work-context.ts";
import type { ImageModel, Picture, PictureBrief, Region } from "../port.ts";
import { layCast } from "./lay-cast.ts";
import { changePrompt, picturePrompt } from "./prompts.ts";
import { readPicture } from "./read-picture.ts";
import { boxIn, prepared, takeOver } from "./regions.ts";
import { type ImageRequest, type ImageWire, ModelRejectedError } from "./wire.ts";

const ATTEMPTS = 2;
/** A wide picture of the slower models takes about a minute. */
const TIMEOUT_MS = 120_000;
const MAX_RETRY_WAIT_MS = 5_000;
/** Each holds a picture or two in memory while it waits for the provider. */
const QUEUE = { concurrency: 16, maxQueuedPerKey: 100, maxQueued: 400 };
const WIDE = { width: 1280, height: 720 };

type Options = {
  settings: ModelSettings;
  wire: ImageWire;
  /** Sets the words: they are never drawn by a model. */
  drawings: ImageModel;
  costCentsEach: number;
  timeoutMs?: number;
};

const isRetryable = (error: unknown) =>
  error instanceof ModelRejectedError ? error.status === 429 || error.status >= 500 : true;

const asPng = async (photo: Uint8Array) => sharp(photo).autoOrient().png().toBuffer();

/** A model of a provider: retries, timeout, regions, people and words, the same for all of them. */
export function providerImageModel(options: Options): ImageModel {
  const { settings, wire, drawings, costCentsEach, timeoutMs = TIMEOUT_MS } = options;
  const breaker = createCircuitBreaker();
  const queue = createFairQueue(QUEUE);

  const enqueue = (request: ImageRequest, { organizationId, signal }: WorkContext): Promise<Picture> =>
    queue.run({ key: organizationId, signal }, () => sendWithRetry(request, signal));

  async function sendWithRetry(request: ImageRequest, signal: AbortSignal): Promise<Picture> {
    breaker.throwIfOpen();
    for (let attempt = 1; ; attempt++) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const picture = await readPicture(await wire.ask(request, AbortSignal.any([signal, timeout])));
        breaker.recordSuccess();
        return picture;
      } catch (error) {
        signal.throwIfAborted();
        if (attempt < ATTEMPTS && !timeout.aborted && isRetryable(error)) {
          const waitMs = error instanceof ModelRejectedError ? error.waitMs : 0;
          await sleep(Math.min(waitMs, MAX_RETRY_WAIT_MS), undefined, { signal });
          continue;
        }
        breaker.recordFailure();
        if (timeout.aborted) throw new ModelError("The model took too long", { cause: error });
        throw error instanceof ModelError ? error : new ModelError("The model can't be reached", { cause: error });
      }
    }
  }

  const photosOf = async ({ cast = [] }: PictureBrief) =>
    wire.canSeePhotos ? Promise.all(cast.map(({ photo }) => asPng(photo))) : [];

  async function draw(brief: PictureBrief, context: WorkContext): Promise<Picture> {
    const photos = await photosOf(brief);
    const picture = await enqueue({ prompt: picturePrompt(brief, photos.length > 0), photos }, context);
    return brief.cast && brief.cast.length > photos.length ? layCast(picture, brief.cast) : picture;
  }

  async function change(brief: PictureBrief, base: Uint8Array, regions: readonly Region[], context: WorkContext) {
    const { data, info } = await sharp(base)
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height };
    const boxes = regions.map(({ maskBB }) => boxIn(maskBB, size));
    const ready = await prepared(base, size, boxes, wire.changesAt(size));
    const photos = await photosOf(brief);
    const prompt = changePrompt(brief, regions, photos.length > 0);
    const answer = await enqueue({ prompt, photos, change: ready.change }, context);
    takeOver(data, await ready.back(answer.bytes), size, boxes);
    const bytes = await sharp(data, { raw: { ...size, channels: 3 } })
      .png({ compressionLevel: 3 })
      .toBuffer();
    return { type: "image/png" as const, bytes: new Uint8Array(bytes) };
  }

  async function letter(picture: Picture, brief: PictureBrief, context: WorkContext): Promise<Picture> {
    if (!brief.textLayers || brief.textLayers.length === 0) return picture;
    const base = await sharp(picture.bytes)
      .resize(WIDE.width, WIDE.height, { fit: "cover" })
      .png({ compressionLevel: 3 })
      .toBuffer();
    const { style, seed, textLayers } = brief;
    return drawings.generateImage({ prompt: "", style, seed, base, textLayers }, context);
  }

  return {
    provider: settings.provider,
    model: settings.model,
    name: `${wire.name}, ${settings.model}`,
    isEmbedded: false,
    costCentsEach,
    generateImage: async (brief, context) => {
      context.signal.throwIfAborted();
      const { base, regions = [] } = brief;
      if (!base) return letter(await draw(brief, context), brief, context);
      if (regions.length === 0) return drawings.generateImage(brief, context);
      return letter(await change(brief, base, regions, context), brief, context);
    },
    close: drawings.close,
  };
}
