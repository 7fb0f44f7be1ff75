import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import type { StreamEvent } from "./api.ts";

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];
const RETRIED: ReadonlySet<ErrorCode> = new Set(["unavailable", "timed_out", "upstream_failed"]);

export type ResumableStream<T> = {
  open: () => AsyncIterable<StreamEvent<T>>;
  /** Continues after an event, or from the first one if none has arrived. */
  resume: (lastEventId: string | undefined) => AsyncIterable<StreamEvent<T>>;
  isLast: (value: T) => boolean;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * A stream that continues after a lost connection. A stream that closes before its last event counts as lost too. Ends
 * quietly when it is aborted; throws if the server refuses, or can't be reached for too long.
 */
export async function* resumeStream<T>(stream: ResumableStream<T>): AsyncGenerator<T> {
  const { open, resume, isLast, signal, wait = delay } = stream;
  let lastEventId: string | undefined;
  let events = open();
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const { id, value } of events) {
        attempt = 0;
        if (isRepeated(id, lastEventId)) continue;
        lastEventId = id ?? lastEventId;
        yield value;
        if (isLast(value)) return;
      }
    } catch (cause) {
      if (signal.aborted) return;
      if (!isLostConnection(cause)) throw cause;
    }
    const pause = RETRY_DELAYS_MS[attempt];
    if (pause === undefined) throw new AppError("unavailable", "Can't reach the studio. Check your connection.");
    await wait(pause, signal);
    if (signal.aborted) return;
    events = resume(lastEventId);
  }
}

/** Event ids are numbers that grow. */
const isRepeated = (id: string | undefined, last: string | undefined) =>
  id !== undefined && last !== undefined && Number(id) <= Number(last);

/** fetch and its reader reject with a TypeError when the network fails, JSON with a SyntaxError when a line was cut. */
const isLostConnection = (cause: unknown) =>
  cause instanceof TypeError || cause instanceof SyntaxError || (cause instanceof AppError && RETRIED.has(cause.code));

const delay = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    // As soon as the network is back, there is nothing to wait for.
    addEventListener("online", done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      removeEventListener("online", done);
      resolve();
    }
  });
