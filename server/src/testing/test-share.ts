import { createHash } from "node:crypto";

/**
 * Long tests run in full by `npm run test:hard`. `npm test` sets TEST_SEED, and then each of them runs in one of `parts` runs on
 * average, chosen by the seed: the same seed chooses the same tests again.
 */
export function isInShare(name: string, parts: number): boolean {
  const seed = process.env.TEST_SEED;
  if (seed === undefined) return true;
  return createHash("sha256").update(`${seed}:${name}`).digest().readUInt32BE() % parts === 0;
}
