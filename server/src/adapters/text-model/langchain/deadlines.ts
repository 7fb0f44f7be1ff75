import { ModelError } from "../../model-error.ts";

export type Deadlines = { firstMs: number; idleMs: number };

/** Passes a stream on, but not for longer than its words may take; leaving it ends it at its source. */
export async function* withDeadlines<T>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  { firstMs, idleMs }: Deadlines,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const own = new AbortController();
  const both = AbortSignal.any([signal, own.signal]);
  const aborted = new Promise<never>((_, reject) => {
    both.addEventListener("abort", () => reject(both.reason), { once: true });
  });
  aborted.catch(() => {});
  const within = async <R>(work: Promise<R>, ms: number): Promise<R> => {
    const timer = setTimeout(() => own.abort(new ModelError("The model took too long")), ms);
    work.catch(() => {});
    try {
      return await Promise.race([work, aborted]);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    const stream = (await within(open(both), firstMs))[Symbol.asyncIterator]();
    let next = await within(stream.next(), firstMs);
    while (!next.done) {
      yield next.value;
      next = await within(stream.next(), idleMs);
    }
  } finally {
    own.abort(new ModelError("Stream cancelled by the consumer"));
  }
}
