import { readFileSync } from "node:fs";

const OWN_TIME = "/proc/thread-self/schedstat";
const MS_NS = 1_000_000;

/** What this thread has computed, since others share the machine, and even the process. Elsewhere than on Linux, the process. */
export const cpuMs = (): number => {
  try {
    return Number(readFileSync(OWN_TIME, "utf8").split(" ", 1)[0]) / MS_NS;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
};

/** Four times the letters cost four times as much where a text is read once, sixteen where it is read from every letter. */
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

/** Whether the cost of a text grows out of proportion to its length. Below the floor nothing is told from noise. */
export async function growsTooFast(
  work: (letters: number) => unknown,
  { letters, floorMs }: { letters: number; floorMs: number },
): Promise<boolean> {
  if ((await costOf(() => work(letters))) < floorMs) return false;
  const whole = await leastOf(() => work(letters));
  return whole > floorMs && whole / (await leastOf(() => work(letters / LONGER))) > GROWS_AT_MOST;
}
