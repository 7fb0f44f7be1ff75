import { expect, type Page } from "@playwright/test";

/** The demo's catalogue is created in the background after the first start. */
export const CATALOGUE_MS = 600_000;

export const waitForCatalogue = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await (await page.request.get("/api/idea/channel_video")).json()).results.length, {
      timeout: CATALOGUE_MS,
      intervals: [1000],
    })
    .toBeGreaterThan(0);
