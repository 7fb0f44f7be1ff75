import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";
import { openSettings } from "../visit.ts";

test("an owner makes an archive and downloads it", async ({ page }) => {
  await signedInAs(page, "demo");
  await page.goto("/app/chat");
  await openSettings(page, "Data");
  await page.getByRole("button", { name: /^Make (an archive|a new one)$/ }).click();
  const link = page.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible({ timeout: 50_000 });
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^cold-open-[\d-]+\.zip$/);
});

test("an owner deletes the organization and undoes it during the waiting period", async ({ page }) => {
  const owner = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(owner, "settings/team"));
  await page.getByRole("button", { name: "Delete organization" }).click();
  await page.getByLabel("Organization name").fill("Northlight");
  await page.getByRole("button", { name: "Delete in seven days" }).click();
  await expect(page.getByText(/Northlight and everything in it will be deleted on/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/will be deleted on/)).toHaveCount(0);
});
