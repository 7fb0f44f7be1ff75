import { readdirSync } from "node:fs";
import { setPriority } from "node:os";
import process from "node:process";

const threadsOf = (): number[] =>
  process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];

/** Lowers the priority of this whole process. On Linux each thread has its own, and those that do the work are there before we are. */
export function lowerPriority(niceness: number): void {
  for (const thread of threadsOf())
    try {
      setPriority(thread, niceness);
    } catch {
      // Not allowed everywhere, or gone already; the work is then done at the usual priority.
    }
}
