import { LRUCache } from "lru-cache";

/** The titles of one channel that each new idea is compared with are fewer than this. */
const MAX_TEXTS = 10_000;

/** Reads each text once while it is among the last ones. */
export function cacheByText<Value extends object>(read: (text: string) => Value): (text: string) => Value {
  const cache = new LRUCache<string, Value>({ max: MAX_TEXTS });
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const value = read(text);
    cache.set(text, value);
    return value;
  };
}
