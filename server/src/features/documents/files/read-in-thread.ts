import type { Worker } from "node:worker_threads";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { openThread } from "../../../platform/open-thread.ts";
import { fileError } from "./file-errors.ts";
import { type ParseRequest, ParseResult } from "./worker-messages.ts";

const HEAP_MB = 256;
/** Limit for the growth of the process: buffers are not part of the heap of a thread. */
const MAX_GROWTH_BYTES = 700 * 1_048_576;
const CHECK_INTERVAL_MS = 50;
const TIMEOUT_MS = 20_000;
const IDLE_TIMEOUT_MS = 60_000;

const tooHeavy = () => fileError("too_large", "This document takes too long to read");

/** People often add several files in a row. */
const idle = new Map<Worker, NodeJS.Timeout>();

function releaseWorker(worker: Worker): void {
  // An idle thread must not keep the process alive.
  worker.unref();
  idle.set(worker, setTimeout(() => void worker.terminate(), IDLE_TIMEOUT_MS).unref());
}

function acquireWorker(): Worker | undefined {
  const [found] = idle;
  if (!found) return undefined;
  const [worker] = found;
  removeIdleWorker(worker);
  worker.ref();
  return worker;
}

const removeIdleWorker = (worker: Worker): void => {
  clearTimeout(idle.get(worker));
  idle.delete(worker);
};

function openWorker(): Worker {
  const worker = openThread(import.meta.url, { heapMb: HEAP_MB });
  worker.once("exit", () => removeIdleWorker(worker));
  // The failure of an idle thread has no effect.
  worker.on("error", () => removeIdleWorker(worker));
  return worker;
}

/** Reads a file in a worker thread with limits for time and memory. A thread that exceeds them is terminated and replaced. */
export async function readInThread(
  request: ParseRequest,
  { growthBytesMax = MAX_GROWTH_BYTES } = {},
): Promise<RichDocument> {
  const worker = acquireWorker() ?? openWorker();
  const result = await sendRequest(worker, request, growthBytesMax).catch((error: unknown) => {
    void worker.terminate();
    throw error;
  });
  releaseWorker(worker);
  if ("document" in result) return result.document;
  throw new AppError(result.code, result.message, { cause: result.cause });
}

function sendRequest(worker: Worker, request: ParseRequest, growthBytesMax: number): Promise<ParseResult> {
  const before = process.memoryUsage.rss();
  const over = new AbortController();
  const result = new Promise<ParseResult>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooHeavy()), TIMEOUT_MS);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthBytesMax) reject(tooHeavy());
    }, CHECK_INTERVAL_MS);
    const onMessage = (message: unknown) => {
      const { data, error } = ParseResult.safeParse(message);
      if (error) reject(error);
      else resolve(data);
    };
    const onError = (error: Error) => reject(isOutOfMemory(error) ? tooHeavy() : error);
    const onExit = () => reject(tooHeavy());
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    over.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      clearInterval(watch);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    });
    worker.postMessage(request, [request.bytes.buffer]);
  });
  return result.finally(() => over.abort());
}

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
