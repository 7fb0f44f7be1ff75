import type { Locator, Page } from "@playwright/test";

const STEPS = 8;

/** Drags by mouse in several steps: a drag starts after some distance, and its target is found while it moves. */
export async function drag(page: Page, item: Locator, target: Locator): Promise<void> {
  await item.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error("The target of the drag is not visible");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: STEPS });
  await target.hover();
  await page.mouse.up();
}
