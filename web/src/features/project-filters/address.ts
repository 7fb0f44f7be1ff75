import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useQueryString } from "../../lib/search.ts";
import { ProjectsSearch } from "./search.ts";

export type ChangeSearch = (change: Partial<Record<keyof ProjectsSearch, unknown>>) => void;

/** The state of the list in its address. */
export function useProjectsSearch(): { search: ProjectsSearch; change: ChangeSearch } {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useQueryString(ProjectsSearch);
  const change = useCallback<ChangeSearch>(
    (parts) =>
      void router.navigate({
        to: pathname,
        search: { ...router.state.location.search, ...parts },
        replace: true,
        resetScroll: true,
      }),
    [router, pathname],
  );
  return { search, change };
}
