import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { forgetKeywords, primeKeywords } from "../keywords/index.ts";
import { fetchOutliers, type Next, nextOf, type OutlierList } from "./api.ts";

const REFETCH_MS = 3_000;
/** Pages out of view beyond this number are dropped and reloaded on return. */
const MAX_CACHED_PAGES = 20;
export const pagesKey = ["outliers", "pages"] as const;

/** The position of a video in the list, which remains when its page is dropped. */
export type ItemRef = { id: string; next: Next | undefined; at: number };
type ItemRefs = { items: readonly ItemRef[]; next: Next | undefined; isPreparing: boolean };

const itemRefsOf = (page: OutlierPage, next: Next | undefined): ItemRefs => ({
  items: page.results.map(({ id }, at) => ({ id, next, at })),
  next: nextOf(page),
  isPreparing: page.isPreparing === true,
});

/**
 * The order of the list as far as it was loaded; the content of its pages is cached separately.
 * It does not change while it is shown. It fails without retries, since the page has a Retry button.
 */
export const outliersQuery = (list: OutlierList) =>
  infiniteQueryOptions({
    queryKey: ["outliers", list.channel.organizationId, list.channel.channelUcid, "list", list.type, list.queryParams],
    queryFn: async ({ pageParam: next, signal, client }) => {
      const page = await fetchOutliers(list, { next, signal });
      client.setQueryData(pageQuery(list, next).queryKey, page.results);
      onPageLoaded(client, list, page.results);
      return itemRefsOf(page, next);
    },
    initialPageParam: undefined as Next | undefined,
    getNextPageParam: ({ next }: ItemRefs) => next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => isPreparing(state.data?.pages) && REFETCH_MS,
    meta: { isOfFollowed: list.queryParams.source === "favorite_channels" },
  });

export const isPreparing = (pages: readonly ItemRefs[] = []): boolean => pages[0]?.isPreparing === true;

const pageQuery = (list: OutlierList, next: Next | undefined) =>
  queryOptions({
    queryKey: [
      ...pagesKey,
      list.channel.organizationId,
      list.channel.channelUcid,
      list.type,
      list.queryParams,
      next ?? null,
    ] as const,
    queryFn: async ({ signal, client }) => {
      const { results } = await fetchOutliers(list, { next, signal });
      onPageLoaded(client, list, results);
      return results;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Requests the keywords of the page in one call, and drops the oldest pages out of view. */
function onPageLoaded(client: QueryClient, { channel }: OutlierList, videos: readonly OutlierVideo[]): void {
  primeKeywords(client, channel.channelUcid, titlesOf(videos));
  const unseen = client.getQueriesData<OutlierVideo[]>({ queryKey: pagesKey, type: "inactive" });
  for (const [queryKey, old = []] of unseen.slice(0, -MAX_CACHED_PAGES)) {
    client.removeQueries({ queryKey, exact: true });
    forgetKeywords(client, titlesOf(old));
  }
}

const titlesOf = (videos: readonly OutlierVideo[]) => videos.map(({ title1 }) => title1);

/** The video at a position; reloads its page if that was dropped. */
export function useVideo(list: OutlierList, { next, at }: ItemRef) {
  const { data, isError, refetch } = useQuery(pageQuery(list, next));
  const video = data?.[at];
  return { video, isFailed: isError || (data !== undefined && video === undefined), retry: () => void refetch() };
}
