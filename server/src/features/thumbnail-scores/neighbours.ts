import type { SmallPicture } from "../../adapters/vision/port.ts";
import type { World } from "../../world.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { titlesNear } from "../outliers/index.ts";
import { loadPicture } from "./picture.ts";

type Ports = Parameters<typeof loadPicture>[0] & Pick<World, "searchDb" | "vision" | "log">;
type NeighbourRequest = { scope: Parameters<typeof loadPicture>[1]; title: string };

const MAX_NEIGHBOURS = 5;
const TIMEOUT_MS = 2_500;
const MAX_CACHED = 500;
/** The thumbnail behind a URL does not change. */
const cacheOf = new WeakMap<object, Map<string, SmallPicture>>();

/** Small pictures of similar videos. Pictures that do not load in time are left out. */
export async function neighboursOf(world: Ports, { scope, title }: NeighbourRequest): Promise<SmallPicture[]> {
  if (!title) return [];
  const cache = cacheOf.get(world.vision) ?? new Map<string, SmallPicture>();
  cacheOf.set(world.vision, cache);
  const near = await titlesNear(world, title, { ucid: scope.channelUcid, limit: MAX_NEIGHBOURS });
  const videos = await catalogueStore(world.db).findVideos(near.map(({ videoId }) => videoId));
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const found = await Promise.all(
    videos.slice(0, MAX_NEIGHBOURS).map(async ({ thumb }) => {
      const seen = cache.get(thumb) ?? (await withDeadline(loadSmall(world, scope, thumb), deadline));
      if (!seen) return [];
      cache.set(thumb, seen);
      return [seen];
    }),
  );
  for (const address of [...cache.keys()].slice(0, Math.max(0, cache.size - MAX_CACHED))) cache.delete(address);
  return found.flat();
}

async function loadSmall(world: Ports, scope: NeighbourRequest["scope"], address: string): Promise<SmallPicture> {
  const picture = await loadPicture(world, scope, address);
  return world.vision.shrink(picture);
}

/** Undefined if the work fails or is too late. */
const withDeadline = <T>(work: Promise<T>, deadline: AbortSignal): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      if (deadline.aborted) resolve(undefined);
      deadline.addEventListener("abort", () => resolve(undefined), { once: true });
    }),
  ]);
