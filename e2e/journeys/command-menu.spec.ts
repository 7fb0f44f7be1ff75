import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

test("the command menu finds work and settings as typed, and C creates a project", async ({ page }) => {
  const owner = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(owner, "projects"));
  const title = await page.getByRole("row").nth(1).locator("[data-item-link]").innerText();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Command menu" });
  await field.fill(title.slice(0, 12));
  const project = page.getByRole("group", { name: "Projects" }).getByRole("option").first();
  await expect(project).toContainText(title.slice(0, 12));

  await field.fill("home");
  await expect(page.getByRole("group", { name: "Outliers" }).getByRole("option").first()).toBeVisible();
  await field.fill("team");
  await expect(page.getByRole("option", { name: "Team", exact: true })).toBeVisible();
  await field.fill(title.slice(0, 12));
  await project.click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Create a project")).toBeVisible();
  await expect(help.getByText("/", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/[?&]new=1/);
});
