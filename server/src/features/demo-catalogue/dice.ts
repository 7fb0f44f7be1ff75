/** Numbers from 0 to 1 that follow from the words alone, the same on every machine. */
export type Dice = () => number;

export function hashOf(words: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function diceOf(words: string): Dice {
  let state = hashOf(words);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickBy<T>(dice: Dice, items: readonly T[]): T {
  const item = items[Math.floor(dice() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

/** Normal, by Box and Muller. */
export const normal = (dice: Dice): number => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());

/** The place of each of `size` numbers in an order that looks like none; no two share a place. */
export function shuffledPlace(number: number, size: number, salt: number): number {
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
