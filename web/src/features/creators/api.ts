import { creatorRoutes } from "@coldopen/contract/creators/routes";
import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const creatorsApi = api(creatorRoutes);
const outliersApi = api(outlierRoutes);

export type VideoKind = "videos" | "shorts";

export const creatorQuery = (ucid: string, kind: VideoKind) =>
  queryOptions({
    queryKey: ["creators", ucid, kind],
    queryFn: ({ signal }) => creatorsApi.read({ params: { ucid }, query: { kind } }, { signal }),
    retry: false,
  });

export type CreatorList = { kind: VideoKind; minIndex: number | undefined; sort: OutlierSortField };

type FetchVideosOptions = {
  signal: AbortSignal;
  next?: { cursor: string } | { page: number } | undefined;
  itemsPerPage?: number;
};

export const fetchCreatorVideos = (
  ucid: string,
  { kind, minIndex, sort }: CreatorList,
  { signal, next, itemsPerPage }: FetchVideosOptions,
) =>
  outliersApi[kind](
    {
      query: {
        channelId: ucid,
        performanceIndexGte: minIndex,
        sortField: sort,
        ...(next ?? { includeCount: "true" }),
        ...(itemsPerPage !== undefined && { itemsPerPage }),
      },
    },
    { signal },
  );

export const creatorVideosQuery = (ucid: string, list: CreatorList) =>
  infiniteQueryOptions({
    queryKey: ["creators", ucid, "list", list.kind, list.minIndex ?? null, list.sort],
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchCreatorVideos(ucid, list, { signal, ...(cursor !== undefined && { next: { cursor } }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    retry: false,
  });
