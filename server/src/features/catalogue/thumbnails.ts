import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { World } from "../../world.ts";
import { thumbnailStore } from "./thumbnail-store.ts";

const TYPE = "image/webp";

/** Thumbnails of demo videos: drawn once from title, category and id, then kept. Whoever asks for one that is being drawn waits for that one. */
function thumbnailService(world: Pick<World, "db" | "demoThumbnails">) {
  const store = thumbnailStore(world.db);
  const drawing = new Map<string, Promise<Buffer>>();

  type Subject = { title: string; category: string | null; isShort: boolean };
  const draw = async (hash: string, { title, category, isShort }: Subject) => {
    const seed = Number.parseInt(hash.slice(0, 7), 16);
    const picture = await world.demoThumbnails.thumbnail(
      { title, category: category ?? "", seed, isShort },
      new AbortController().signal,
    );
    const bytes = Buffer.from(picture.bytes);
    await store.keep(hash, bytes);
    return bytes;
  };

  const thumbnailOf = async (videoId: string): Promise<{ type: string; bytes: Buffer }> => {
    const subject = await store.subject(videoId);
    if (!subject) throw new AppError("not_found");
    const { model } = world.demoThumbnails;
    const hash = createHash("sha256")
      .update([model, videoId, subject.title, subject.category, ...(subject.isShort ? ["tall"] : [])].join("\0"))
      .digest("hex");
    const kept = await store.find(hash);
    if (kept) return { type: TYPE, bytes: kept };
    const underWay = drawing.get(hash) ?? draw(hash, subject).finally(() => drawing.delete(hash));
    drawing.set(hash, underWay);
    return { type: TYPE, bytes: await underWay };
  };

  return {
    prune: store.prune,
    thumbnail: (file: string) => thumbnailOf(path.parse(file).name),
    /** A page that waits for its pictures to be drawn keeps the browser's few connections busy. */
    drawAhead: async () => {
      for (const videoId of await store.seenFirst()) await thumbnailOf(videoId);
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
