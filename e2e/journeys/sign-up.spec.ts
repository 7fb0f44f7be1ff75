import { expect, test } from "@playwright/test";

/** The set-up waits for the videos of a new channel. */
const PIPELINE_MS = 150_000;

test("a new person signs up, confirms the address, chooses Community and adds a channel", async ({ page }) => {
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
  await page.getByRole("button", { name: "Continue with Community" }).click();
  await page.getByRole("button", { name: /start|create/i }).click();

  await page.getByLabel("Channel name").fill("Harbour Light");
  await page.getByLabel(/handle/i).fill("harbourlight");
  await page.getByRole("button", { name: /add|connect/i }).click();
  await expect(page.getByRole("heading", { name: "Set up Harbour Light" })).toBeVisible();
  await page.getByRole("button", { name: "Skip set-up" }).click();
  await page.getByRole("link", { name: "Open the studio" }).click({ timeout: PIPELINE_MS });
  await expect(page).toHaveURL(/\/app\//);
  await expect(page.getByRole("complementary").getByText("Harbour Light")).toBeVisible();

  // The link works only once; the password that was set by it signs in.
  await page.goto("/auth/logout");
  await expect(page.getByRole("heading", { name: "You're logged out" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/This link has expired or was already used/)).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("complementary").getByText("Harbour Light")).toBeVisible();
});
