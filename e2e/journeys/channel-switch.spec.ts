import { expect, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

test("Back after a channel switch leads to the new channel's projects and never into the old channel", async ({
  page,
}) => {
  const user = await signedInAs(page, "demo");
  const [before, after] = user.organizations.map(({ channel }) => channel);
  if (!before || !after) throw new Error("The demo owner needs two channels");
  const sidebar = page.getByRole("complementary");
  const inNewChannel = new RegExp(`/${after.ucid}/projects`);

  await page.goto(inFirstChannel(user, "calendar"));
  await sidebar.getByRole("link", { name: "Saved items" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved items" })).toBeVisible();
  await sidebar.getByRole("link", { name: "Outliers" }).click();
  await expect(page).toHaveURL(/outliers/);

  await sidebar.getByRole("button", { name: new RegExp(before.name) }).click();
  await page.getByRole("menuitem", { name: after.name }).click();
  await expect(page).toHaveURL(/\/app\/chat/);
  await expect(sidebar.getByText(after.name)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(inNewChannel);
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/app\/chat/);
  await page.reload();
  await expect(sidebar.getByText(after.name)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(inNewChannel);

  // Nothing of the app lies before its projects.
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
