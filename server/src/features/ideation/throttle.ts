const MIN_INTERVAL_MS = 50;

/**
 * Models write faster than people read, and each chunk repeats all words so far: drawing every one of them would block the
 * page. The first chunk of an element and its final one always pass.
 */
export function createThrottle(now: () => number = () => performance.now()) {
  let last = { index: -1, at: 0 };
  return function shouldEmit({ index, isFinal }: { index: number; isFinal: boolean }): boolean {
    const isDue = isFinal || index !== last.index || now() - last.at >= MIN_INTERVAL_MS;
    if (isDue) last = { index, at: now() };
    return isDue;
  };
}
