import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { forgetKeywords, primeKeywords } from "../keywords/index.ts";
import { fetchOutliers, type Next, nextOf, type OutlierList } from "./api.ts";

const ASK_AGAIN_MS = 3_000;
/** How many pages out of sight are kept; the others come again when someone returns to them. */
const KEPT_PAGES = 20;
export const pagesKey = ["outliers", "pages"] as const;

/** A place of a list: all that stays of a video whose page was let go. */
export type Spot = { id: string; next: Next | undefined; at: number };
type Spots = { spots: readonly Spot[]; next: Next | undefined; isPreparing: boolean };

const spotsOf = (page: OutlierPage, next: Next | undefined): Spots => ({
  spots: page.results.map(({ id }, at) => ({ id, next, at })),
  next: nextOf(page),
  isPreparing: page.isPreparing === true,
});

/**
 * How a list goes on, as far as someone went; what its pages hold is kept apart.
 * It stays as it is while it is looked at. Failures are shown at once: its page has its own way to try again.
 */
export const outliersQuery = (list: OutlierList) =>
  infiniteQueryOptions({
    queryKey: ["outliers", list.place.organizationId, list.place.channelUcid, "list", list.type, list.asked],
    queryFn: async ({ pageParam: next, signal, client }) => {
      const page = await fetchOutliers(list, { next, signal });
      client.setQueryData(pageQuery(list, next).queryKey, page.results);
      settle(client, list, page.results);
      return spotsOf(page, next);
    },
    initialPageParam: undefined as Next | undefined,
    getNextPageParam: ({ next }: Spots) => next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => isPreparing(state.data?.pages) && ASK_AGAIN_MS,
    meta: { isOfFollowed: list.asked.source === "favorite_channels" },
  });

export const isPreparing = (pages: readonly Spots[] = []): boolean => pages[0]?.isPreparing === true;

const pageQuery = (list: OutlierList, next: Next | undefined) =>
  queryOptions({
    queryKey: [
      ...pagesKey,
      list.place.organizationId,
      list.place.channelUcid,
      list.type,
      list.asked,
      next ?? null,
    ] as const,
    queryFn: async ({ signal, client }) => {
      const { results } = await fetchOutliers(list, { next, signal });
      settle(client, list, results);
      return results;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A page came: its keywords are asked for in one call, whichever of its cards are drawn, and the oldest out of sight make room. */
function settle(client: QueryClient, { place }: OutlierList, videos: readonly OutlierVideo[]): void {
  primeKeywords(client, place.channelUcid, titlesOf(videos));
  const unseen = client.getQueriesData<OutlierVideo[]>({ queryKey: pagesKey, type: "inactive" });
  for (const [queryKey, old = []] of unseen.slice(0, -KEPT_PAGES)) {
    client.removeQueries({ queryKey, exact: true });
    forgetKeywords(client, titlesOf(old));
  }
}

const titlesOf = (videos: readonly OutlierVideo[]) => videos.map(({ title1 }) => title1);

/** The video of a place; one whose page was let go comes again. */
export function useVideoAt(list: OutlierList, { next, at }: Spot) {
  const { data, isError, refetch } = useQuery(pageQuery(list, next));
  const video = data?.[at];
  return { video, isFailed: isError || (data !== undefined && video === undefined), retry: () => void refetch() };
}
