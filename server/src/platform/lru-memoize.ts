/** What is made once for each key, and kept as long as it is among the last that were asked for. What fails is forgotten. */
export function remembered<Made>(atMost: number) {
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
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - atMost))) kept.delete(old);
    return made;
  };
}
