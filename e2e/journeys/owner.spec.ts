import { expect, test } from "@playwright/test";
import { PASSWORD } from "../people.ts";

test("the demo owner signs in, switches the channel and signs out", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/home$/);
  await page.getByLabel("E-mail").fill("demo@coldopen.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  const logIn = page.getByRole("button", { name: "Log in" });
  await expect(logIn).toHaveCSS("background-color", "rgb(245, 158, 11)");
  await logIn.click();
  await expect(page.getByText("That e-mail and password don't match.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("demo@coldopen.test");

  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/app\//);
  const sidebar = page.getByRole("complementary").first();
  await expect(sidebar.getByText("Half Built")).toBeVisible();

  const switcher = sidebar.getByRole("button", { name: /Half Built/ });
  await switcher.click();
  const gap = async () => {
    const [above, below] = await Promise.all([switcher.boundingBox(), page.getByRole("menu").boundingBox()]);
    return above && below && Math.round(below.y - above.y - above.height);
  };
  await expect.poll(gap).toBe(8);
  await page.getByRole("menuitem", { name: /Ember Table/ }).click();
  await expect(sidebar.getByText("Ember Table")).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle(/Chat/);
  await expect(sidebar.getByText("Ember Table")).toBeVisible();

  const wide = () => sidebar.evaluate((element) => element.getBoundingClientRect().width / 16);
  await expect.poll(wide).toBe(13);
  await page.keyboard.press("Control+b");
  await expect(sidebar.getByText("Ember Table")).toBeHidden();
  await expect.poll(wide).toBe(4.25);
  await page.keyboard.press("Control+b");

  await page.keyboard.press("Control+k");
  const commands = page.getByRole("dialog");
  await expect(commands).toBeInViewport({ ratio: 1 });
  await expect(commands).toHaveCSS("max-height", "630px");
  await commands.getByRole("combobox").fill("about");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "About this studio" })).toBeVisible();
  await expect(page.getByText("Embedded PostgreSQL")).toBeVisible();

  await page.setViewportSize({ width: 600, height: 900 });
  await page.getByRole("button", { name: "I understand, proceed anyway" }).click();
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Main" });
  await expect.poll(() => drawer.evaluate((element) => element.getBoundingClientRect().width / 16)).toBe(18);

  await page.goto("/auth/logout");
  await expect(page.getByText("You're logged out")).toBeVisible();
  await page.goto("/app/settings/profile");
  await expect(page).toHaveURL(/\/auth\/logout|\/home/);
});
