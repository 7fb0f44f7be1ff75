import type { Locator, Page } from "@playwright/test";

const STEPS = 8;

/** The target of a drag is found when the page has rendered after a movement. */
const rendered = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)))),
  );

/** Drops what is being dragged. */
export async function dropOn(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await rendered(page);
  await target.hover({ position: { x: 8, y: 8 } });
  await rendered(page);
  await page.mouse.up();
}

/** Drags by mouse in several steps, since a drag starts after some distance. */
export async function drag(page: Page, item: Locator, target: Locator): Promise<void> {
  await item.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error("The target of the drag is not visible");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: STEPS });
  await rendered(page);
  await dropOn(page, target);
}
