import { AppError } from "@coldopen/contract/kernel/errors";

const BUSY_SECONDS = 5;

type Line = {
  longest?: number;
  /** After a turn the next one waits so many times as long as that turn took: the rest of the machine is everyone else's. */
  rests?: number;
};

/** One after the other beyond a few at once; where the line has an end, whoever comes behind it is sent away. */
export function inTurn<I, O>(
  work: (input: I) => Promise<O>,
  atOnce: number,
  { longest = Number.POSITIVE_INFINITY, rests = 0 }: Line = {},
): (input: I) => Promise<O> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return async (input) => {
    if (waiting.length >= longest)
      throw new AppError("unavailable", "Too many at once. Try again in a moment.", {
        retryAfterSeconds: BUSY_SECONDS,
      });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    const from = performance.now();
    try {
      return await work(input);
    } finally {
      if (rests > 0) setTimeout(pass, (performance.now() - from) * rests);
      else pass();
    }
  };
}
