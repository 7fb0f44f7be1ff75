import type { AppContext } from "../../../app-context.ts";
import { lruMemoize } from "../../../platform/lru-memoize.ts";
import {
  type Snapshot,
  searchStore,
  snapshotReaderFor,
  type TopTitle,
  topTitleStore,
} from "../../search-index/index.ts";
import { findSimilarVideos } from "./similar-videos.ts";

type TitleRequest = { ucid: string; language?: string | undefined; limit: number };

const MAX_CACHED_REQUESTS = 5_000;
const caches = new WeakMap<Snapshot, ReturnType<typeof lruMemoize<TopTitle[]>>>();

/** A snapshot never changes, so its top titles are cached as long as it is in use. */
function listTopTitles(
  context: Pick<AppContext, "searchDb">,
  snapshot: Snapshot,
  request: TitleRequest,
): Promise<TopTitle[]> {
  const memoize = caches.get(snapshot) ?? lruMemoize<TopTitle[]>(MAX_CACHED_REQUESTS);
  caches.set(snapshot, memoize);
  return memoize(`${request.ucid} ${request.language} ${request.limit}`, () =>
    topTitleStore(context.searchDb).listTopTitles(snapshot, request),
  );
}

/**
 * Outlier titles that are similar to a text, or else the top titles of the channel's category. Reads the snapshot in memory, however
 * old it is: a stream waits for the result before its first word.
 */
export function findRelatedTitles(
  context: Pick<AppContext, "db" | "searchDb">,
  text: string,
  request: TitleRequest,
): Promise<readonly TopTitle[]> {
  const findSimilar = findSimilarVideos(searchStore(context.searchDb));
  const read = async (snapshot: Snapshot) => {
    const [similar, topTitles] = await Promise.all([
      findSimilar(snapshot, { title: text, itemsPerPage: request.limit, language: request.language }),
      listTopTitles(context, snapshot, request),
    ]);
    const titles = similar.flatMap(({ videoId, title1: title, performanceIndex }) =>
      performanceIndex === null ? [] : [{ videoId, title, performanceIndex }],
    );
    return titles.length > 0 ? titles : topTitles;
  };
  return snapshotReaderFor(context).read(read, [], Number.POSITIVE_INFINITY);
}
