import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

const CATALOGUE_MS = 180_000;

test("a creator is followed and a video saved, found again, and let go", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 60_000);
  const user = await signedInAs(page, "rival");
  // The demo's catalogue is published in the background after the first start.
  await expect
    .poll(
      async () => (await (await page.request.get("/api/idea/channel_video?items_per_page=1")).json()).results.length,
      { timeout: CATALOGUE_MS },
    )
    .toBe(1);

  await page.goto(inFirstChannel(user, "outliers"));
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").innerText()).trim();
  await card.hover();
  await card.getByRole("button", { name: "Follow creator" }).click();
  await expect(card.getByRole("button", { name: "Unfollow creator" })).toBeEnabled();
  await card.getByRole("button", { name: "Save video" }).click();
  await expect(card.getByRole("button", { name: "Save video", pressed: true })).toBeEnabled();

  await page.getByRole("link", { name: "Following" }).click();
  const unfollow = page.getByRole("button", { name: /^Unfollow creator: / });
  await expect(unfollow).toHaveCount(1);

  await page.getByRole("link", { name: "Saved items" }).click();
  const saved = page.getByRole("article").filter({ hasText: title });
  await expect(saved).toBeVisible();
  await saved.hover();
  await saved.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No saved items yet" })).toBeVisible();

  await page.getByRole("link", { name: "Following" }).click();
  await unfollow.click();
  await expect(page.getByRole("heading", { name: "No creators followed yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unfollow).toHaveCount(1);
});
