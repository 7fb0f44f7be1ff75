import { useSearch } from "@tanstack/react-router";
import type { z } from "zod";

type Search = Record<string, string | string[]>;

/** Query values stay strings, since a number in a link may be a token; schemas convert them. */
export function parseSearch(text: string): Search {
  const search: Search = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const known = search[key];
    search[key] = known === undefined ? value : [known, value].flat();
  }
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [[key, String(one)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** The query of the address parsed by the schema; invalid fields need a `.catch()` there. */
export const useQueryString = <S extends z.ZodType>(schema: S): z.output<S> =>
  schema.parse(useSearch({ strict: false }));
