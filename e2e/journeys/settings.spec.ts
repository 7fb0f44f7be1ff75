import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";
import { openSettings } from "../visit.ts";

test("settings have a sidebar of their own that leads back to where they were opened", async ({ page }) => {
  const owner = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(owner, "calendar"));
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await expect(sidebar.getByRole("link", { name: "Team" })).toHaveCount(0);
  await openSettings(page, "About this studio");
  await expect(sidebar.getByRole("link", { name: "Calendar" })).toHaveCount(0);
  for (const group of ["You", "Half Built", "Northlight"])
    await expect(sidebar.getByRole("heading", { name: group })).toBeVisible();

  const sections = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(sections.first()).toHaveText("Engines");
  await expect(page.getByText("SMTP_URL")).toBeVisible();

  await sidebar.getByRole("link", { name: "Labs" }).click();
  await expect(page.getByRole("switch", { name: "Storybeats" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Pitch agent" })).toBeVisible();
  await sidebar.getByRole("link", { name: "Back to studio" }).click();
  await expect(page).toHaveURL(/\/calendar/);
});

test("a member sees no environment variables", async ({ page }) => {
  await signedInAs(page, "member");
  await page.goto("/app/settings/about");
  await expect(page.getByRole("heading", { name: "Engines" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "For operators" })).toHaveCount(0);
});
