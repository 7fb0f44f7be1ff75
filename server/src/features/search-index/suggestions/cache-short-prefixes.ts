import type { SuggestQuery } from "@coldopen/contract/outliers/query";
import { lruMemoize } from "../../../platform/lru-memoize.ts";

const MAX_PREFIX_LENGTH = 3;
const MAX_ENTRIES = 20_000;

/** Short prefixes match most titles and are typed by every user. A snapshot never changes, so its responses do not expire. */
export function cacheShortPrefixes<Snapshot extends object, Response>(
  suggest: (snapshot: Snapshot, query: SuggestQuery) => Promise<Response>,
) {
  const caches = new WeakMap<Snapshot, ReturnType<typeof lruMemoize<Response>>>();
  return (snapshot: Snapshot, query: SuggestQuery): Promise<Response> => {
    if (query.lookaheadTerm.length > MAX_PREFIX_LENGTH || query.page > 0) return suggest(snapshot, query);
    const memoize = caches.get(snapshot) ?? lruMemoize<Response>(MAX_ENTRIES);
    caches.set(snapshot, memoize);
    return memoize(JSON.stringify(query), () => suggest(snapshot, query));
  };
}
