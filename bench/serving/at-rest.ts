import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_MS = 3_000;
const BUSY_SHARE = 0.15;
const LONGEST_MS = 180_000;

const spent = () => {
  const all = cpus().map(({ times }) => times);
  const idle = all.reduce((sum, times) => sum + times.idle, 0);
  return { idle, whole: all.flatMap((times) => Object.values(times)).reduce((sum, part) => sum + part, 0) };
};

/** Waits until the machine is idle, with a time limit. */
export async function untilAtRest(): Promise<void> {
  for (const from = Date.now(); Date.now() - from < LONGEST_MS; ) {
    const before = spent();
    await sleep(LOOK_MS);
    const after = spent();
    if (1 - (after.idle - before.idle) / (after.whole - before.whole) < BUSY_SHARE) return;
  }
}
