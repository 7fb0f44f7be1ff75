import { AppError } from "@coldopen/contract/kernel/errors";

const RETRY_AFTER_SECONDS = 5;

type Limits = {
  /** Calls beyond this many in the queue are refused. */
  maxQueue?: number;
  /** A call that waits longer than this is refused. */
  maxWaitMs?: number;
  refusal?: () => AppError;
};

const tooManyCalls = () =>
  new AppError("unavailable", "Too many at once. Try again in a moment.", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Runs at most `maxConcurrent` calls at once; the others queue in order of arrival. */
export function limitConcurrency<I, O>(
  work: (input: I) => Promise<O>,
  maxConcurrent: number,
  { maxQueue = Number.POSITIVE_INFINITY, maxWaitMs, refusal = tooManyCalls }: Limits = {},
): (input: I) => Promise<O> {
  let running = 0;
  const queue: (() => void)[] = [];
  const releaseSlot = () => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(refusal());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(start);
    });
  return async (input) => {
    if (queue.length >= maxQueue) throw refusal();
    if (running >= maxConcurrent) await waitForSlot();
    else running++;
    try {
      return await work(input);
    } finally {
      releaseSlot();
    }
  };
}
