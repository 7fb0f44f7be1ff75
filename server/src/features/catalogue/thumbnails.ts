import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureWidths } from "@coldopen/contract/pictures/schema";
import { resized } from "../../platform/pictures/resized.ts";
import type { World } from "../../world.ts";
import { thumbnailStore } from "./thumbnail-store.ts";

const TYPE = "image/webp";
const NO_END = new AbortController().signal;

/** Thumbnails of demo videos: drawn once from title, category and id, then kept. Whoever asks for one that is being drawn waits for that one. */
function thumbnailService(world: Pick<World, "db" | "demoThumbnails">) {
  const store = thumbnailStore(world.db);
  const making = new Map<string, Promise<Buffer>>();

  const keptOr = async (hash: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await store.find(hash);
    if (kept) return kept;
    const makeAndKeep = async () => {
      const bytes = await make();
      await store.keep(hash, bytes);
      return bytes;
    };
    const underWay = making.get(hash) ?? makeAndKeep().finally(() => making.delete(hash));
    making.set(hash, underWay);
    return underWay;
  };

  const thumbnailOf = async (videoId: string, size?: "small"): Promise<{ type: string; bytes: Buffer }> => {
    const subject = await store.subject(videoId);
    if (!subject) throw new AppError("not_found");
    const { title, category, isShort } = subject;
    const { model } = world.demoThumbnails;
    const hash = createHash("sha256")
      .update([model, videoId, title, category, ...(isShort ? ["tall"] : [])].join("\0"))
      .digest("hex");
    const drawn = () =>
      keptOr(hash, async () => {
        const seed = Number.parseInt(hash.slice(0, 7), 16);
        const picture = await world.demoThumbnails.thumbnail(
          { title, category: category ?? "", seed, isShort },
          NO_END,
        );
        return Buffer.from(picture.bytes);
      });
    const small = () =>
      keptOr(`${hash}-small`, async () => resized({ bytes: await drawn(), width: pictureWidths.small }));
    return { type: TYPE, bytes: await (size ? small() : drawn()) };
  };

  return {
    prune: store.prune,
    thumbnail: (file: string, size?: "small") => thumbnailOf(path.parse(file).name, size),
    /** A page that waits for its pictures to be drawn keeps the browser's few connections busy. */
    drawAhead: async () => {
      for (const videoId of await store.seenFirst()) await thumbnailOf(videoId, "small");
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
