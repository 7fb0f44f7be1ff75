import { expect, test } from "@playwright/test";
import { CATALOGUE_MS } from "../catalogue.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

test("the scores of published titles are compared with their indexes, by channel and overall", async ({ page }) => {
  test.setTimeout(2 * CATALOGUE_MS + 60_000);
  const user = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(user, "settings/channel"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Scores" }).click();
  await expect(page).toHaveURL(/settings\/scores$/);
  const rows = page.getByRole("table", { name: "Compared videos" }).getByRole("row");
  await expect(async () => {
    await page.reload();
    await expect(rows.first()).toBeVisible();
  }).toPass({ timeout: CATALOGUE_MS });
  await expect(page.getByRole("img", { name: /videos by score and index/ })).toBeVisible();
  await expect(page.getByText(/^0 is no relation, 1 is perfect/)).toBeVisible();

  await page.getByRole("button", { name: /^Show all/ }).click();
  const ofChannel = await rows.count();
  await page.getByRole("button", { name: "All channels" }).click();
  await page.getByRole("button", { name: /^Show all/ }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(ofChannel);

  await rows.nth(1).getByRole("button").click();
  // The module of the dialog waits behind pictures that are drawn on request.
  await expect(page.getByRole("dialog", { name: "Video details" })).toBeVisible({ timeout: CATALOGUE_MS });
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: /^Thumbnails/ }).click();
  await expect(page.getByRole("heading", { name: "No published thumbnail to compare yet" })).toBeVisible();
});
