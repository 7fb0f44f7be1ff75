import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { z } from "zod";

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [[key, String(one)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** The query of the address parsed by the schema; invalid fields need a `.catch()` there. */
export const useQueryString = <S extends z.ZodType>(schema: S): z.output<S> =>
  schema.parse(useSearch({ strict: false }));

/** Changes fields of the address's query without a new entry in the history. */
export function useChangeQuery<Field extends string>(): (parts: Partial<Record<Field, unknown>>) => void {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  return useCallback(
    (parts) =>
      void router.navigate({
        to: pathname,
        search: { ...router.state.location.search, ...parts },
        replace: true,
        resetScroll: true,
      }),
    [router, pathname],
  );
}
