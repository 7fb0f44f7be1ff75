import type { Likeness } from "@coldopen/contract/outliers/query";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** Pictures of candidates may have to be drawn first. */
const MORE_TIMEOUT_MS = 20_000;
const outliersApi = api(outlierRoutes);

export const outlierQuery = (videoId: string) =>
  queryOptions({
    queryKey: ["outliers", "one", videoId],
    queryFn: ({ signal }) => outliersApi.find({ params: { videoId } }, { signal }),
  });

export const moreLikeQuery = (videoId: string, by: Likeness) =>
  queryOptions({
    queryKey: ["outliers", "more", videoId, by],
    queryFn: async ({ signal }) =>
      (await outliersApi.moreLike({ params: { videoId }, query: { by } }, { signal, timeoutMs: MORE_TIMEOUT_MS }))
        .results,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const changesQuery = (videoId: string) =>
  queryOptions({
    queryKey: ["outliers", "changes", videoId],
    queryFn: async ({ signal }) => (await outliersApi.changes({ params: { videoId } }, { signal })).results,
    retry: false,
  });

export const subscribersQuery = (ucid: string) =>
  queryOptions({
    queryKey: ["outliers", "subscribers", ucid],
    queryFn: async ({ signal }) => (await outliersApi.subscribers({ params: { ucid } }, { signal })).subscribers,
    retry: false,
  });

/** Puts a video of a list into the cache, so that its details open without loading. */
export const cacheOutlier = (client: QueryClient, video: OutlierVideo) =>
  client.setQueryData(outlierQuery(video.videoId).queryKey, video);
