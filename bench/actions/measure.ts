import type { Page } from "@playwright/test";
import { tasksDuring } from "../keystrokes/tasks.ts";
import { median, p95 } from "../method.ts";
import { type Action, timeAction } from "./timing.ts";

const ACTION_MS = 200;
const LONG_TASK_MS = 50;
const SLOW_LONG_TASK_MS = 100;
/** Apart from the timed ones, since tracing slows the browser down. */
const TRACED_ROUNDS = 5;

type Measuring = {
  page: Page;
  /** How many times slower the processor is. */
  rate: number;
  rounds: number;
  throttle: (rate: number) => Promise<unknown>;
};

const said = (isMet: boolean) => (isMet ? "met" : "MISSED");

export const longTaskMs = (rate: number) => (rate === 1 ? LONG_TASK_MS : SLOW_LONG_TASK_MS);

export function tellTasks(name: string, tasks: readonly number[], goalMs: number): void {
  const long = tasks.filter((task) => task > goalMs).map((task) => task.toFixed(0));
  console.log(
    `  ${name}: tasks over ${goalMs} ms of CPU: ${long.length}${long.length > 0 ? ` (${long.join(", ")} ms)` : ""}, longest ${Math.max(0, ...tasks).toFixed(0)} ms (goal: 0): ${said(long.length === 0)}`,
  );
}

/** Times an action, and the tasks that it causes. The first round is not counted. */
export async function measureAction({ name, prepare }: Action, measuring: Measuring): Promise<void> {
  const { page, rate, rounds, throttle } = measuring;
  const times: number[] = [];
  const traced: number[][] = [];
  for (let round = 0; round <= rounds + TRACED_ROUNDS; round++) {
    const ready = await prepare(round);
    await throttle(rate);
    if (round > rounds) traced.push(await tasksDuring(page, () => timeAction(page, ready)));
    else {
      const ms = await timeAction(page, ready);
      if (round > 0) times.push(ms);
    }
    await throttle(1);
    await ready.after?.();
  }
  console.log(
    `  P17 ${name}: p95 ${p95(times).toFixed(0)} ms beyond the network, median ${median(times).toFixed(0)} ms (goal ${ACTION_MS}): ${said(p95(times) <= ACTION_MS)}`,
  );
  // Unlike the time, this hardly depends on what else the machine does.
  const cpuMs = median(traced.map((tasks) => tasks.reduce((all, task) => all + task, 0)));
  console.log(`  ${name}: CPU of the page's main thread ${cpuMs.toFixed(0)} ms`);
  tellTasks(name, traced.flat(), longTaskMs(rate));
}
