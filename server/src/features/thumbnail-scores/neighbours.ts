import { LRUCache } from "lru-cache";
import type { SmallPicture } from "../../adapters/vision/port.ts";
import type { AppContext } from "../../app-context.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { findRelatedTitles } from "../outliers/index.ts";
import { loadPicture } from "./picture.ts";

type Ports = Parameters<typeof loadPicture>[0] & Pick<AppContext, "searchDb" | "vision" | "log">;
type NeighbourRequest = { scope: Parameters<typeof loadPicture>[1]; title: string };

const MAX_NEIGHBOURS = 5;
const TIMEOUT_MS = 2_500;
const MAX_CACHED_PICTURES = 500;
/** The picture at a thumbnail's address never changes. */
const caches = new WeakMap<object, LRUCache<string, SmallPicture>>();

/** Small pictures of the videos that a feed would show beside this one, without those that take too long. */
export async function neighboursOf(context: Ports, { scope, title }: NeighbourRequest): Promise<SmallPicture[]> {
  if (!title) return [];
  const cache = caches.get(context.vision) ?? new LRUCache<string, SmallPicture>({ max: MAX_CACHED_PICTURES });
  caches.set(context.vision, cache);
  const related = await findRelatedTitles(context, title, { ucid: scope.channelUcid, limit: MAX_NEIGHBOURS });
  const videos = await catalogueStore(context.db).findVideos(related.map(({ videoId }) => videoId));
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const found = await Promise.all(
    videos.slice(0, MAX_NEIGHBOURS).map(async ({ thumb }) => {
      const picture = cache.get(thumb) ?? (await settleInTime(loadSmallPicture(context, scope, thumb), deadline));
      if (!picture) return [];
      cache.set(thumb, picture);
      return [picture];
    }),
  );
  return found.flat();
}

async function loadSmallPicture(
  context: Ports,
  scope: NeighbourRequest["scope"],
  address: string,
): Promise<SmallPicture> {
  const picture = await loadPicture(context, scope, address);
  return context.vision.shrink(picture);
}

/** Returns undefined after a failure or a timeout. */
const settleInTime = <T>(work: Promise<T>, deadline: AbortSignal): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      if (deadline.aborted) resolve(undefined);
      deadline.addEventListener("abort", () => resolve(undefined), { once: true });
    }),
  ]);
