import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const outliersApi = api(outlierRoutes);

export const outlierQuery = (videoId: string) =>
  queryOptions({
    queryKey: ["outliers", "one", videoId],
    queryFn: ({ signal }) => outliersApi.find({ params: { videoId } }, { signal }),
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
