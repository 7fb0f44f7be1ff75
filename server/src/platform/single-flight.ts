type Work<T> = { done: Promise<T>; waiting: number; stop: AbortController };

/** Runs one computation per key for all concurrent callers; aborted when the last caller has left. */
export function singleFlight<T>() {
  const underWay = new Map<string, Work<T>>();

  function start(key: string, run: (signal: AbortSignal) => Promise<T>): Work<T> {
    const stop = new AbortController();
    const work: Work<T> = { done: run(stop.signal).finally(() => end(key, work)), waiting: 0, stop };
    underWay.set(key, work);
    return work;
  }

  function end(key: string, work: Work<T>): void {
    if (underWay.get(key) === work) underWay.delete(key);
  }

  return async (key: string, signal: AbortSignal, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const work = underWay.get(key) ?? start(key, run);
    work.waiting++;
    const leave = () => {
      work.waiting--;
      if (work.waiting > 0) return;
      end(key, work);
      work.stop.abort();
    };
    signal.addEventListener("abort", leave, { once: true });
    return work.done.finally(() => signal.removeEventListener("abort", leave));
  };
}
