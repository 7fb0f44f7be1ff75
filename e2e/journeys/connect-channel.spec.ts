import { expect, test } from "@playwright/test";
import { CATALOGUE_MS, waitForCatalogue } from "../catalogue.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

test("a newcomer adds a channel by its address, finds its videos, and disconnects it", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 180_000);
  await signedInAs(page, "newcomer");
  await waitForCatalogue(page);
  const handle = `slowcooking${Date.now() % 100_000}`;
  const name = `Slow Cooking ${Date.now() % 100_000}`;
  await page.goto("/auth/connect-channel");
  await expect(page.getByText(/This is a demo: the channel gets made-up videos/)).toBeVisible();
  await page.getByLabel("Channel name").fill(name);
  await page.getByLabel("Handle").fill(`https://www.youtube.com/@${handle}/videos`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\//);
  const user = await signedInAs(page, "newcomer");
  const added = user.organizations.find(({ channel }) => channel.handle === `@${handle}`);
  expect(added).toBeDefined();

  // Its own catalogue is published by a job and reaches the search with the next snapshot.
  const screen = inFirstChannel({ ...user, organizations: added ? [added] : [] }, "");
  await expect(async () => {
    await page.goto(`${screen}outliers`);
    await page.getByRole("tab", { name: "My videos" }).click();
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000, intervals: [2_000] });

  await page.goto(`${screen}settings/channel`);
  await expect(page.getByText("This is a demo: videos and views of this channel are made up.")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText(`${name} was disconnected`)).toBeVisible();
});
