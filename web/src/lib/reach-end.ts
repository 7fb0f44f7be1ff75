import { useEffect } from "react";

const AHEAD = 10;

export type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => void;
};

/** Asks for the next page while the last rows come near; after a failure it waits to be told. */
export function useReachEnd(lastShown: number, count: number, pages: Pages): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isNear = lastShown >= count - AHEAD;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}
