import { setTimeout as sleep } from "node:timers/promises";

export type Contender = { name: string; run: () => Promise<number> };
export type ComparisonResult = {
  name: string;
  ours: number;
  reference: number;
  ratio: number;
  low: number;
  high: number;
  control: number;
  isVoid: boolean;
};

/** Many short rounds, so that a busy second affects only one of them. */
const ROUNDS = 21;
/** For work that takes long. */
export const FEW_ROUNDS = 11;
/** Pause, so that work after an answer does not slow the next contender down. */
const SETTLE_MS = 250;
const BOOTSTRAPS = 2_000;
const CONTROL_BAND = [0.9, 1.1] as const;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Seeded, so that the same samples give the same bounds. */
function* randoms(seed: number) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The 90 % confidence interval of the median. */
export function bounds(ratios: readonly number[]): [low: number, high: number] {
  const random = randoms(42);
  const draw = () => ratios[Math.floor((random.next().value ?? 0) * ratios.length)] ?? Number.NaN;
  const medians = Array.from({ length: BOOTSTRAPS }, () => median(ratios.map(draw))).sort((a, b) => a - b);
  return [medians[Math.floor(BOOTSTRAPS * 0.05)] ?? Number.NaN, medians[Math.floor(BOOTSTRAPS * 0.95)] ?? Number.NaN];
}

/**
 * Alternates ours and the reference, drops the first round and compares paired medians. The reference against itself shows
 * whether the machine was quiet enough.
 */
export async function compare(
  name: string,
  ours: Contender,
  reference: Contender,
  roundsOf = ROUNDS,
): Promise<ComparisonResult> {
  const rounds: { ours: number; reference: number; again: number }[] = [];
  const settled = async ({ run }: Contender) => {
    await sleep(SETTLE_MS);
    return run();
  };
  for (let round = 0; round < roundsOf; round++) {
    const first = await settled(reference);
    const measured = await settled(ours);
    rounds.push({ ours: measured, reference: first, again: await settled(reference) });
  }
  const kept = rounds.slice(1);
  const ratios = kept.map((round) => (2 * round.ours) / (round.reference + round.again));
  const [low, high] = bounds(ratios);
  const control = median(kept.map((round) => round.again / round.reference));
  return {
    name,
    ours: median(kept.map((round) => round.ours)),
    reference: median(kept.map((round) => round.reference)),
    ratio: median(ratios),
    low,
    high,
    control,
    isVoid: control < CONTROL_BAND[0] || control > CONTROL_BAND[1],
  };
}

const round = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

export function printResult(result: ComparisonResult, goal: string, isMet: boolean): void {
  const { name, ours, reference, ratio, low, high, control, isVoid } = result;
  console.log(`${name}`);
  console.log(
    `  ours ${round(ours)}, reference ${round(reference)}, ratio ${round(ratio)} (90 %: ${round(low)} to ${round(high)}), control ${round(control)}`,
  );
  console.log(`  goal ${goal}: ${isVoid ? "void, the machine was not quiet" : isMet ? "met" : "MISSED"}`);
}
