import { SearchBy } from "@coldopen/contract/outliers/query";
import { SuggestedChannel } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

const RECENTS_KEPT = 10;

const RecentSearch = z.object({
  timestamp: z.number(),
  uuid: z.uuid(),
  search_term: z.string(),
  type: SearchBy,
  /** Of a picked title. */
  language: z.string().nullable().optional(),
  ...SuggestedChannel.partial().shape,
});
export type RecentSearch = z.infer<typeof RecentSearch>;

export const recentSearches = persisted("studio-recent-searches", z.array(RecentSearch));

const isSame = (a: RecentSearch, b: RecentSearch) =>
  a.ucid || b.ucid
    ? a.ucid === b.ucid
    : a.type === b.type && a.search_term.toLowerCase() === b.search_term.toLowerCase();

/** Newest first, without duplicates, up to the maximum. */
export const withRecent = (list: readonly RecentSearch[], recent: RecentSearch): RecentSearch[] =>
  [recent, ...list.filter((other) => !isSame(other, recent))].slice(0, RECENTS_KEPT);

export const without = (list: readonly RecentSearch[], uuid: string): RecentSearch[] =>
  list.filter((recent) => recent.uuid !== uuid);

/** The latest searches while nothing is typed, then those that contain the text. */
export function recentsFor(list: readonly RecentSearch[], typed: string): readonly RecentSearch[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return list.slice(0, 6);
  return list.filter(({ search_term }) => search_term.toLowerCase().includes(wanted)).slice(0, 2);
}
