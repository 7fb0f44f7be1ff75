import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import process from "node:process";

const threadsOf = (): number[] =>
  process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];

/** On Linux niceness is per thread, and the threads that do the work already run, so it is set for every thread. */
export function lowerPriority(niceness: number): void {
  for (const thread of threadsOf())
    try {
      setPriority(thread, niceness);
    } catch {
      // Not permitted on every system, or the thread has ended: the work continues at normal priority.
    }
}
