import { AppError } from "@coldopen/contract/kernel/errors";

const RETRY_AFTER_SECONDS = 10;
/** So many entries of ordinary keys may start in a row while low-priority work waits: it comes later, but it comes. */
const MAX_STARTS_BEFORE_LOW_PRIORITY = 4;

type Options = {
  concurrency: number;
  /** For work whose duration a client decides: no key can take all of the concurrency. */
  maxRunningPerKey?: number;
  maxQueuedPerKey: number;
  maxQueued: number;
  /** The error text of a full queue. */
  refusal?: string;
};
export type QueueRequest = {
  /** Whose turn the work takes, usually an organization's id. */
  key: string;
  signal?: AbortSignal;
  isLowPriority?: boolean;
};
export type FairQueue = {
  /**
   * Runs the work when it is its key's turn. An abort removes it while it waits; once it runs, its own signal ends it.
   * Throws `rate_limited` when the queue of the key, or the whole queue, is full.
   */
  run<T>(request: QueueRequest, work: () => Promise<T>): Promise<T>;
};

type Start = () => void;

/** Entries by key. A map keeps the order of insertion: the first key is next, and moves to the end after its turn. */
function createRotation() {
  const byKey = new Map<string, Start[]>();
  return {
    countOf: (key: string) => byKey.get(key)?.length ?? 0,
    add: (key: string, entry: Start) => {
      const entries = byKey.get(key);
      if (entries) entries.push(entry);
      else byKey.set(key, [entry]);
    },
    remove: (key: string, entry: Start): boolean => {
      const entries = byKey.get(key) ?? [];
      const at = entries.indexOf(entry);
      if (at < 0) return false;
      entries.splice(at, 1);
      if (entries.length === 0) byKey.delete(key);
      return true;
    },
    takeNext: (mayStart: (key: string) => boolean): Start | undefined => {
      const first = [...byKey].find(([key]) => mayStart(key));
      if (!first) return undefined;
      const [key, entries] = first;
      const entry = entries.shift();
      byKey.delete(key);
      if (entries.length > 0) byKey.set(key, entries);
      return entry;
    },
    isEmpty: () => byKey.size === 0,
  };
}

/** Shares a few workers between keys: round robin over the keys that wait, first in, first out within a key. */
export function createFairQueue({
  concurrency,
  maxRunningPerKey = concurrency,
  maxQueuedPerKey,
  maxQueued,
  refusal = "Too much is being generated at the moment. Try again in a few seconds.",
}: Options): FairQueue {
  const ordinary = createRotation();
  const lowPriority = createRotation();
  const runningOf = new Map<string, number>();
  let running = 0;
  let queued = 0;
  let startsBeforeLowPriority = 0;

  const mayStart = (key: string) => (runningOf.get(key) ?? 0) < maxRunningPerKey;
  function countRunning(key: string, change: 1 | -1): void {
    const count = (runningOf.get(key) ?? 0) + change;
    if (count > 0) runningOf.set(key, count);
    else runningOf.delete(key);
  }

  function takeOrdinary(): Start | undefined {
    const start = ordinary.takeNext(mayStart);
    if (start && !lowPriority.isEmpty()) startsBeforeLowPriority++;
    return start;
  }
  function takeLowPriority(): Start | undefined {
    const start = lowPriority.takeNext(mayStart);
    if (start) startsBeforeLowPriority = 0;
    return start;
  }
  const takeNext = (): Start | undefined =>
    startsBeforeLowPriority >= MAX_STARTS_BEFORE_LOW_PRIORITY
      ? (takeLowPriority() ?? takeOrdinary())
      : (takeOrdinary() ?? takeLowPriority());

  function startNext(): void {
    const start = takeNext();
    if (!start) {
      running--;
      return;
    }
    queued--;
    start();
  }

  function waitForTurn({ key, signal, isLowPriority = false }: QueueRequest): Promise<void> {
    const rotation = isLowPriority ? lowPriority : ordinary;
    if (queued >= maxQueued || rotation.countOf(key) >= maxQueuedPerKey)
      throw new AppError("rate_limited", refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener("abort", leave);
        countRunning(key, 1);
        resolve();
      };
      const leave = () => {
        if (!rotation.remove(key, start)) return;
        queued--;
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      rotation.add(key, start);
      queued++;
    });
  }

  return {
    run: async (request, work) => {
      request.signal?.throwIfAborted();
      if (running < concurrency && mayStart(request.key)) {
        running++;
        countRunning(request.key, 1);
      } else await waitForTurn(request);
      try {
        return await work();
      } finally {
        countRunning(request.key, -1);
        startNext();
      }
    },
  };
}
