import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** What is visible once an action is done: an element, if given with a text in it. */
type Result = { selector: string; text?: string };

export type ReadyAction = {
  /** Only presses keys and buttons, since looking for elements would be measured as well. */
  act: () => Promise<void>;
  /** The clock starts with the first such event. */
  from?: "pointerdown" | "pointerup" | "keydown";
  result: Result;
  /** The requests that the result waits for. */
  requests?: RegExp;
  /** Time over the network that is no request of the page, such as messages of a socket. */
  networkMs?: number;
  /** Takes the action back. */
  after?: () => Promise<unknown>;
};

export type Action = {
  name: string;
  /** Brings the page to where the action starts. */
  prepare: (round: number) => Promise<ReadyAction>;
};

const SETTLE_MS = 300;

/** Waits until the page has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  for (let times = 0; times < 2; times++)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })));
  await sleep(SETTLE_MS);
}

/** Moves the pointer onto an element; what it returns clicks there. */
export async function pointAt(target: Locator): Promise<() => Promise<void>> {
  const page = target.page();
  await target.waitFor();
  await target.hover();
  await settle(page);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/** The total time that is covered by spans, which may overlap. */
function coveredMs(spans: readonly { from: number; to: number }[]): number {
  let covered = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}

/** Milliseconds from the click until the result is painted, without the time that the network takes. */
export async function timeAction(page: Page, action: ReadyAction): Promise<number> {
  const { act, from = "pointerdown", result, requests, networkMs = 0 } = action;
  const watching = await page.evaluateHandle(
    ({ event, selector, text }) => {
      const seen = {
        from: 0,
        to: 0,
        handleEvent({ timeStamp }: Event) {
          this.from ||= timeStamp;
        },
        isShown() {
          return [...document.querySelectorAll(selector)].some(
            (element) => element.checkVisibility() && (element.textContent?.includes(text) ?? false),
          );
        },
        look() {
          if (this.from === 0 || !this.isShown()) return void requestAnimationFrame(() => this.look());
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            this.to = performance.now();
          };
          painted.port2.postMessage("");
        },
      };
      addEventListener(event, seen, { capture: true, once: true });
      seen.look();
      performance.clearResourceTimings();
      return seen;
    },
    { event: from, text: "", ...result },
  );
  await act();
  await page.waitForFunction((seen) => seen.to > 0, watching);
  const { start, end, calls } = await watching.evaluate((seen) => ({
    start: seen.from,
    end: seen.to,
    calls: performance
      .getEntriesByType("resource")
      .map(({ name, startTime, duration }) => ({ name, startTime, duration })),
  }));
  const waits = calls
    .filter(({ name }) => requests?.test(name))
    .map(({ startTime, duration }) => ({ from: startTime, to: Math.min(end, startTime + duration) }));
  return end - start - coveredMs(waits) - networkMs;
}
