import path from "node:path";
import { Worker } from "node:worker_threads";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { Answer, type Question } from "./conversation.ts";
import { refuseFile } from "./refuse-file.ts";

const AT_ONCE = 2;
const HEAP_MB = 256;
/** Buffers live outside of the heap: this is how much a file may make the whole process grow. */
const GROWTH_BYTES_MAX = 700 * 1_048_576;
const LOOK_EVERY_MS = 50;
const TIME_MS = 20_000;

const extension = path.extname(import.meta.url);
const entry = new URL(`./worker${extension}`, import.meta.url);
/** While the source runs as it is, a thread needs what lets it read that. */
const fromSource = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;
const start =
  extension === ".ts"
    ? { code: fromSource, options: { eval: true, execArgv: ["--conditions=source"] } }
    : { code: entry, options: { execArgv: [] } };

const tooHeavy = () => refuseFile("too_large", "This document takes too long to read");

/** Reads a file in a thread of its own, which may not take more than its share of time and memory. */
export function readApart(question: Question, { growthBytesMax = GROWTH_BYTES_MAX } = {}): Promise<RichDocument> {
  const worker = new Worker(start.code, {
    ...start.options,
    workerData: question,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  const before = process.memoryUsage.rss();
  return new Promise<RichDocument>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooHeavy()), TIME_MS);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthBytesMax) reject(tooHeavy());
    }, LOOK_EVERY_MS);
    worker.once("exit", () => {
      clearTimeout(timer);
      clearInterval(watch);
      reject(tooHeavy());
    });
    worker.once("error", (error) => reject(isOutOfMemory(error) ? tooHeavy() : error));
    worker.once("message", (message: unknown) => {
      const { data: answer, error } = Answer.safeParse(message);
      if (error) reject(error);
      else if ("document" in answer) resolve(answer.document);
      else reject(new AppError(answer.code, answer.message, { cause: answer.cause }));
    });
  }).finally(() => worker.terminate());
}

const isOutOfMemory = (error: Error) => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** One after the other beyond a few at once. */
export function inTurn<I, O>(work: (input: I) => Promise<O>, atOnce = AT_ONCE): (input: I) => Promise<O> {
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
