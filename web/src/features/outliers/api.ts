import type { OutlierQueryParams } from "@coldopen/contract/outliers/list-query";
import type { NearestQuery } from "@coldopen/contract/outliers/query";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import type { VideoType } from "./search.ts";

const LIST_TIMEOUT_MS = 10_000;
const outliersApi = api(outlierRoutes);

/** Pages continue from the last row by cursor; page numbers are the fallback without one. */
export type Next = { page: number } | { cursor: string };
export type OutlierList = { channel: ActiveChannel; type: VideoType; queryParams: OutlierQueryParams };
type Fetch = { next?: Next | undefined; itemsPerPage?: number; signal?: AbortSignal };

export const fetchOutliers = ({ channel, type, queryParams }: OutlierList, given: Fetch = {}) =>
  outliersApi[type](
    {
      query: {
        ...queryParams,
        ucid: channel.channelUcid,
        organizationId: channel.organizationId,
        ...given.next,
        ...(given.itemsPerPage && { itemsPerPage: given.itemsPerPage }),
      },
    },
    { timeoutMs: LIST_TIMEOUT_MS, ...(given.signal && { signal: given.signal }) },
  );

export type OutlierPage = Awaited<ReturnType<typeof fetchOutliers>>;

export const nextOf = (page: OutlierPage): Next | undefined => {
  if (!page.hasNext) return undefined;
  return page.nextCursor ? { cursor: page.nextCursor } : { page: page.page + 1 };
};

export const nearestQuery = (query: z.input<typeof NearestQuery>) =>
  queryOptions({
    queryKey: ["outliers", "nearest", query],
    queryFn: async ({ signal }) => (await outliersApi.nearest({ query }, { signal })).results,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

export const filterSetsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["outliers", channel.organizationId, channel.channelUcid, "filter-sets"],
    queryFn: async ({ signal }) => (await outliersApi.filterSets({ params: paramsOf(channel) }, { signal })).results,
  });

/** How many videos of each set are new since the person opened it. */
export const filterSetNewsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["outliers", channel.organizationId, channel.channelUcid, "filter-set-news"],
    queryFn: async ({ signal }) => {
      const { results } = await outliersApi.filterSetNews({ params: paramsOf(channel) }, { signal });
      return new Map(results.map(({ id, count }) => [id, count]));
    },
    retry: false,
  });

export function useVisitFilterSet(channel: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => outliersApi.visitFilterSet({ params: { ...paramsOf(channel), id } }),
    meta: { failed: false },
    onSettled: () => client.invalidateQueries({ queryKey: filterSetNewsQuery(channel).queryKey }),
  });
}

export function useFilterSets(channel: ActiveChannel, texts: { saveFailed: string; removeFailed: string }) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: filterSetsQuery(channel).queryKey });
  const save = useMutation({
    mutationFn: (body: { name: string; search: string }) =>
      outliersApi.saveFilterSet({ params: paramsOf(channel), body }),
    meta: { failed: texts.saveFailed },
    onSuccess: refetch,
  });
  const remove = useMutation({
    mutationFn: (id: string) => outliersApi.removeFilterSet({ params: { ...paramsOf(channel), id } }),
    meta: { failed: texts.removeFailed },
    onSettled: refetch,
  });
  return { save, remove };
}
