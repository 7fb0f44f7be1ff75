import { setTimeout as sleep } from "node:timers/promises";
import type { JSHandle, Locator, Page } from "@playwright/test";

/** Fifty letters, so that the slowest but one is what browsers call the interaction to next paint. */
const TEXT = "how i spent a winter in a van above the polar line";
const PAUSE_MS = 80;
export const LONG_TASK_MS = 50;

type Seen = { paints: number[]; longTasks: number[] };
export type Typed = { inp: number; longTasks: readonly number[] };

/** Watches a page from now on: from each key to the picture that follows it, and every task that takes long. */
export const watch = (page: Page): Promise<JSHandle<Seen>> =>
  page.evaluateHandle(() => {
    const seen: Seen = { paints: [], longTasks: [] };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
    }).observe({ type: "longtask" });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => seen.paints.push(performance.now() - timeStamp);
          painted.port2.postMessage("");
        }),
      { capture: true },
    );
    return seen;
  });

export async function typed(field: Locator, seen: JSHandle<Seen>): Promise<Typed> {
  const keyboard = field.page().keyboard;
  await field.fill("");
  await field.focus();
  await sleep(5 * PAUSE_MS);
  await seen.evaluate((all) => {
    all.paints.length = 0;
    all.longTasks.length = 0;
  });
  for (const letter of TEXT) {
    await keyboard.press(letter === " " ? "Space" : letter);
    await sleep(PAUSE_MS);
  }
  const { paints, longTasks } = await seen.jsonValue();
  if (paints.length !== TEXT.length) throw new Error(`${paints.length} of ${TEXT.length} letters were painted`);
  return { inp: paints.sort((a, b) => b - a)[1] ?? Number.NaN, longTasks };
}
