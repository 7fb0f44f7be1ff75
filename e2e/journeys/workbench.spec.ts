import { paths } from "@coldopen/contract/paths";
import { expect, test } from "@playwright/test";
import { CATALOGUE_MS, waitForCatalogue } from "../catalogue.ts";
import { firstChannelOf, signedInAs } from "../people.ts";

test("ideas are rated by keys only, and a reload goes on where the sitting was", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 240_000);
  const { organizationId, channelUCID } = firstChannelOf(await signedInAs(page, "demo"));
  const channel = { organizationId, channelUcid: channelUCID };
  await waitForCatalogue(page);
  await page.goto(paths.workbench(channel));
  await expect(page.getByText("Would you make this video?")).toBeVisible({ timeout: CATALOGUE_MS });
  const idea = page.getByRole("article").getByRole("heading");
  const first = (await idea.innerText()).trim();

  await page.keyboard.press("4");
  await page.keyboard.press("w");
  await expect(page.getByRole("button", { name: "4 Probably" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("t");
  await page.keyboard.type("Only in summer");
  await page.keyboard.press("Enter");
  await expect(idea).not.toHaveText(first);
  await page.keyboard.press("x");
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  const third = (await idea.innerText()).trim();

  await page.reload();
  await expect(idea).toHaveText(third);
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();

  await page.getByRole("link", { name: "Thoughts" }).click();
  await expect(page.getByRole("textbox", { name: `Thought about ${first}` })).toHaveValue("Only in summer");
  await page.getByRole("link", { name: "Finish" }).click();
  await expect(page.getByRole("heading", { name: "What was learned" })).toBeVisible();
});
