import { paths } from "@coldopen/contract/paths";
import { expect, test } from "@playwright/test";
import { CATALOGUE_MS, waitForCatalogue } from "../catalogue.ts";
import { firstChannelOf, signedInAs } from "../people.ts";

test("an idea is saved and opened, and another one is dismissed with a reason and brought back", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 240_000);
  const { organizationId, channelUCID } = firstChannelOf(await signedInAs(page, "rival"));
  const address = paths.ideasForYou({ organizationId, channelUcid: channelUCID });
  await waitForCatalogue(page);

  // The first visit of a day starts to write the ideas; an index that is not complete yet is tried again.
  await page.goto(address);
  const ideas = page.getByRole("article");
  await expect(ideas).toHaveCount(10, { timeout: 150_000 });
  const first = ideas.first();
  const title = (await first.getByRole("heading").innerText()).trim();
  await expect(first.getByRole("img", { name: "New" })).toBeVisible();
  await first.getByRole("button", { name: "Save Idea" }).click();
  await expect(first.getByText("Idea saved!")).toBeVisible();

  const second = ideas.nth(1);
  const dismissed = (await second.getByRole("heading").first().innerText()).trim();
  await second.hover();
  await second.getByRole("button", { name: "Dismiss" }).click();
  await second.getByRole("button", { name: "Not relevant" }).click();
  await expect(second.getByText("A new idea is on the way!")).toBeVisible();
  await second.getByRole("button", { name: "Undo" }).click();
  await expect(second.getByRole("button", { name: "Save Idea" })).toBeVisible();

  const third = ideas.nth(2);
  const replaced = (await third.getByRole("heading").first().innerText()).trim();
  await third.hover();
  await third.getByRole("button", { name: "Dismiss" }).click();
  await third.getByRole("button", { name: "Already made" }).click();
  await expect(third.getByText("A new idea is on the way!")).toBeVisible();
  await expect(page.getByRole("heading", { name: replaced, exact: true })).toHaveCount(0, { timeout: 60_000 });
  await expect(ideas).toHaveCount(10);
  await expect(page.getByRole("heading", { name: dismissed })).toBeVisible();

  await first.getByRole("link", { name: "Go to idea" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(ideas.first()).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
});
