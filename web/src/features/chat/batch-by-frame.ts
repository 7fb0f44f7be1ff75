const HIDDEN_DELAY_MS = 250;

/** Collects items and passes them on once for each animation frame. Hidden pages have no frames: a timer replaces them. */
export function batchByFrame<T>(apply: (items: readonly T[]) => void) {
  let waiting: T[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    apply(items);
  };
  return {
    add(item: T) {
      if (waiting.push(item) > 1) return;
      if (document.hidden) setTimeout(flush, HIDDEN_DELAY_MS);
      else requestAnimationFrame(flush);
    },
    flush,
  };
}
