import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { World } from "../../../world.ts";
import { type Edition, shelfOf } from "../../editions/index.ts";
import { channelStore } from "../channel-store.ts";
import { alikeTo } from "../population.ts";
import { filtersOf } from "../search/filters.ts";
import { searchStore } from "../search/store.ts";
import { similarVideos } from "../similar/similar.ts";

type Asked = { title: string; ucid: string; count: number };

/** What did well for its channel, as what a feed puts forward did. */
const WELL = 2;

/** The videos that a viewer finds around a title: half about the same thing, half what the channel's audience watches. */
export function videosNear(
  world: Pick<World, "db" | "searchDb">,
  { title, ucid, count }: Asked,
): Promise<readonly OutlierVideo[]> {
  const search = searchStore(world.searchDb);
  const similar = similarVideos(search);
  const watched = async (edition: Edition, performanceIndexGte: number | undefined) => {
    const query = OutlierQuery.parse({ performanceIndexGte, madeForKids: "false", itemsPerPage: count });
    const [own] = await channelStore(world.searchDb).byUcid(edition, [ucid]);
    const filters = alikeTo(own, filtersOf(query, edition.layout), query.language);
    const asked = { kind: "videos" as const, filters, text: undefined, channels: undefined };
    return (await search.page(edition, query, asked)).results;
  };
  const read = async (edition: Edition) => {
    const alike = title.trim() === "" ? [] : await similar(edition, { title, itemsPerPage: count });
    const [strong, any] = [await watched(edition, WELL), await watched(edition, undefined)];
    const half = Math.ceil(count / 2);
    const inOrder = [...alike.slice(0, half), ...strong, ...alike.slice(half), ...any];
    const once = new Map(inOrder.filter((video) => video.ucid !== ucid).map((video) => [video.videoId, video]));
    return [...once.values()].slice(0, count);
  };
  return shelfOf(world).read(read, []);
}
