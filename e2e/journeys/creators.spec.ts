import { expect, type Page, test } from "@playwright/test";
import { CATALOGUE_MS, waitForCatalogue } from "../catalogue.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

const cards = (page: Page) => page.getByRole("article");

test("a search without results leads to one with results, and a channel name to its creator", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  const user = await signedInAs(page, "demo");
  await waitForCatalogue(page);
  await page.goto(inFirstChannel(user, "outliers"));
  await expect(page.getByRole("tab", { name: "Newest outliers", selected: true })).toBeVisible();
  await expect(page.getByRole("status", { name: "Number of results" })).toHaveText(/results?$/);
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /Outlier index/ }),
  ).toHaveText(/^([5-9]|\d{2,})\.\dx$/);

  await page
    .getByRole("button", { name: /^Outlier index/ })
    .first()
    .click();
  await page.getByRole("button", { name: "10x", exact: true }).click();
  await expect(page).toHaveURL(/performanceIndexGte=10/);
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Search outliers" }).fill("hourrs xqzvw");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No videos match" })).toBeVisible();
  await page.getByRole("list", { name: "Similar searches" }).getByRole("button").first().click();
  await expect(cards(page).first()).toBeVisible();

  const name = cards(page).first().getByRole("link").last();
  const creator = await name.innerText();
  await name.click();
  await expect(page.getByRole("heading", { level: 1, name: creator })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Their outliers" })).toBeVisible();
  await page.getByRole("button", { name: "Follow creator" }).first().click();
  await expect(page.getByRole("button", { name: "Unfollow creator" }).first()).toBeVisible();
});

test("a new channel is led to its first idea", async ({ page }) => {
  test.setTimeout(2 * CATALOGUE_MS + 120_000);
  await signedInAs(page, "newcomer");
  await waitForCatalogue(page);
  await page.goto("/app/chat");
  await page.getByText("Connect channel", { exact: true }).click();
  await page.getByLabel("Channel name").fill("Small Shed");
  await page.getByLabel(/handle/i).fill(`smallshed${Date.now() % 100_000}`);
  await page.getByRole("button", { name: /add|connect/i }).click();
  await page.getByRole("button", { name: "Skip set-up" }).click();
  await page.getByRole("link", { name: "Open the studio" }).click({ timeout: CATALOGUE_MS });
  await expect(page.getByRole("heading", { name: "What is your next video about?" })).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: /outliers/i })
      .getByRole("article")
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Get started" })).toBeVisible();

  await page.getByRole("button", { name: "Which $50 drill lasts longest?" }).click();
  await expect(page.getByRole("textbox", { name: "Message or idea" })).toHaveValue("Which $50 drill lasts longest?");
  await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect(page).toHaveURL(/projects\/[0-9a-f-]+\?.*pane=title/);
});
