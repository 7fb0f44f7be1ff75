import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FromWorker, ToWorker } from "./messages.ts";

const IDLE_MS = 60_000;

export type WorkerPool<Task, Result> = {
  run(task: Task, signal: AbortSignal): Promise<Result>;
  close(): Promise<void>;
};
type Options = {
  /** The worker's module, which calls `serveTasks`; a TypeScript file when running from source. */
  file: URL;
  /** Maximum number of processes. */
  size: number;
  /** Niceness of the workers, so that processes that serve requests have priority. */
  niceness: number;
  /** An idle process ends after this time. */
  idleMs?: number | undefined;
  /** A task that takes longer ends its process; the next task gets a new one. */
  taskTimeoutMs?: number | undefined;
};
type Job<Task, Result> = { id: number; task: Task; resolve(result: Result): void; reject(reason: unknown): void };
type Worker<Task, Result> = {
  child: ChildProcess;
  job: Job<Task, Result> | undefined;
  timer: NodeJS.Timeout | undefined;
};

/** A pool of processes that run one task at a time. They are started on demand and ended when idle. */
export function createWorkerPool<Task, Result>({
  file,
  size,
  niceness,
  idleMs = IDLE_MS,
  taskTimeoutMs,
}: Options): WorkerPool<Task, Result> {
  const program = fileURLToPath(file);
  const isSource = program.endsWith(".ts");
  const workers = new Set<Worker<Task, Result>>();
  const waiting: Job<Task, Result>[] = [];
  let [count, isClosed] = [0, false];

  const send = ({ child }: Worker<Task, Result>, message: ToWorker<Task>) => child.connected && child.send(message);

  function start(): Worker<Task, Result> {
    const child = fork(program, {
      cwd: path.dirname(program),
      execArgv: isSource ? ["--conditions=source", "--import", "tsx"] : [],
      env: { ...process.env, UV_THREADPOOL_SIZE: "1", NODE_OPTIONS: "", WORKER_NICENESS: String(niceness) },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const worker: Worker<Task, Result> = { child, job: undefined, timer: undefined };
    workers.add(worker);
    child.on("message", (message: FromWorker<Result>) => finish(worker, message));
    child.on("error", () => child.kill());
    child.on("exit", () => {
      workers.delete(worker);
      clearTimeout(worker.timer);
      worker.job?.reject(new Error("Worker process ended before its task was done"));
      if (!isClosed) assign();
    });
    return worker;
  }

  function finish(worker: Worker<Task, Result>, message: FromWorker<Result>): void {
    const { job } = worker;
    if (job?.id !== message.id) return;
    clearTimeout(worker.timer);
    worker.job = undefined;
    if ("result" in message) job.resolve(message.result);
    else job.reject(new Error(message.failure));
    assign();
    if (!worker.job) rest(worker);
  }

  /** An idle worker must not keep the parent process alive. */
  function rest(worker: Worker<Task, Result>): void {
    worker.child.unref();
    worker.child.channel?.unref();
    worker.timer = setTimeout(() => worker.child.disconnect(), idleMs).unref();
  }

  function assign(): void {
    while (waiting.length > 0) {
      const free =
        [...workers].find(({ job, child }) => !job && child.connected) ?? (workers.size < size ? start() : undefined);
      const job = free && waiting.shift();
      if (!free || !job) return;
      clearTimeout(free.timer);
      free.job = job;
      free.child.ref();
      free.child.channel?.ref();
      if (taskTimeoutMs !== undefined) free.timer = setTimeout(() => free.child.kill("SIGKILL"), taskTimeoutMs).unref();
      send(free, { id: job.id, task: job.task });
    }
  }

  function cancel(job: Job<Task, Result>): void {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    const worker = [...workers].find((one) => one.job === job);
    if (worker) send(worker, { cancel: job.id });
  }

  return {
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted || isClosed)
          return reject(signal.aborted ? signal.reason : new Error("Worker pool is closed"));
        const settled = () => signal.removeEventListener("abort", stop);
        const job: Job<Task, Result> = {
          id: count++,
          task,
          resolve: (result) => {
            settled();
            resolve(result);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
        };
        const stop = () => {
          cancel(job);
          job.reject(signal.reason);
        };
        signal.addEventListener("abort", stop, { once: true });
        waiting.push(job);
        assign();
      }),
    close: async () => {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new Error("Worker pool is closed"));
      await Promise.all(
        [...workers].map(async ({ child }) => {
          const gone = once(child, "exit");
          child.ref();
          child.kill("SIGKILL");
          await gone;
        }),
      );
    },
  };
}
