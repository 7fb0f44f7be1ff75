import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

test("an invited member joins by the link and sees only the assigned channel", async ({ page, browser }) => {
  const email = `guest-${Date.now()}@example.com`;
  const owner = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(owner, "settings/team"));
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("combobox", { name: /Half Built/ }).click();
  await page.getByRole("option", { name: "User" }).click();
  await page.getByRole("button", { name: "Send invite" }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto("/mailbox");
  await guest.getByText("Join Northlight on Cold Open").first().click();
  await guest
    .getByRole("link", { name: /open|join/i })
    .first()
    .click();
  await expect(guest.getByLabel("E-mail")).toHaveValue(email);
  await guest.getByLabel("First name").fill("Gus");
  await guest.getByLabel("Password", { exact: true }).fill("a quiet harbour at dawn");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: /sign up|join/i }).click();
  await expect(guest).toHaveURL(/\/app\//);
  await expect(guest.getByRole("complementary").getByText("Half Built")).toBeVisible();
  await guest.goto(inFirstChannel(owner, "settings/team").replace(/UC[^/]+/, "UChalfbuilt0000000000001"));
  await expect(guest).toHaveURL(/settings\/profile/);
  await expect(guest.getByRole("link", { name: "Back to studio" })).toBeVisible();
  await expect(guest.getByRole("link", { name: "Team" })).toHaveCount(0);
});
