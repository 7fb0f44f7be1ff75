import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureWidths } from "@coldopen/contract/pictures/schema";
import { resized } from "../../platform/pictures/resized.ts";
import { singleFlight } from "../../platform/single-flight.ts";
import type { World } from "../../world.ts";
import { thumbnailStore } from "./thumbnail-store.ts";

const TYPE = "image/webp";
/** Thumbnails of the demo belong to no organization. */
const DEMO_KEY = "demo";
const withoutEnd = () => new AbortController().signal;
type Asked = { size?: "small" | undefined; signal?: AbortSignal };

/**
 * Thumbnails of demo videos: drawn once from title, category and id, then kept. Whoever asks for one that is being drawn waits for that one;
 * what nobody waits for any more is not drawn, else those who scroll far would wait for all that they passed by.
 */
function thumbnailService(world: Pick<World, "db" | "demoThumbnails">) {
  const store = thumbnailStore(world.db);
  const making = singleFlight<Buffer>();

  const keptOr = (hash: string, signal: AbortSignal, make: (signal: AbortSignal) => Promise<Buffer>) =>
    making(hash, signal, async (signal) => {
      const kept = await store.find(hash);
      if (kept) return kept;
      const bytes = await make(signal);
      await store.keep(hash, bytes);
      return bytes;
    });

  const thumbnailOf = async (videoId: string, { size, signal = withoutEnd() }: Asked = {}) => {
    const subject = await store.subject(videoId);
    if (!subject) throw new AppError("not_found");
    const { title, category, isShort } = subject;
    const { model } = world.demoThumbnails;
    const hash = createHash("sha256")
      .update([model, videoId, title, category, ...(isShort ? ["tall"] : [])].join("\0"))
      .digest("hex");
    const drawn = (signal: AbortSignal) =>
      keptOr(hash, signal, async (signal) => {
        const seed = Number.parseInt(hash.slice(0, 7), 16);
        const video = { title, category: category ?? "", seed, isShort };
        return Buffer.from((await world.demoThumbnails.thumbnail(video, signal)).bytes);
      });
    const small = (signal: AbortSignal) =>
      keptOr(`${hash}-small`, signal, async (signal) => {
        const bytes = await drawn(signal);
        return resized({ key: DEMO_KEY, isLowPriority: true, signal }, pictureWidths.small, async () => bytes);
      });
    // Drawn for the demo, and nobody's: there is no access to lose.
    return { type: TYPE, bytes: await (size ? small(signal) : drawn(signal)), cache: "immutable" } as const;
  };

  return {
    prune: store.prune,
    thumbnail: (file: string, asked?: Asked) => thumbnailOf(path.parse(file).name, asked),
    /** A page that waits for its pictures to be drawn keeps the browser's few connections busy. */
    drawAhead: async () => {
      for (const videoId of await store.seenFirst()) await thumbnailOf(videoId, { size: "small" });
    },
  };
}

const services = new WeakMap<object, ReturnType<typeof thumbnailService>>();
/** For other features: the same drawings, and none drawn twice. */
export const demoThumbnails = (world: Parameters<typeof thumbnailService>[0]) => {
  const service = services.get(world.db) ?? thumbnailService(world);
  services.set(world.db, service);
  return service;
};
