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
const lists = (channel: ActiveChannel) => [...savedItemsKey(channel), "list"];
const marks = (channel: ActiveChannel) => [...savedItemsKey(channel), "marks"];
type Page = { results: SavedItem[]; page: { next: string | null } };

/** Which items are saved: videos by id, all others by content. */
export const savedMarksQuery = (channel: ActiveChannel, type: SavedItemType) =>
  queryOptions({
    queryKey: [...marks(channel), type],
    queryFn: async ({ signal }): Promise<ElementMark[]> => {
      const params = paramsOf(channel);
      if (type !== "outliers")
        return (await savedItemsApi.elementMarks({ params, query: { type } }, { signal })).results;
      const { results } = await savedItemsApi.marks({ params }, { signal });
      return results.map(({ id, outliersVideoId }) => ({ id, content: outliersVideoId }));
    },
  });

export const savedItemsQuery = (channel: ActiveChannel, filter: SavedItemsFilter) =>
  infiniteQueryOptions({
    queryKey: [...lists(channel), filter],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      savedItemsApi.list(
        {
          params: paramsOf(channel),
          query: { ...filter, pageSize: SAVED_ITEMS_PAGE_SIZE, ...(pageParam && { page: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next ?? undefined,
  });

/** Removes the item from every list once the server has deleted it. */
export function useDeleteItem(channel: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => savedItemsApi.remove({ params: { ...paramsOf(channel), id } }),
    meta: { failed: t("deleteFailed") },
    onSuccess: async (_done, id) => {
      await client.cancelQueries({ queryKey: savedItemsKey(channel) });
      client.setQueriesData<InfiniteData<Page>>({ queryKey: lists(channel) }, (known) => known && without(known, id));
      client.setQueriesData<ElementMark[]>({ queryKey: marks(channel) }, (known) =>
        known?.filter((mark) => mark.id !== id),
      );
      void client.invalidateQueries({ queryKey: savedItemsKey(channel) });
    },
  });
}

const without = (known: InfiniteData<Page>, id: string): InfiniteData<Page> => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, results: page.results.filter((item) => item.id !== id) })),
});
