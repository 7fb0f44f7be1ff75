import { createHash } from "node:crypto";

/**
 * Long tests run in full by `npm run test:hard`. `npm test` sets TEST_SEED, and then one in `parts` of the items is taken, rounded up
 * and chosen by the seed: the same seed chooses the same items again.
 */
export function takeShare<T>(items: readonly T[], parts: number, nameOf: (item: T) => string): T[] {
  const seed = process.env.TEST_SEED;
  if (seed === undefined) return [...items];
  const rank = (item: T) =>
    createHash("sha256")
      .update(`${seed}:${nameOf(item)}`)
      .digest()
      .readUInt32BE();
  const chosen = items.toSorted((one, other) => rank(one) - rank(other)).slice(0, Math.ceil(items.length / parts));
  return items.filter((item) => chosen.includes(item));
}
