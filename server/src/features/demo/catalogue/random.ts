/** A seeded random generator. */
export type Random = () => number;

export function hashOf(words: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function randomOf(words: string): Random {
  let state = hashOf(words);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickBy<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Cannot pick from an empty list");
  return item;
}

/** Normally distributed, by the Box-Muller transform. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A pseudo-random permutation of `size` numbers. */
export function permute(number: number, size: number, salt: number): number {
  const bits = Math.max(2, Math.ceil(Math.log2(size)));
  const mask = 2 ** bits - 1;
  const half = Math.ceil(bits / 2);
  let place = number % size;
  do {
    place = (Math.imul(place, 0x2c1b3c6d) + salt) & mask;
    place ^= place >>> half;
    place = Math.imul(place, 0x297a2d39) & mask;
    place ^= place >>> half;
  } while (place >= size);
  return place;
}
