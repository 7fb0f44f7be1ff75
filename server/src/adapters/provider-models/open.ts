import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createFairQueue } from "../../platform/fair-queue.ts";
import { langchainChatModel } from "../chat-model/langchain.ts";
import { imageWireOf, providerImage } from "../image-model/choose.ts";
import type { ImageModel } from "../image-model/port.ts";
import { embeddedTextModel } from "../text-model/embedded.ts";
import { langchainTextModel } from "../text-model/langchain/model.ts";
import { listModels } from "./list-models.ts";
import type { ProviderModels, ProviderSettings } from "./port.ts";

const MAX_OPEN = 200;
const TEXT_QUEUE = { concurrency: 256, maxRunningPerKey: 32, maxQueuedPerKey: 64, maxQueued: 1_000 };
/** A model on one's own computer is loaded from disk at its first call, and may run without a graphics card. */
const LOCAL_DEADLINES = { firstMs: 120_000, idleMs: 30_000 };

const keyOf = (settings: ProviderSettings) =>
  createHash("sha256")
    .update(JSON.stringify(Object.values(settings)))
    .digest("base64url");

/** Opened models are kept: each has a client and a circuit breaker of its own. */
function remember<T extends object>(open: (settings: ProviderSettings) => T): (settings: ProviderSettings) => T {
  const opened = new LRUCache<string, T>({ max: MAX_OPEN });
  return (settings) => {
    const key = keyOf(settings);
    const model = opened.get(key) ?? open(settings);
    opened.set(key, model);
    return model;
  };
}

export const openProviderModels = (drawings: ImageModel): ProviderModels => ({
  text: remember((settings) => ({
    ...(settings.baseUrl === undefined ? langchainTextModel(settings) : langchainTextModel(settings, LOCAL_DEADLINES)),
    name: settings.name,
  })),
  chat: remember((settings) => ({ ...langchainChatModel(settings), name: settings.name })),
  image: remember((settings) => ({ ...providerImage(settings, drawings), name: settings.name })),
  embedded: { textModel: embeddedTextModel, imageModel: drawings },
  textQueue: createFairQueue(TEXT_QUEUE),
  list: listModels(),
  checkImage: (settings, signal) => imageWireOf(settings).check(signal),
});
