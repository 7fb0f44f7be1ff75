import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FromEye, Outcome, Task, ToEye } from "./messages.ts";

const IDLE_MS = 60_000;
/** Whoever waits for a page goes first. */
const YIELDING = 5;
/** A picture that keeps it busy for longer breaks it: the next one gets a new process. */
const TASK_MS = 40_000;
const here = fileURLToPath(import.meta.url);
const isSource = here.endsWith(".ts");
const file = path.join(path.dirname(here), isSource ? "eye.ts" : "eye.js");

type Job = ToEye & { resolve(outcome: Outcome): void; reject(reason: unknown): void };

/** One process that looks at pictures, one at a time: started when first needed, ended when idle. */
export function eyes({ idleMs = IDLE_MS, niceness = YIELDING, taskMs = TASK_MS } = {}) {
  const waiting: Job[] = [];
  let [count, isClosed] = [0, false];
  let child: ChildProcess | undefined;
  let job: Job | undefined;
  let timer: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    const opened = fork(file, {
      cwd: path.dirname(here),
      execArgv: isSource ? ["--conditions=source", "--import", "tsx"] : [],
      env: { ...process.env, UV_THREADPOOL_SIZE: "1", NODE_OPTIONS: "", EYE_NICENESS: String(niceness) },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    opened.on("message", (message: FromEye) => {
      if (message.id !== job?.id) return;
      const done = job;
      job = undefined;
      if ("outcome" in message) done.resolve(message.outcome);
      else done.reject(new Error(message.failure));
      next();
    });
    opened.on("error", () => opened.kill());
    opened.on("exit", () => {
      clearTimeout(timer);
      if (child === opened) child = undefined;
      job?.reject(new Error("The picture could not be looked at"));
      job = undefined;
      if (!isClosed) next();
    });
    return opened;
  }

  /** An idle process doesn't keep the studio from ending, and goes after a while. */
  function rest(): void {
    child?.unref();
    child?.channel?.unref();
    timer = setTimeout(() => child?.disconnect(), idleMs).unref();
  }

  function next(): void {
    if (job) return;
    clearTimeout(timer);
    job = waiting.shift();
    if (!job) {
      rest();
      return;
    }
    child ??= open();
    child.ref();
    child.channel?.ref();
    const { id, task } = job;
    timer = setTimeout(() => child?.kill("SIGKILL"), taskMs).unref();
    child.send({ id, task } satisfies ToEye);
  }

  return {
    perform: (task: Task, signal: AbortSignal): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        if (signal.aborted || isClosed)
          return reject(signal.aborted ? signal.reason : new Error("The studio is closing"));
        const stop = () => {
          const at = waiting.indexOf(asked);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal.reason);
        };
        const settled = () => signal.removeEventListener("abort", stop);
        const asked: Job = {
          id: count++,
          task,
          resolve: (outcome) => {
            settled();
            resolve(outcome);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
        };
        signal.addEventListener("abort", stop, { once: true });
        waiting.push(asked);
        next();
      }),
    close: async (): Promise<void> => {
      isClosed = true;
      for (const left of waiting.splice(0)) left.reject(new Error("The studio is closing"));
      if (!child) return;
      const gone = once(child, "exit");
      child.ref();
      child.kill("SIGKILL");
      await gone;
    },
  };
}
