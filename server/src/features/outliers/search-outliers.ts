import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import type { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import {
  channelStore,
  searchStore,
  snapshotReaderFor,
  toFilters,
  toTextQuery,
  type VideoKind,
} from "../search-index/index.ts";

type Search = {
  kind: VideoKind;
  query: z.input<typeof OutlierQuery>;
  /** Restricts the search to these channels. */
  ucids?: readonly string[] | undefined;
};

/** Searches the catalogue for other features. Words with one typing error match too. */
export async function searchOutliers(
  context: Pick<AppContext, "db" | "searchDb">,
  { kind, query: given, ucids }: Search,
): Promise<Pick<OutlierPage, "results" | "count">> {
  const query = OutlierQuery.parse(given);
  const search = searchStore(context.searchDb);
  const none = { results: [], count: 0 };
  return snapshotReaderFor(context).read(async (snapshot) => {
    const text = toTextQuery(query, true, kind, snapshot);
    if (query.search?.trim() && !text) return none;
    const filters = toFilters(query, snapshot.layout);
    if (!ucids) return search.page(snapshot, query, { kind, filters, text, channels: undefined });
    const found = await channelStore(context.searchDb).listByUcid(snapshot, ucids);
    const ids = found.map(({ id }) => id);
    const videos = found.reduce((sum, channel) => sum + channel.videos, 0);
    const channels = { ids, namesakes: [], videos };
    return search.page(snapshot, query, { kind, filters: { ...filters, onlyChannels: ids }, text, channels });
  }, none);
}

/** The channels of the catalogue that match a name best. */
export async function findChannelsByName(
  context: Pick<AppContext, "db" | "searchDb">,
  name: string,
): Promise<readonly { ucid: string; name: string }[]> {
  const channels = channelStore(context.searchDb);
  const query = { name, sortOrder: "desc", sortField: "subscribers", page: 0, itemsPerPage: 5 } as const;
  const { results } = await snapshotReaderFor(context).read((snapshot) => channels.list(snapshot, query), {
    ...{ results: [], page: 0, hasNext: false },
  });
  return results;
}
