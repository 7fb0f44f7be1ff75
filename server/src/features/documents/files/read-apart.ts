import type { Worker } from "node:worker_threads";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { openThread } from "../../../platform/open-thread.ts";
import { Answer, type Question } from "./conversation.ts";
import { refuseFile } from "./refuse-file.ts";

const HEAP_MB = 256;
/** Buffers live outside of the heap: this is how much a file may make the whole process grow. */
const GROWTH_BYTES_MAX = 700 * 1_048_576;
const CHECK_INTERVAL_MS = 50;
const TIME_MS = 20_000;
const IDLE_MS = 60_000;

const tooHeavy = () => refuseFile("too_large", "This document takes too long to read");

/** Whoever adds one file often adds another. */
const idle = new Map<Worker, NodeJS.Timeout>();

function rest(worker: Worker): void {
  // A thread that waits for the next file must not keep the process.
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
  // An idle one that breaks is gone, and that is all.
  worker.on("error", () => forget(worker));
  return worker;
}

/** Reads a file in a thread apart, which may not take more than its share of time and memory: else it is ended, and the next gets a new one. */
export async function readApart(question: Question, { growthBytesMax = GROWTH_BYTES_MAX } = {}): Promise<RichDocument> {
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
    const told = (message: unknown) => {
      const { data, error } = Answer.safeParse(message);
      if (error) reject(error);
      else resolve(data);
    };
    const broke = (error: Error) => reject(isOutOfMemory(error) ? tooHeavy() : error);
    const ended = () => reject(tooHeavy());
    worker.on("message", told).on("error", broke).on("exit", ended);
    over.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      clearInterval(watch);
      worker.off("message", told).off("error", broke).off("exit", ended);
    });
    worker.postMessage(question, [question.bytes.buffer]);
  });
  return answer.finally(() => over.abort());
}

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
