import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useQueryString } from "../../lib/search.ts";
import { SavedItemsSearch } from "./search.ts";

export type ChangeSearch = (change: Partial<Record<keyof SavedItemsSearch, unknown>>) => void;

/** The state of the page in its address. */
export function useSavedItemsAddress(): { search: SavedItemsSearch; change: ChangeSearch } {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useQueryString(SavedItemsSearch);
  const change = useCallback<ChangeSearch>(
    (parts) =>
      void router.navigate({ to: pathname, search: { ...router.state.location.search, ...parts }, replace: true }),
    [router, pathname],
  );
  return { search, change };
}
