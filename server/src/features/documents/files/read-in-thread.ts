import type { Worker } from "node:worker_threads";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { openThread } from "../../../platform/open-thread.ts";
import { Answer, type Question } from "./conversation.ts";
import { fileError } from "./file-errors.ts";

const HEAP_MB = 256;
/** Limit for the growth of the process: buffers are not part of the heap of a thread. */
const GROWTH_BYTES_MAX = 700 * 1_048_576;
const CHECK_INTERVAL_MS = 50;
const TIME_MS = 20_000;
const IDLE_MS = 60_000;

const tooHeavy = () => fileError("too_large", "This document takes too long to read");

/** People often add several files in a row. */
const idle = new Map<Worker, NodeJS.Timeout>();

function rest(worker: Worker): void {
  // An idle thread must not keep the process alive.
  worker.unref();
  idle.set(worker, setTimeout(() => void worker.terminate(), IDLE_MS).unref());
}

function wake(): Worker | undefined {
  const [found] = idle;
  if (!found) return undefined;
  const [worker] = found;
  forget(worker);
  worker.ref();
  return worker;
}

const forget = (worker: Worker): void => {
  clearTimeout(idle.get(worker));
  idle.delete(worker);
};

function openWorker(): Worker {
  const worker = openThread(import.meta.url, { heapMb: HEAP_MB });
  worker.once("exit", () => forget(worker));
  // The failure of an idle thread has no effect.
  worker.on("error", () => forget(worker));
  return worker;
}

/** Reads a file in a worker thread with limits for time and memory. A thread that exceeds them is terminated and replaced. */
export async function readInThread(
  question: Question,
  { growthBytesMax = GROWTH_BYTES_MAX } = {},
): Promise<RichDocument> {
  const worker = wake() ?? openWorker();
  const answer = await ask(worker, question, growthBytesMax).catch((error: unknown) => {
    void worker.terminate();
    throw error;
  });
  rest(worker);
  if ("document" in answer) return answer.document;
  throw new AppError(answer.code, answer.message, { cause: answer.cause });
}

function ask(worker: Worker, question: Question, growthBytesMax: number): Promise<Answer> {
  const before = process.memoryUsage.rss();
  const over = new AbortController();
  const answer = new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooHeavy()), TIME_MS);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthBytesMax) reject(tooHeavy());
    }, CHECK_INTERVAL_MS);
    const onMessage = (message: unknown) => {
      const { data, error } = Answer.safeParse(message);
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
    worker.postMessage(question, [question.bytes.buffer]);
  });
  return answer.finally(() => over.abort());
}

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
