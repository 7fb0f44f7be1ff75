const WORDS_EVERY_MS = 50;

/**
 * Models write faster than anyone reads, and each piece carries all words so far: drawing every one of them would hold
 * up whoever types meanwhile. The first words of an idea and the whole of it are always due.
 */
export function pace(now: () => number = () => performance.now()) {
  let last = { index: -1, at: 0 };
  return ({ index, isWhole }: { index: number; isWhole: boolean }): boolean => {
    const isDue = isWhole || index !== last.index || now() - last.at >= WORDS_EVERY_MS;
    if (isDue) last = { index, at: now() };
    return isDue;
  };
}
