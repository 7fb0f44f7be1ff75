import { LRUCache } from "lru-cache";

/** Runs a computation once per key and keeps the results of the last `max` keys, for at most `ttlMs`. Failures are not cached. */
export function lruMemoize<Value>(max: number, { ttlMs = 0 }: { ttlMs?: number } = {}) {
  const cache = new LRUCache<string, Promise<Value>>({ max, ttl: ttlMs });
  return (key: string, compute: () => Promise<Value>): Promise<Value> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const value = compute();
    cache.set(key, value);
    value.catch(() => {
      if (cache.peek(key) === value) cache.delete(key);
    });
    return value;
  };
}
