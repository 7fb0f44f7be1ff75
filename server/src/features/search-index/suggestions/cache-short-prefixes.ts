import type { SuggestQuery } from "@coldopen/contract/outliers/query";

const MAX_PREFIX_LENGTH = 3;
const MAX_ENTRIES = 20_000;

/** Short prefixes match most titles and are typed by every user. A snapshot never changes, so its responses do not expire. */
export function cacheShortPrefixes<Snapshot extends object, Response>(
  suggest: (snapshot: Snapshot, query: SuggestQuery) => Promise<Response>,
) {
  const caches = new WeakMap<Snapshot, Map<string, Promise<Response>>>();
  const cacheOf = (snapshot: Snapshot) => {
    const cache = caches.get(snapshot) ?? new Map<string, Promise<Response>>();
    caches.set(snapshot, cache);
    return cache;
  };
  return (snapshot: Snapshot, query: SuggestQuery): Promise<Response> => {
    if (query.lookaheadTerm.length > MAX_PREFIX_LENGTH || query.page > 0) return suggest(snapshot, query);
    const cache = cacheOf(snapshot);
    const key = JSON.stringify(query);
    const cached = cache.get(key);
    if (cached) return cached;
    const response = suggest(snapshot, query);
    if (cache.size < MAX_ENTRIES) {
      cache.set(key, response);
      response.catch(() => cache.delete(key));
    }
    return response;
  };
}
