import { expect, test } from "@playwright/test";
import { signedInAs } from "../people.ts";
import { openSettings } from "../visit.ts";

test("a studio without payments shows Community alone and how much of it is used", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "This studio includes everything" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Community" })).toBeVisible();
  await expect(page.getByText(/Creator|Team/)).toHaveCount(0);

  await signedInAs(page, "demo");
  await page.goto("/auth/direct-to-payment?planid=team&couponid=FIRST20");
  await expect(page.getByRole("link", { name: "Back to the studio" })).toBeVisible();

  await page.goto("/app/chat");
  await openSettings(page, "Billing");
  await expect(page.getByRole("region", { name: "Your plan" }).getByText("Community")).toBeVisible();
  const usage = page.getByRole("region", { name: "Usage" });
  await expect(usage.getByRole("progressbar", { name: "Channels" })).toBeVisible();
  await expect(usage.getByText(/ of 5$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /portal|plan/i })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Invoices" })).toHaveCount(0);
});

test("a member sees that the owner manages the plan", async ({ page }) => {
  await signedInAs(page, "member");
  await page.goto("/app/settings/billing");
  await expect(page.getByText("Only the owner of Northlight can see and change its plan.")).toBeVisible();
});
