import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../../app-context.ts";
import {
  channelStore,
  OUTLIER_MIN_INDEX,
  type Snapshot,
  searchStore,
  snapshotReaderFor,
  toFilters,
} from "../../search-index/index.ts";
import { similarChannels } from "../search-scope.ts";
import { findSimilarVideos } from "./similar-videos.ts";

/** Videos for a simulated feed around a title: half with similar titles, half from channels with a similar audience. */
export function findRelatedVideos(
  context: Pick<AppContext, "db" | "searchDb">,
  { title, ucid, count }: { title: string; ucid: string; count: number },
): Promise<readonly OutlierVideo[]> {
  const search = searchStore(context.searchDb);
  const findSimilar = findSimilarVideos(search);
  const findAudienceVideos = async (snapshot: Snapshot, performanceIndexGte: number | undefined) => {
    const query = OutlierQuery.parse({ performanceIndexGte, madeForKids: "false", itemsPerPage: count });
    const [own] = await channelStore(context.searchDb).listByUcid(snapshot, [ucid]);
    const filters = similarChannels(own, toFilters(query, snapshot.layout), query.language);
    return (await search.page(snapshot, query, { kind: "videos", filters, text: undefined, channels: undefined }))
      .results;
  };
  const read = async (snapshot: Snapshot) => {
    const similar = title.trim() === "" ? [] : await findSimilar(snapshot, { title, itemsPerPage: count });
    const outliers = await findAudienceVideos(snapshot, OUTLIER_MIN_INDEX);
    const others = await findAudienceVideos(snapshot, undefined);
    const half = Math.ceil(count / 2);
    const candidates = [...similar.slice(0, half), ...outliers, ...similar.slice(half), ...others];
    const unique = new Map(candidates.filter((video) => video.ucid !== ucid).map((video) => [video.videoId, video]));
    return [...unique.values()].slice(0, count);
  };
  return snapshotReaderFor(context).read(read, []);
}
