import type { z } from "zod";
import { OutlierQuery, OutlierTab } from "./query.ts";

const { page, itemsPerPage, cursor, includeCount, ucid, organizationId, version, source, ...filters } =
  OutlierQuery.shape;
type SavedQuery = Partial<Pick<z.input<typeof OutlierQuery>, keyof typeof filters>>;
export type SavedSearch = { kind: "videos" | "shorts"; source: OutlierTab | undefined; query: SavedQuery };

/** Reads the stored query string of a filter set. Fields that are unknown or invalid are left out, as in the web. */
export function readSavedSearch(search: string): SavedSearch {
  const params = new URLSearchParams(search);
  const values = Object.entries(filters).flatMap(([name, schema]) => {
    const all = params.getAll(name);
    const value = all.length > 1 ? all : all[0];
    return value !== undefined && schema.safeParse(value).success ? [[name, value] as const] : [];
  });
  return {
    kind: params.get("type") === "shorts" ? "shorts" : "videos",
    source: OutlierTab.safeParse(params.get("source")).data,
    query: Object.fromEntries(values),
  };
}
