import { expect, type Page, test } from "@playwright/test";
import { CATALOGUE_MS, waitForCatalogue } from "../catalogue.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

const drawer = (page: Page) => page.getByRole("complementary", { name: "Brainstorm" });
const source = (page: Page) => drawer(page).getByRole("region", { name: "Starting from" });

/** Brainstorms from the first outlier and returns its title. */
async function brainstormFromOutlier(page: Page): Promise<string> {
  const user = await signedInAs(page, "demo");
  await waitForCatalogue(page);
  await page.goto(inFirstChannel(user, "outliers"));
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible({ timeout: 30_000 });
  const title = (await card.getByRole("heading", { level: 3 }).innerText()).trim();
  await card.hover();
  await card.getByRole("button", { name: "Brainstorm" }).click();
  await expect(page).toHaveURL(/pane=title.*new=1/);
  await expect(page.getByText(/^6 results/)).toBeVisible({ timeout: 40_000 });
  return title;
}

test("an outlier goes along as the inspiration of its brainstorm", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  const title = await brainstormFromOutlier(page);
  await expect(source(page)).toContainText(title);
  const kept = page.getByRole("region", { name: "Inspiration" });
  await expect(kept).toContainText(title);
  await source(page)
    .getByRole("button", { name: /^Inspiration:/ })
    .click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("heading", { name: title })).toBeVisible();
  await details.getByRole("button", { name: "Close" }).first().click();
  await page.reload();
  await expect(kept).toContainText(title);
  const sources = drawer(page).getByRole("group", { name: "Sources" });
  await sources.first().getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a result is made primary by its own action, and one undo takes all of it back", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  const title = await brainstormFromOutlier(page);
  const name = page.getByRole("heading", { level: 1 });
  const before = await name.innerText();
  const titles = page.getByRole("region", { name: "Titles" });
  await drawer(page).getByRole("button", { name: "Make primary" }).first().click();
  await expect(titles.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(name).not.toHaveText(before);
  await expect(source(page)).not.toContainText(title);
  const toast = page.getByRole("listitem").filter({ hasText: "Primary title set" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(titles.getByText("No titles yet.")).toBeVisible();
  await expect(name).toHaveText(before);
  await expect(source(page)).toContainText(title);
});

test("three results are visible on a small laptop after a run", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  await page.setViewportSize({ width: 1280, height: 640 });
  await brainstormFromOutlier(page);
  const end = await drawer(page).getByPlaceholder("Describe changes...").boundingBox();
  for (const index of [0, 1, 2]) {
    const action = await drawer(page).getByRole("button", { name: "Make primary" }).nth(index).boundingBox();
    expect((action?.y ?? Number.POSITIVE_INFINITY) + (action?.height ?? 0)).toBeLessThan(end?.y ?? 0);
  }
  await expect(drawer(page).getByRole("toolbar", { name: "Send to" })).toHaveCount(0);
});
