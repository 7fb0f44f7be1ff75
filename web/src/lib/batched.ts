type Waiting<I, O> = { input: I; resolve: (output: O) => void; reject: (cause: unknown) => void };

/** Combines calls of the same tick into batches of at most `most`. */
export function batched<I, O>(
  most: number,
  call: (inputs: readonly I[]) => Promise<readonly O[]>,
): (input: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];

  async function run(lot: readonly Waiting<I, O>[]) {
    try {
      const outputs = await call(lot.map(({ input }) => input));
      lot.forEach(({ resolve, reject }, index) => {
        const output = outputs[index];
        if (output === undefined) reject(new RangeError("Batch returned fewer results than requests"));
        else resolve(output);
      });
    } catch (cause) {
      for (const { reject } of lot) reject(cause);
    }
  }

  function flush() {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) void run(all.slice(from, from + most));
  }

  return (input) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push({ input, resolve, reject });
    });
}
