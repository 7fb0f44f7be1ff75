import { expect, test } from "@playwright/test";
import { CATALOGUE_MS } from "../catalogue.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

test("a watchlist that has fired shows its alerts, and a new one is added, changed and deleted", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 60_000);
  const user = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(user, "watchlists"));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Alerts" }).getByRole("listitem").first()).toBeVisible();
  }).toPass({ timeout: CATALOGUE_MS });

  await page.getByRole("button", { name: "New watchlist" }).click();
  const dialog = page.getByRole("dialog", { name: "New watchlist" });
  await dialog.getByRole("spinbutton", { name: /^Passes/ }).fill("0");
  await expect(dialog.getByText("Between 1 and 100")).toBeVisible();
  await dialog.getByRole("spinbutton", { name: /^Passes/ }).fill("9.5");
  await dialog.getByRole("spinbutton", { name: /^Within/ }).fill("5");
  await dialog.getByRole("button", { name: "Add" }).click();
  const rule = page.getByRole("listitem").filter({ hasText: "Passes 9.5x within 5 days" });
  await expect(rule).toBeVisible();

  await rule.getByRole("combobox").click();
  await page.getByRole("option", { name: "No mail" }).click();
  await expect(rule.getByRole("combobox")).toHaveText(/No mail/);
  await rule.getByRole("button", { name: /^Delete watchlist/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rule).toBeHidden();
});

test("a link that was not sent stops no mails", async ({ page }) => {
  await page.goto("/unsubscribe/not-a-token");
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
});
