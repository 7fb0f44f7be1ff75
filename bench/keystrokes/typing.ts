import { setTimeout as sleep } from "node:timers/promises";
import type { JSHandle, Locator, Page } from "@playwright/test";

/** With fifty keys, interaction to next paint is the second slowest. */
const TEXT = "how i spent a winter in a van above the polar line";
const PAUSE_MS = 80;

/** Durations from each key to the next paint. */
type Paints = number[];

/** Starts to observe a page. */
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

/** Interaction to next paint, in milliseconds. */
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
