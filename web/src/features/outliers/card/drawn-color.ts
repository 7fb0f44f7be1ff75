import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { type QueryClient, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

const catalogueApi = api(catalogueRoutes);

const colorQuery = (videoId: string) =>
  queryOptions<string>({ queryKey: ["drawn-color", videoId], queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });

/** Requests the colours of a page's drawn pictures in one call. They are decoration, so a failure is ignored. */
export async function primeColors(client: QueryClient, videos: readonly OutlierVideo[]): Promise<void> {
  const unknown = videos.filter(
    ({ thumb, videoId }) => drawnFileOf(thumb) && client.getQueryData(colorQuery(videoId).queryKey) === undefined,
  );
  if (unknown.length === 0) return;
  const query = { videoId: unknown.map(({ videoId }) => videoId) };
  const found = await catalogueApi.colors({ query }).catch(() => undefined);
  for (const { videoId, color } of found?.results ?? []) client.setQueryData(colorQuery(videoId).queryKey, color);
}

export const useDrawnColor = (videoId: string): string | undefined => useQuery(colorQuery(videoId)).data;
