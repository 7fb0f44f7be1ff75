import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import type { Asked } from "./asked.ts";
import type { VideoType } from "./search.ts";

const LIST_TIMEOUT_MS = 10_000;
const outliersApi = api(outlierRoutes);

/** A deep list goes on from its last row; a page number is only for servers that give none. */
export type Next = { page: number } | { cursor: string };
/** Whose list it is, of what kind, and what it is asked for. */
export type OutlierList = { place: ActiveChannel; type: VideoType; asked: Asked };
type Fetch = { next?: Next | undefined; itemsPerPage?: number; signal?: AbortSignal };

export const fetchOutliers = ({ place, type, asked }: OutlierList, given: Fetch = {}) =>
  outliersApi[type](
    {
      query: {
        ...asked,
        ucid: place.channelUcid,
        organizationId: place.organizationId,
        ...given.next,
        ...(given.itemsPerPage && { itemsPerPage: given.itemsPerPage }),
      },
    },
    { timeoutMs: LIST_TIMEOUT_MS, ...(given.signal && { signal: given.signal }) },
  );

export const nextOf = (page: Awaited<ReturnType<typeof fetchOutliers>>): Next | undefined => {
  if (!page.hasNext) return undefined;
  return page.nextCursor ? { cursor: page.nextCursor } : { page: page.page + 1 };
};

const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

export const filterSetsQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: ["outliers", place.organizationId, place.channelUcid, "filter-sets"],
    queryFn: async ({ signal }) => (await outliersApi.filterSets({ params: paramsOf(place) }, { signal })).results,
  });

export function useFilterSets(place: ActiveChannel, texts: { saveFailed: string; removeFailed: string }) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: filterSetsQuery(place).queryKey });
  const save = useMutation({
    mutationFn: (body: { name: string; search: string }) =>
      outliersApi.saveFilterSet({ params: paramsOf(place), body }),
    meta: { failed: texts.saveFailed },
    onSuccess: refetch,
  });
  const remove = useMutation({
    mutationFn: (id: string) => outliersApi.removeFilterSet({ params: { ...paramsOf(place), id } }),
    meta: { failed: texts.removeFailed },
    onSettled: refetch,
  });
  return { save, remove };
}
