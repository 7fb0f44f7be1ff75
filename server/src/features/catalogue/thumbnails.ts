import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { World } from "../../world.ts";
import { thumbnailStore } from "./thumbnail-store.ts";

const TYPE = "image/webp";
const never = new AbortController().signal;

/** Thumbnails of demo videos: drawn once from title, category and id, then kept. Whoever asks for one that is being drawn waits for that one. */
export function thumbnailService(world: Pick<World, "db" | "demoThumbnails">) {
  const store = thumbnailStore(world.db);
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = async (hash: string, { title, category }: { title: string; category: string | null }) => {
    const seed = Number.parseInt(hash.slice(0, 7), 16);
    const picture = await world.demoThumbnails.thumbnail({ title, category: category ?? "", seed }, never);
    const bytes = Buffer.from(picture.bytes);
    await store.keep(hash, bytes);
    return bytes;
  };

  return {
    prune: store.prune,
    thumbnail: async (file: string): Promise<{ type: string; bytes: Buffer }> => {
      const videoId = path.parse(file).name;
      const subject = await store.subject(videoId);
      if (!subject) throw new AppError("not_found");
      const { model } = world.demoThumbnails;
      const hash = createHash("sha256")
        .update([model, videoId, subject.title, subject.category].join("\0"))
        .digest("hex");
      const kept = await store.find(hash);
      if (kept) return { type: TYPE, bytes: kept };
      const underWay = drawing.get(hash) ?? draw(hash, subject).finally(() => drawing.delete(hash));
      drawing.set(hash, underWay);
      return { type: TYPE, bytes: await underWay };
    },
  };
}

const services = new WeakMap<object, ReturnType<typeof thumbnailService>>();
/** For other features: the same drawings, and none drawn twice. */
export const demoThumbnail = (world: Parameters<typeof thumbnailService>[0]) => {
  const service = services.get(world.db) ?? thumbnailService(world);
  services.set(world.db, service);
  return service.thumbnail;
};
