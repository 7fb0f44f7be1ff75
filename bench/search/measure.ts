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

/** What was never asked is read from disk, however fast it is found, and a process that just began is slower than one at work. */
async function warmUp(questions: number, run: Runner["run"]): Promise<void> {
  for (const from = performance.now(); performance.now() - from < WARM_MS; )
    for (let at = 0; at < questions; at++) await run(at);
}

/**
 * All contenders answer a few questions after the other, so that whatever else the machine does falls on all of them. They do
 * so there and back, since a slow one leaves nothing in the processor's memory for whoever follows it, and nobody's first
 * answers after a rest count: a connection that slept through the others' answers wakes up slowly.
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
