import { phraseOf } from "@coldopen/contract/outliers/list-query";
import type { SearchBy } from "@coldopen/contract/outliers/query";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import type { Suggested } from "./rows.ts";

const SETTLE_MS = 150;
const TERM_MAX = 100;
const outliersApi = api(outlierRoutes);

const termOf = (text: string) => text.trim().slice(0, TERM_MAX);

const none: Suggested = { titles: [], channels: [] };

type SuggestionOptions = { view: SearchBy; isShorts: boolean; isFuzzy: boolean; isOn: boolean };

/** Suggested titles and channels, page by page. */
export function useSuggestions(typed: string, { view, isShorts, isFuzzy, isOn }: SuggestionOptions) {
  const organizationId = useActiveChannel()?.organizationId;
  // A trailing space is sent: it means that the next word begins.
  const term = termOf(useDebouncedValue(typed, SETTLE_MS));
  const query = useInfiniteQuery({
    queryKey: ["outliers", "suggest", term, isShorts, isFuzzy, organizationId],
    queryFn: ({ pageParam, signal }) =>
      outliersApi.suggest(
        {
          query: {
            lookaheadTerm: phraseOf(term) ?? term,
            ...(phraseOf(term) && { phraseSearch: "true" }),
            ...(isFuzzy && { fuzzy: "true", organizationId }),
            isShorts: isShorts ? "true" : "false",
            page: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ videoTitle, channelName }, _pages, page) =>
      page + 1 < Math.max(videoTitle.numPages, channelName.numPages) ? page + 1 : undefined,
    enabled: isOn && term !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const isMixedPageOnly = view !== "all" && data?.pages.length === 1;
  useEffect(() => {
    if (isMixedPageOnly && hasNextPage && !isFetching) void fetchNextPage();
  }, [isMixedPageOnly, hasNextPage, isFetching, fetchNextPage]);
  const suggested = useMemo<Suggested>(
    () =>
      data
        ? {
            titles: data.pages.flatMap(({ videoTitle }) => videoTitle.results),
            channels: data.pages.flatMap(({ channelName }) => channelName.results),
          }
        : none,
    [data],
  );
  return {
    suggested,
    isLoading: isOn && !data && !query.isError,
    /** Not while the user is typing. */
    isFetching: isFetching,
    /** For the current text, not for an earlier one. */
    isCurrent: term === termOf(typed) && !query.isPlaceholderData,
    isFailed: query.isError,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
