import { createHash } from "node:crypto";
import path from "node:path";
import type { DrawnColor } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureWidths } from "@coldopen/contract/pictures/schema";
import { LRUCache } from "lru-cache";
import type { AppContext } from "../../app-context.ts";
import { resized } from "../../platform/pictures/resized.ts";
import { singleFlight } from "../../platform/single-flight.ts";
import { thumbnailStore } from "./thumbnail-store.ts";

const TYPE = "image/webp";
/** Thumbnails of the demo belong to no organization. */
const DEMO_KEY = "demo";
const MAX_COLORS = 100;
const MAX_CACHED_COLORS = 10_000;
const neverAborted = () => new AbortController().signal;
type Subject = Awaited<ReturnType<ReturnType<typeof thumbnailStore>["listSubjects"]>>[number];
type ThumbnailRequest = { size?: "small" | undefined; signal?: AbortSignal };

/**
 * Thumbnails of demo videos, generated once from title, category and id. Concurrent requests share one generation. It is aborted
 * when every client has disconnected, so that fast scrolling does not queue work for pictures out of view.
 */
function thumbnailService(context: Pick<AppContext, "db" | "demoThumbnails">) {
  const store = thumbnailStore(context.db);
  const making = singleFlight<Buffer>();
  const cachedColors = new LRUCache<string, string>({ max: MAX_CACHED_COLORS });

  const findOrGenerate = (hash: string, signal: AbortSignal, generate: (signal: AbortSignal) => Promise<Buffer>) =>
    making(hash, signal, async (signal) => {
      const stored = await store.find(hash);
      if (stored) return stored;
      const bytes = await generate(signal);
      await store.insert(hash, bytes);
      return bytes;
    });

  const requestFor = ({ videoId, title, category, isShort }: Subject) => {
    const { model } = context.demoThumbnails;
    const hash = createHash("sha256")
      .update([model, videoId, title, category, ...(isShort ? ["tall"] : [])].join("\0"))
      .digest("hex");
    return { hash, video: { title, category: category ?? "", seed: Number.parseInt(hash.slice(0, 7), 16), isShort } };
  };

  const colorOf = (subject: Subject): string => {
    const { hash, video } = requestFor(subject);
    const color = cachedColors.get(hash) ?? context.demoThumbnails.mainColor(video);
    cachedColors.set(hash, color);
    return color;
  };

  const thumbnailOf = async (videoId: string, { size, signal = neverAborted() }: ThumbnailRequest = {}) => {
    const [subject] = await store.listSubjects([videoId]);
    if (!subject) throw new AppError("not_found");
    const { hash, video } = requestFor(subject);
    const generated = (signal: AbortSignal) =>
      findOrGenerate(hash, signal, async (signal) => {
        return Buffer.from((await context.demoThumbnails.thumbnail(video, signal)).bytes);
      });
    const small = (signal: AbortSignal) =>
      findOrGenerate(`${hash}-small`, signal, async (signal) => {
        const bytes = await generated(signal);
        return resized({ key: DEMO_KEY, isLowPriority: true, signal }, pictureWidths.small, async () => bytes);
      });
    // Demo pictures belong to no tenant, so access to them is never revoked.
    return { type: TYPE, bytes: await (size ? small(signal) : generated(signal)), cache: "immutable" } as const;
  };

  return {
    prune: store.prune,
    thumbnail: (file: string, request?: ThumbnailRequest) => thumbnailOf(path.parse(file).name, request),
    colors: async (videoIds: readonly string[]): Promise<DrawnColor[]> =>
      (await store.listSubjects(videoIds.slice(0, MAX_COLORS))).map((subject) => ({
        videoId: subject.videoId,
        color: colorOf(subject),
      })),
    /** Otherwise the first page would occupy the browser's few connections while its pictures are generated. */
    pregenerate: async () => {
      for (const videoId of await store.listFirstShown()) await thumbnailOf(videoId, { size: "small" });
    },
  };
}

const services = new WeakMap<object, ReturnType<typeof thumbnailService>>();
/** One service per database, so that all callers share generations in progress. */
export const demoThumbnails = (context: Parameters<typeof thumbnailService>[0]) => {
  const service = services.get(context.db) ?? thumbnailService(context);
  services.set(context.db, service);
  return service;
};
