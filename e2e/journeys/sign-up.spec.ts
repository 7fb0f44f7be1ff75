import { expect, test } from "@playwright/test";

test("the link of a sign-up works once, and the password set with it signs in", async ({ page }) => {
  const email = `new-${Date.now()}@example.com`;
  const password = "a quiet harbour at dawn";
  await page.goto("/home?utm_source=friend");
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Last name").fill("Haddad");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /sign up/i }).click();

  await expect(page).toHaveURL(/check-mail/);
  await page.getByRole("link", { name: /mailbox/i }).click();
  await page.getByText("Confirm your address for Cold Open").first().click();
  await page
    .getByRole("link", { name: /open|confirm/i })
    .first()
    .click();
  const link = page.url();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Confirm and continue" }).click();

  await expect(page.getByRole("heading", { name: "This studio includes everything" })).toBeVisible();
  // The link works only once; the password that was set by it signs in.
  await page.goto("/auth/logout");
  await expect(page.getByRole("heading", { name: "You're logged out" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/This link has expired or was already used/)).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "This studio includes everything" })).toBeVisible();
});
