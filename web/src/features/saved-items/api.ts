import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import {
  type ElementMark,
  SAVED_ITEMS_PAGE_SIZE,
  type SavedItem,
  type SavedItemType,
} from "@coldopen/contract/saved-items/schema";
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { t } from "../../locales/en/saved-items.ts";
import type { SavedItemsFilter } from "./search.ts";

export const savedItemsApi = api(savedItemRoutes);

export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
export const savedItemsKey = ({ organizationId, channelUcid }: ActiveChannel) => [
  "saved-items",
  organizationId,
  channelUcid,
];
const lists = (place: ActiveChannel) => [...savedItemsKey(place), "list"];
const marks = (place: ActiveChannel) => [...savedItemsKey(place), "marks"];
type Page = { results: SavedItem[]; page: { next: string | null } };

/** What carries a heart: videos by their id, all else by what it says or shows. */
export const savedMarksQuery = (place: ActiveChannel, type: SavedItemType) =>
  queryOptions({
    queryKey: [...marks(place), type],
    queryFn: async ({ signal }): Promise<ElementMark[]> => {
      const params = paramsOf(place);
      if (type !== "outliers")
        return (await savedItemsApi.elementMarks({ params, query: { type } }, { signal })).results;
      const { results } = await savedItemsApi.marks({ params }, { signal });
      return results.map(({ id, outliersVideoId }) => ({ id, content: outliersVideoId }));
    },
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
      client.setQueriesData<ElementMark[]>({ queryKey: marks(place) }, (known) =>
        known?.filter((mark) => mark.id !== id),
      );
      void client.invalidateQueries({ queryKey: savedItemsKey(place) });
    },
  });
}

const without = (known: InfiniteData<Page>, id: string): InfiniteData<Page> => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, results: page.results.filter((item) => item.id !== id) })),
});
