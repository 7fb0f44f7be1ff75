import path from "node:path";
import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

const photo = path.resolve(import.meta.dirname, "../../server/demo/cast/priya-1.webp");
const scene = path.resolve(import.meta.dirname, "../../server/demo/garden.webp");

test("a cast member is checked, cut out, confirmed, prepared and deleted", async ({ page }) => {
  test.setTimeout(180_000);
  const user = await signedInAs(page, "demo");
  await page.goto(inFirstChannel(user, "settings/channel"));
  await page.getByRole("button", { name: "Add cast member" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Nora");
  await page.getByTestId("cast-photos").setInputFiles([photo, scene]);
  await expect(page.getByRole("img", { name: "priya-1.webp without the background" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("We can't find a face.", { exact: false })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "This person agrees to appear in thumbnails made here" }).click();
  await page.getByRole("button", { name: "Save" }).click();

  const banner = page.getByText("All set! Your thumbnails are now personalized to match your style.");
  await expect(banner).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(banner).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole("img", { name: "Photo 1 of Nora" })).toBeVisible();

  await page.getByRole("button", { name: "Delete Nora" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Nora" })).toBeHidden();
});

test("a channel that opts out cannot start thumbnails from an idea until it opts in again", async ({ page }) => {
  const user = await signedInAs(page, "demo");
  const settings = inFirstChannel(user, "settings/channel");
  await page.goto(settings);
  await page.getByRole("switch", { name: "Leave the cast out of all new thumbnails" }).click();
  await page.getByRole("button", { name: "Leave them out" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.getByRole("link", { name: "Back to studio" }).click();
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await page.getByRole("textbox", { name: "Message or idea" }).fill("A raft of barrels");
  const thumbnail = page.getByRole("button", { name: "Thumbnail", exact: true });
  await expect(thumbnail).toHaveAttribute("aria-disabled", "true");
  await page.goto(settings);
  await page.getByRole("switch", { name: "Leave the cast out of all new thumbnails" }).click();
  await page.getByRole("link", { name: "Back to studio" }).click();
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await page.getByRole("textbox", { name: "Message or idea" }).fill("A raft of barrels");
  await expect(thumbnail).not.toHaveAttribute("aria-disabled", "true");
});
