import { createHash } from "node:crypto";

const MAX_SEED = 2 ** 31;

/** The same parts give the same seed on every machine. */
export const seedOf = (...parts: readonly (string | number)[]): number =>
  Number.parseInt(createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 8), 16) % MAX_SEED;

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
