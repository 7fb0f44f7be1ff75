import { expect, test } from "@playwright/test";

const notice = { name: "We're sorry" };
const page404 = "The page you are looking for does not exist";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } });
  test("the notice stays until it is dismissed", async ({ page }) => {
    await page.goto("/not-found");
    await expect(page.getByRole("alertdialog", notice)).toBeVisible();
    await page.getByRole("button", { name: "I understand, proceed anyway" }).click();
    await expect(page.getByRole("alertdialog", notice)).toBeHidden();
    await page.reload();
    await expect(page.getByText(page404)).toBeVisible();
    await expect(page.getByRole("alertdialog", notice)).toBeHidden();
  });
});

// At 200 % a window of 1440 pixels has 720 CSS pixels, while the screen keeps its width.
test.describe("on a desktop zoomed to 200 %", () => {
  test.use({ viewport: { width: 720, height: 450 }, screen: { width: 1440, height: 900 }, deviceScaleFactor: 2 });
  test("the notice does not open", async ({ page }) => {
    await page.goto("/not-found");
    await expect(page.getByText(page404)).toBeVisible();
    await expect(page.getByRole("alertdialog", notice)).toBeHidden();
  });
});
