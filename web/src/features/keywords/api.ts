import { keywordRoutes } from "@coldopen/contract/keywords/routes";
import type { PowerKeyword } from "@coldopen/contract/keywords/schema";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { batched } from "../../lib/batched.ts";

const keywordsApi = api(keywordRoutes);
const TITLES_A_CALL = 100;
const TITLE_MAX = 300;

export type Matched = { keywords: readonly PowerKeyword[]; videos: number; months: number };

/** The lift of a word depends on the category of the channel. */
const matchers = new Map<string, (title: string) => Promise<Matched>>();

function matcherOf(ucid: string) {
  const known = matchers.get(ucid);
  if (known) return known;
  const matcher = batched(TITLES_A_CALL, async (titles: readonly string[]): Promise<Matched[]> => {
    const { titles: found, ...size } = await keywordsApi.match({
      query: { ucid },
      body: { inputSentence: titles.map((title) => title.slice(0, TITLE_MAX)) },
    });
    return titles.map((_, index) => ({ keywords: found[index]?.keywords ?? [], ...size }));
  });
  matchers.set(ucid, matcher);
  return matcher;
}

export const keywordsQuery = (ucid: string, title: string) =>
  queryOptions({
    queryKey: ["keywords", ucid, title],
    queryFn: () => matcherOf(ucid)(title),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: title.trim() !== "",
  });

/** Requests the keywords of a page of titles before its first title renders. */
export function primeKeywords(client: QueryClient, ucid: string, titles: readonly string[]): void {
  for (const title of titles) if (title.trim() !== "") void client.prefetchQuery(keywordsQuery(ucid, title));
}

/** Drops the keywords of titles that are no longer shown. */
export function forgetKeywords(client: QueryClient, titles: readonly string[]): void {
  const forgotten = new Set<unknown>(titles);
  client.removeQueries({
    queryKey: ["keywords"],
    type: "inactive",
    predicate: ({ queryKey: [, , title] }) => forgotten.has(title),
  });
}
