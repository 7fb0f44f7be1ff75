import process from "node:process";
import { lowerPriority } from "./lower-priority.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The worker's side of a pool: runs the tasks it receives and replies with the result or the error. */
export function serveTasks<Task, Result>(perform: (task: Task, signal: AbortSignal) => Promise<Result>): void {
  const running = new Map<number, AbortController>();
  const send = (message: FromWorker<Result>) => process.send?.(message);

  lowerPriority(Number(process.env.WORKER_NICENESS ?? 0));
  process.on("message", (message: ToWorker<Task>) => {
    if ("cancel" in message) running.get(message.cancel)?.abort();
    else void run(message.id, message.task);
  });
  process.on("disconnect", () => process.exit(0));
  // The parent decides when a worker ends, but Ctrl+C reaches the whole process group.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

  async function run(id: number, task: Task): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      send({ id, result: await perform(task, stop.signal) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  }
}
