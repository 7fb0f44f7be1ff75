import { setTimeout as sleep } from "node:timers/promises";
import type { JSHandle, Locator, Page } from "@playwright/test";

/** Fifty letters, so that the slowest but one is what browsers call the interaction to next paint. */
const TEXT = "how i spent a winter in a van above the polar line";
const PAUSE_MS = 80;

/** From each key to the picture that follows it. */
type Paints = number[];

/** Watches a page from now on. */
export const watch = (page: Page): Promise<JSHandle<Paints>> =>
  page.evaluateHandle(() => {
    const paints: Paints = [];
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => paints.push(performance.now() - timeStamp);
          painted.port2.postMessage("");
        }),
      { capture: true },
    );
    return paints;
  });

/** What browsers call the interaction to next paint, in milliseconds. */
export async function typed(field: Locator, seen: JSHandle<Paints>): Promise<number> {
  const page = field.page();
  await field.fill("");
  await field.focus();
  await sleep(5 * PAUSE_MS);
  await seen.evaluate((paints) => paints.splice(0));
  for (const letter of TEXT) {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await sleep(PAUSE_MS);
  }
  const paints = await seen.jsonValue();
  if (paints.length !== TEXT.length) throw new Error(`${paints.length} of ${TEXT.length} letters were painted`);
  return paints.sort((a, b) => b - a)[1] ?? Number.NaN;
}
