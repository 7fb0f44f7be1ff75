/** Random numbers from a seed: the same seed gives the same numbers. */
export type SeededRandom = {
  (from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  whole(from: number, to: number): number;
};

export function seededRandom(seed: number): SeededRandom {
  let state = (Math.abs(Math.floor(seed)) % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
  for (let warm = 0; warm < 3; warm++) next();
  const roll = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.min(to, Math.floor(roll(from, to + 1)));
  const pick = <T>(list: readonly [T, ...T[]]): T => list[whole(0, list.length - 1)] ?? list[0];
  return Object.assign(roll, { pick, whole });
}

/** A hash of a text, to derive a seed from words. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
