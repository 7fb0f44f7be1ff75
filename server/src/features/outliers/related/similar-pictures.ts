import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { OutlierQuery } from "@coldopen/contract/outliers/query";
import { MORE_LIKE_VIDEOS, type OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../../app-context.ts";
import { lruMemoize } from "../../../platform/lru-memoize.ts";
import { readColorGrid } from "../../../platform/pictures/resized.ts";
import { demoThumbnails } from "../../catalogue/index.ts";
import { fetchPicture } from "../../pictures/index.ts";
import { OUTLIER_MIN_INDEX, type Snapshot, type searchStore, toFilters } from "../../search-index/index.ts";
import { colorDistance } from "./rules.ts";

const MAX_CANDIDATES = 40;
const MAX_CACHED_GRIDS = 10_000;
/** Pictures that take longer to draw or to fetch are left out of the answer. */
const PICTURES_TIMEOUT_MS = 6_000;
const TURN_KEY = "similar pictures";

type Ports = Pick<AppContext, "db" | "demoThumbnails" | "fetchPublicUrl">;

/** Compares the colours of outliers of the same category with those of a video's picture. */
export function similarPictures(context: Ports, search: ReturnType<typeof searchStore>) {
  const memoize = lruMemoize<Uint8Array>(MAX_CACHED_GRIDS);

  const loadBytes = async (thumb: string, signal: AbortSignal): Promise<Buffer> => {
    const file = drawnFileOf(thumb);
    return file
      ? (await demoThumbnails(context).thumbnail(file, { size: "small", signal })).bytes
      : fetchPicture(context, thumb, { key: TURN_KEY, isLowPriority: true, signal });
  };
  const gridOf = ({ thumb }: OutlierVideo, signal: AbortSignal) =>
    memoize(thumb, async () => {
      // Loaded before its turn: a drawn picture is resized in the same queue.
      const bytes = await loadBytes(thumb, signal);
      return readColorGrid({ key: TURN_KEY, isLowPriority: true, signal }, async () => bytes);
    });

  return async (snapshot: Snapshot, video: OutlierVideo, signal: AbortSignal): Promise<OutlierVideo[]> => {
    const query = OutlierQuery.parse({
      performanceIndexGte: OUTLIER_MIN_INDEX,
      sortField: "score_desc",
      itemsPerPage: MAX_CANDIDATES,
      aiL2Category: video.aiL2Category === null ? undefined : [video.aiL2Category],
    });
    const { results } = await search.page(snapshot, query, {
      kind: video.isShort ? "shorts" : "videos",
      filters: toFilters(query, snapshot.layout),
      text: undefined,
      channels: undefined,
    });
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PICTURES_TIMEOUT_MS)]);
    const own = await gridOf(video, inTime).catch(() => undefined);
    if (!own) return [];
    const compared = await Promise.allSettled(
      results
        .filter(({ videoId }) => videoId !== video.videoId)
        .map(async (other) => ({ other, distance: colorDistance(own, await gridOf(other, inTime)) })),
    );
    return compared
      .flatMap((result) => (result.status === "fulfilled" ? [result.value] : []))
      .sort((one, another) => one.distance - another.distance)
      .slice(0, MORE_LIKE_VIDEOS)
      .map(({ other }) => other);
  };
}
