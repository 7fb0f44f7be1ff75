import type { SmallPicture } from "../../adapters/vision/port.ts";
import type { World } from "../../world.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { findRelatedTitles } from "../outliers/index.ts";
import { pictureAt } from "./picture.ts";

type Ports = Parameters<typeof pictureAt>[0] & Pick<World, "searchDb" | "vision" | "log">;
type Asked = { scope: Parameters<typeof pictureAt>[1]; title: string };

const MANY = 5;
const WAIT_MS = 2_500;
const KEPT_AT_MOST = 500;
/** A video's thumbnail stays what it is for as long as its address. */
const known = new WeakMap<object, Map<string, SmallPicture>>();

/** The videos that people would see beside this one, as small pictures; those that don't come in time are left out. */
export async function neighboursOf(world: Ports, { scope, title }: Asked): Promise<SmallPicture[]> {
  if (!title) return [];
  const kept = known.get(world.vision) ?? new Map<string, SmallPicture>();
  known.set(world.vision, kept);
  const near = await findRelatedTitles(world, title, { ucid: scope.channelUcid, limit: MANY });
  const videos = await catalogueStore(world.db).findVideos(near.map(({ videoId }) => videoId));
  const deadline = AbortSignal.timeout(WAIT_MS);
  const found = await Promise.all(
    videos.slice(0, MANY).map(async ({ thumb }) => {
      const seen = kept.get(thumb) ?? (await inTime(smallOf(world, scope, thumb), deadline));
      if (!seen) return [];
      kept.set(thumb, seen);
      return [seen];
    }),
  );
  for (const address of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT_AT_MOST))) kept.delete(address);
  return found.flat();
}

async function smallOf(world: Ports, scope: Asked["scope"], address: string): Promise<SmallPicture> {
  const picture = await pictureAt(world, scope, address);
  return world.vision.shrink(picture);
}

/** Nothing for what fails or comes too late: the check then does without it. */
const inTime = <T>(work: Promise<T>, deadline: AbortSignal): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      if (deadline.aborted) resolve(undefined);
      deadline.addEventListener("abort", () => resolve(undefined), { once: true });
    }),
  ]);
