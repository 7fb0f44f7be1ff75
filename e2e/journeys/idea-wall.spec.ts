import { paths } from "@coldopen/contract/paths";
import { expect, test } from "@playwright/test";
import { dropOn } from "../drag.ts";
import { firstChannelOf, signedInAs } from "../people.ts";

test("ideas of the wall are moved to a status by keys and by dragging, and brought back", async ({ page }) => {
  const { organizationId, channelUCID } = firstChannelOf(await signedInAs(page, "demo"));
  await page.goto(paths.ideaWall({ organizationId, channelUcid: channelUCID }));
  const cards = page.getByRole("list", { name: "Ideas" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  const title = (await cards.first().getByRole("link").innerText()).trim();
  const named = page.getByRole("article").filter({ has: page.getByRole("link", { name: title, exact: true }) });

  await cards.first().getByRole("link").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(cards.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  const bar = page.getByRole("toolbar", { name: "Selected ideas" });
  await bar.getByRole("button", { name: "In Dev" }).click();
  await expect(named).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(named).toHaveCount(1);

  await named.hover();
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 5 });
  await dropOn(page, bar.getByText("Published"));
  await expect(named).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(named).toHaveCount(1);
});
