import { expect, type Page, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

const card = (page: Page, name: string) => page.getByRole("group", { name });

async function addTitle(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add title" }).click();
  const dialog = page.getByRole("dialog", { name: "New title" });
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(card(page, `Title: ${title}`)).toBeVisible();
}

test("cards are added, connected and undone, and another person and a reload see them", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const user = await signedInAs(page, "demo");
  const address = inFirstChannel(user, "idea-canvas");
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signedInAs(colleague, "admin");
  await colleague.goto(address);
  await expect(colleague.getByRole("region", { name: /^Board of/ })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole("region", { name: /^Board of/ })).toBeVisible();
  const [one, other] = [`Fjord ${Date.now()}`, `Glacier ${Date.now()}`];
  await addTitle(page, one);
  await addTitle(page, other);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // The board renders only the cards in view, and the click can come before the card has arrived.
  await expect(async () => {
    await colleague.getByRole("button", { name: "Show all cards" }).click();
    await expect(card(colleague, `Title: ${one}`)).toBeVisible({ timeout: 2000 });
  }).toPass();

  await card(page, `Title: ${one}`)
    .getByRole("button", { name: /^Actions of/ })
    .click();
  await page.getByRole("menuitem", { name: "Connect to…" }).click();
  await page.getByRole("searchbox", { name: "Search cards" }).fill(other);
  const lines = page.locator(".react-flow__edge");
  const before = await lines.count();
  await page.getByRole("dialog").getByRole("button", { name: other }).click();
  await expect(lines).toHaveCount(before + 1);

  await expect(page.getByRole("dialog")).toBeHidden();
  await card(page, `Title: ${other}`).press("Delete");
  await expect(card(page, `Title: ${other}`)).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(card(page, `Title: ${other}`)).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("region", { name: /^Board of/ })).toBeVisible();
  await page.getByRole("button", { name: "Show all cards" }).click();
  await expect(card(page, `Title: ${other}`)).toBeVisible();
  await elsewhere.close();
});
