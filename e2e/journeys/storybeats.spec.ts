import { expect, test } from "@playwright/test";
import { drag } from "../drag.ts";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

test("beats are edited by keyboard and mouse and survive a reload", async ({ page, baseURL }) => {
  const user = await signedInAs(page, "demo");
  const scope = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const { request } = page;
  await request.put(`/api/orgs/${scope.organizationId}/labs/STUDIO_STORYBEATS`, { data: { isOn: true }, headers });
  const made = await request.post("/api/v3/video-project", { data: { name: "Across the lake", ...scope }, headers });
  await page.goto(inFirstChannel(user, `projects/${(await made.json()).data.id}`));

  const section = page.getByRole("region", { name: "Storybeats" });
  await section.getByRole("button", { name: "Start with an outline" }).click();
  const texts = section.getByRole("textbox", { name: "What happens" });
  await texts.first().fill("The raft leaves");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(texts.nth(1)).toHaveValue("The raft leaves");
  await expect(texts.nth(1)).toBeFocused();
  // Scrolls first, since scrolling during the drag would move another beat.
  await page.getByRole("heading", { name: "Notes" }).scrollIntoViewIfNeeded();
  await drag(
    page,
    section.getByTitle("Drag, or press Alt and an arrow key").nth(1),
    section.getByRole("listitem").last(),
  );
  await expect(texts.last()).toHaveValue("The raft leaves");

  await section.getByRole("button", { name: "Stretch" }).click();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(section.getByText("Total 12:00")).toBeVisible();
  await section.getByRole("button", { name: "Tighten" }).click();
  await expect(section.getByText("Total 10:48")).toBeVisible();
  await section.getByRole("button", { name: "Delete beat" }).first().click();
  await expect(texts).toHaveCount(5);
  const deleted = page.locator("[data-sonner-toast]").filter({ hasText: "Beat deleted" });
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(texts).toHaveCount(6);
  await expect(section.getByText("Saved")).toBeVisible();

  await page.reload();
  await expect(texts).toHaveCount(6, { timeout: 20_000 });
  await expect(texts.last()).toHaveValue("The raft leaves");
  await expect(section.getByText("Total 10:48")).toBeVisible();
});
