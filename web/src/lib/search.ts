import { useSearch } from "@tanstack/react-router";
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
