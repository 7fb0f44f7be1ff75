/** Runs a computation once per key and keeps the results of the last `max` keys. A failed one is not kept. */
export function lruMemoize<Made>(max: number) {
  const kept = new Map<string, Promise<Made>>();
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const made =
      kept.get(key) ??
      make().catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
    kept.delete(key);
    kept.set(key, made);
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - max))) kept.delete(old);
    return made;
  };
}
