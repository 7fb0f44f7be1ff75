/** One after the other beyond a few at once. */
export function inTurn<I, O>(work: (input: I) => Promise<O>, atOnce: number): (input: I) => Promise<O> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (input) => {
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
