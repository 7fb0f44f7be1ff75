import { createHash } from "node:crypto";
import path from "node:path";
import { AppError } from "@coldopen/contract/kernel/errors";
import sharp from "sharp";
import type { World } from "../../world.ts";
import { thumbnailStore } from "./thumbnail-store.ts";

const SIZE = { width: 640, height: 360 } as const;
const TYPE = "image/webp";
/** A page shows 24 at once; the studio's other work must not wait for them. */
const AT_ONCE = 2;
const never = new AbortController().signal;

/** Thumbnails of demo videos: drawn once from title, category and id, then kept. Whoever asks for one that is being drawn waits for that one. */
export function thumbnailService(world: Pick<World, "db" | "imageModel">) {
  const store = thumbnailStore(world.db);
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = turns(AT_ONCE);

  const draw = async (hash: string, prompt: string) => {
    const seed = Number.parseInt(hash.slice(0, 8), 16);
    const picture = await world.imageModel.paint({ prompt, style: "realistic", seed }, never);
    const bytes = await sharp(picture.bytes).resize(SIZE.width, SIZE.height).webp({ quality: 78 }).toBuffer();
    await store.keep(hash, bytes);
    return bytes;
  };

  return {
    prune: store.prune,
    thumbnail: async (file: string): Promise<{ type: string; bytes: Buffer }> => {
      const videoId = path.parse(file).name;
      const subject = await store.subject(videoId);
      if (!subject) throw new AppError("not_found");
      const prompt = [subject.title, subject.category].filter(Boolean).join(", ");
      const hash = createHash("sha256").update(`${world.imageModel.model}\0${videoId}\0${prompt}`).digest("hex");
      const kept = await store.find(hash);
      if (kept) return { type: TYPE, bytes: kept };
      const underWay = drawing.get(hash) ?? inTurn(() => draw(hash, prompt)).finally(() => drawing.delete(hash));
      drawing.set(hash, underWay);
      return { type: TYPE, bytes: await underWay };
    },
  };
}

/** At most so many at once; the others wait in the order they came. */
function turns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
