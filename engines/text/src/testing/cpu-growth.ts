import { readFileSync } from "node:fs";

const OWN_TIME = "/proc/thread-self/schedstat";
const MS_NS = 1_000_000;

/** CPU time of this thread, since other threads and processes run at the same time. Of the process if not on Linux. */
export const cpuMs = (): number => {
  try {
    return Number(readFileSync(OWN_TIME, "utf8").split(" ", 1)[0]) / MS_NS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
};

/** Four times the length costs four times as much in linear time and sixteen times as much in quadratic time. */
const LONGER = 4;
const GROWS_AT_MOST = 9;
const TIMES = 3;

async function costOf(work: () => unknown): Promise<number> {
  const start = cpuMs();
  await work();
  return cpuMs() - start;
}

async function leastOf(work: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < TIMES; time++) costs.push(await costOf(work));
  return Math.min(...costs);
}

/** Whether the cost of a text grows faster than its length. Costs below the floor can't be told from noise. */
export async function growsTooFast(
  work: (letters: number) => unknown,
  { letters, floorMs }: { letters: number; floorMs: number },
): Promise<boolean> {
  if ((await costOf(() => work(letters))) < floorMs) return false;
  const whole = await leastOf(() => work(letters));
  return whole > floorMs && whole / (await leastOf(() => work(letters / LONGER))) > GROWS_AT_MOST;
}
