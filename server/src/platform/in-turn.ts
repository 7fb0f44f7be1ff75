import { AppError } from "@coldopen/contract/kernel/errors";

const BUSY_SECONDS = 5;

/** One after the other beyond a few at once; where the line has an end, whoever comes behind it is sent away. */
export function inTurn<I, O>(
  work: (input: I) => Promise<O>,
  atOnce: number,
  longestLine = Number.POSITIVE_INFINITY,
): (input: I) => Promise<O> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (input) => {
    if (waiting.length >= longestLine)
      throw new AppError("unavailable", "Too many at once. Try again in a moment.", {
        retryAfterSeconds: BUSY_SECONDS,
      });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work(input);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
