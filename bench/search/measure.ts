export type Times = { name: string; milliseconds: number[] };
type Runner = { name: string; run: (at: number) => Promise<unknown> };

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
export const p50 = (times: Times) => quantile(times.milliseconds, 0.5);
export const p95 = (times: Times) => quantile(times.milliseconds, 0.95);

const BLOCK = 10;
const WARM_MS = 3_000;
const WAKING = 3;

/** Fills caches and lets processes warm up, since first queries read from disk. */
async function warmUp(questions: number, run: Runner["run"]): Promise<void> {
  for (const from = performance.now(); performance.now() - from < WARM_MS; )
    for (let at = 0; at < questions; at++) await run(at);
}

/**
 * Contenders alternate in small blocks, so that other load affects all of them. The order is reversed in every second block,
 * since a slow contender evicts the CPU caches of the next one. The first answers of each block are not counted: an idle
 * connection is slow to wake up.
 */
export async function interleave(questions: number, runners: readonly Runner[], rounds: number): Promise<Times[]> {
  const times = runners.map(({ name }) => ({ name, milliseconds: [] as number[] }));
  for (const { run } of runners) await warmUp(questions, run);
  const there = [...runners.entries()];
  const back = [...there].reverse();
  for (let round = 0; round < rounds; round++)
    for (let from = 0; from < questions; from += BLOCK)
      for (const [place, { run }] of (round + from / BLOCK) % 2 === 0 ? there : back) {
        for (let at = 0; at < WAKING; at++) await run((from + at) % questions);
        for (let at = from; at < Math.min(from + BLOCK, questions); at++) {
          const began = performance.now();
          await run(at);
          times[place]?.milliseconds.push(performance.now() - began);
        }
      }
  return times;
}

const figure = (value: number) => (value >= 10 ? value.toFixed(1) : value.toFixed(2));
export const figures = (times: Times) => `${times.name} ${figure(p50(times))}/${figure(p95(times))}`;
export const ratio = (ours: Times, other: Times | undefined) => (other ? p95(ours) / p95(other) : Number.NaN);
