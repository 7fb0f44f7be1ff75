import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";

const TICKS = 100;
const TICK_PX = 120;
const TICK_MS = 40;

/** Frame times in milliseconds while something is done on a page. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  const watched = await page.evaluateHandle(() => {
    const watching = {
      frames: [] as number[],
      last: performance.now(),
      id: 0,
      next(now: number) {
        this.frames.push(now - this.last);
        this.last = now;
        this.id = requestAnimationFrame((then) => this.next(then));
      },
    };
    watching.next(watching.last);
    return watching;
  });
  await act();
  const frames = await watched.evaluate(({ id, frames }) => {
    cancelAnimationFrame(id);
    return frames;
  });
  // The first two frames started before anything was done.
  return frames.slice(2);
}

/** Frame times in milliseconds while the wheel scrolls from a given position. */
export async function framesOfScroll(page: Page, fromPx: number): Promise<number[]> {
  await page.bringToFront();
  await page.mouse.move(720, 600);
  await page.evaluate((top) => scrollTo({ top }), fromPx);
  await sleep(1_000);
  const frames = await framesWhile(page, async () => {
    for (let tick = 0; tick < TICKS; tick++) {
      await page.mouse.wheel(0, TICK_PX);
      await sleep(TICK_MS);
    }
  });
  const reached = await page.evaluate(() => scrollY);
  if (reached < fromPx + (TICKS * TICK_PX) / 2) throw new Error(`The wheel only reached ${reached} px`);
  return frames;
}

const STOP_PX = 500;

/** Visits the measured range first until all its pictures are loaded: a demo draws them on the cores that the browser needs. */
export async function picturesAreDrawn(page: Page, fromPx: number): Promise<void> {
  for (let top = fromPx; top <= fromPx + TICKS * TICK_PX + STOP_PX; top += STOP_PX) {
    await page.evaluate((top) => scrollTo({ top }), top);
    await sleep(200);
    await page.waitForFunction(
      () => [...document.querySelectorAll<HTMLImageElement>("li[data-index] img")].every(({ complete }) => complete),
      null,
      { timeout: 60_000 },
    );
  }
}
