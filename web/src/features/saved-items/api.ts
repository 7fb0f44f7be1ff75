import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { SAVED_ITEMS_PAGE_SIZE, type SavedItem } from "@coldopen/contract/saved-items/schema";
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { ActiveChannel } from "../channels/index.ts";
import type { SavedItemsFilter } from "./search.ts";
import { t } from "./texts.ts";

export const savedItemsApi = api(savedItemRoutes);

export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
export const savedItemsKey = ({ organizationId, channelUcid }: ActiveChannel) => [
  "saved-items",
  organizationId,
  channelUcid,
];
const lists = (place: ActiveChannel) => [...savedItemsKey(place), "list"];
type Page = { results: SavedItem[]; page: { next: string | null } };

/** Which outlier videos carry a heart. */
export const savedMarksQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: [...savedItemsKey(place), "marks"],
    queryFn: async ({ signal }) => (await savedItemsApi.marks({ params: paramsOf(place) }, { signal })).results,
  });

export const savedItemsQuery = (place: ActiveChannel, filter: SavedItemsFilter) =>
  infiniteQueryOptions({
    queryKey: [...lists(place), filter],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      savedItemsApi.list(
        {
          params: paramsOf(place),
          query: { ...filter, pageSize: SAVED_ITEMS_PAGE_SIZE, ...(pageParam && { page: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next ?? undefined,
  });

/** Gone from every list as soon as the server has let it go. */
export function useDeleteItem(place: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => savedItemsApi.remove({ params: { ...paramsOf(place), id } }),
    meta: { failed: t("deleteFailed") },
    onSuccess: async (_done, id) => {
      await client.cancelQueries({ queryKey: savedItemsKey(place) });
      client.setQueriesData<InfiniteData<Page>>({ queryKey: lists(place) }, (known) => known && without(known, id));
      client.setQueryData(savedMarksQuery(place).queryKey, (marks) => marks?.filter((mark) => mark.id !== id));
      void client.invalidateQueries({ queryKey: savedItemsKey(place) });
    },
  });
}

const without = (known: InfiniteData<Page>, id: string): InfiniteData<Page> => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, results: page.results.filter((item) => item.id !== id) })),
});
