import { expect, type Page, test } from "@playwright/test";
import { CATALOGUE_MS, waitForCatalogue } from "../catalogue.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

async function openOutliers(page: Page): Promise<void> {
  const user = await signedInAs(page, "demo");
  await waitForCatalogue(page);
  await page.goto(inFirstChannel(user, "outliers"));
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
}
const cards = (page: Page) => page.getByRole("article");

test("an outlier is found, filtered, opened, saved and used for a brainstorm", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  await openOutliers(page);

  await page.getByRole("combobox", { name: "Search outliers" }).fill("hours");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=hours/);
  await expect(cards(page).first()).toContainText(/hour/i);

  await page.getByRole("button", { name: "Outlier index", exact: true }).click();
  await page.getByLabel("At least").fill("2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/performanceIndexGte=2/);
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /Outlier index/ }),
  ).toHaveText(/^([2-9]|\d{2,})\.\dx$/);

  const title = await cards(page).first().getByRole("heading").innerText();
  const details = page.getByRole("dialog", { name: "Video details" });
  // A click is lost if the keywords of the title are marked during it, so it is repeated.
  await expect(async () => {
    await cards(page).first().getByRole("heading").click({ timeout: 2_000 });
    await expect(details.getByRole("heading", { name: title })).toBeVisible();
  }).toPass();
  await details.getByRole("button", { name: "How this index is calculated" }).click();
  const box = page.getByRole("dialog", { name: "How this index is calculated" });
  await expect(box.getByRole("row")).toHaveCount(6);
  await box.getByRole("button", { name: "Close" }).click();

  await details.getByRole("button", { name: "Save video" }).click();
  await expect(details.getByRole("button", { name: "Saved", pressed: true })).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await cards(page).first().hover();
  await expect(cards(page).first().getByRole("button", { name: "Save video", pressed: true })).toBeVisible();
  await cards(page).first().getByRole("button", { name: "Brainstorm" }).click();
  await expect(page).toHaveURL(/projects\/[0-9a-f-]+\?.*new=1/);
  await expect(page.getByRole("complementary", { name: "Brainstorm" })).toBeVisible();
});

test("a long list never renders more than sixty cards", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  await openOutliers(page);
  for (let step = 0; step < 12; step++) {
    const before = await page.evaluate(() => document.body.scrollHeight);
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThanOrEqual(before);
    expect(await cards(page).count()).toBeLessThanOrEqual(60);
  }
  await expect(cards(page).last()).toBeVisible();
});

test("a short has the same aspect ratio in its details as on its card", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  await openOutliers(page);
  await page.goto(`${page.url().split("?")[0]}?type=shorts`);
  const picture = page.getByRole("dialog", { name: "Video details" }).locator("img").first();
  await expect(async () => {
    await cards(page).first().getByRole("heading").click({ timeout: 5_000 });
    await expect(picture).toBeVisible();
  }).toPass({ timeout: 60_000 });
  const { width, height } = (await picture.boundingBox()) ?? { width: 1, height: 1 };
  expect(height / width).toBeCloseTo(16 / 9, 1);
});

test("the table and the suggestions fit a narrow window", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 60_000);
  await openOutliers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "I understand, proceed anyway" }).click();
  await page.getByRole("button", { name: "Table" }).click();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const row = page.getByRole("row").nth(1);
  await expect(row.getByText(/ views · /)).toBeVisible();
  await expect(row.getByRole("button", { name: /Outlier index/ })).toBeInViewport();
  const title = await row.locator("[data-item-link]").locator("..").boundingBox();
  expect(title?.width).toBeGreaterThan(150);
  expect(await overflow()).toBe(0);

  await page.getByRole("combobox", { name: "Search outliers" }).fill("home");
  const suggestion = page.getByRole("option").first();
  await expect(suggestion).toBeVisible();
  const { x = 0, width = 0 } = (await suggestion.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  expect(await overflow()).toBe(0);
});
