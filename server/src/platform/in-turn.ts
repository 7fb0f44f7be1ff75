import { AppError } from "@coldopen/contract/kernel/errors";

const BUSY_SECONDS = 5;

type Line = {
  longest?: number;
  /** The longest that a call waits for its turn, in milliseconds. */
  waits?: number;
  /** After a turn the next one waits so many times as long as that turn took: the rest of the machine is everyone else's. */
  rests?: number;
  refusal?: () => AppError;
};

const tooMany = () =>
  new AppError("unavailable", "Too many at once. Try again in a moment.", { retryAfterSeconds: BUSY_SECONDS });

/** One after the other beyond a few at once; where the line has an end, whoever comes behind it is sent away. */
export function inTurn<I, O>(
  work: (input: I) => Promise<O>,
  atOnce: number,
  { longest = Number.POSITIVE_INFINITY, waits, rests = 0, refusal = tooMany }: Line = {},
): (input: I) => Promise<O> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(refusal());
      };
      const timer = waits === undefined ? undefined : setTimeout(leave, waits);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(start);
    });
  return async (input) => {
    if (waiting.length >= longest) throw refusal();
    if (running >= atOnce) await turn();
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
