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

export const creatorVideosQuery = (ucid: string, { kind, minIndex, sort }: CreatorList) =>
  infiniteQueryOptions({
    queryKey: ["creators", ucid, "list", kind, minIndex ?? null, sort],
    queryFn: ({ pageParam: cursor, signal }) =>
      outliersApi[kind](
        {
          query: {
            channelId: ucid,
            performanceIndexGte: minIndex,
            sortField: sort,
            ...(cursor === undefined ? { includeCount: "true" } : { cursor }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    retry: false,
  });
