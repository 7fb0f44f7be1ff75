import { expect, type Page, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";
import { openSettings } from "../visit.ts";

const CATALOGUE_MS = 180_000;

test("a creator is followed and a video saved, and both are removed again", async ({ page }) => {
  test.setTimeout(CATALOGUE_MS + 60_000);
  const user = await signedInAs(page, "rival");
  // The demo's catalogue is created in the background after the first start.
  await expect
    .poll(
      async () => (await (await page.request.get("/api/idea/channel_video?items_per_page=1")).json()).results.length,
      { timeout: CATALOGUE_MS },
    )
    .toBe(1);

  await page.goto(inFirstChannel(user, "outliers"));
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").innerText()).trim();
  await card.hover();
  await card.getByRole("button", { name: "Follow creator" }).click();
  await expect(card.getByRole("button", { name: "Unfollow creator" })).toBeEnabled();
  await card.getByRole("button", { name: "Save video" }).click();
  await expect(card.getByRole("button", { name: "Save video", pressed: true })).toBeEnabled();

  await openSettings(page, "Following");
  const unfollow = page.getByRole("button", { name: /^Unfollow creator: / });
  await expect(unfollow).toHaveCount(1);

  await page.getByRole("link", { name: "Back to studio" }).click();
  await page.getByRole("link", { name: "Saved items" }).click();
  const saved = page.getByRole("article").filter({ hasText: title });
  await expect(saved).toBeVisible();
  await saved.hover();
  await saved.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No saved items yet" })).toBeVisible();

  await openSettings(page, "Following");
  await unfollow.click();
  await expect(page.getByRole("heading", { name: "No creators followed yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unfollow).toHaveCount(1);
});

test("a title and a thumbnail of a brainstorm are saved and used for another brainstorm", async ({ page, baseURL }) => {
  test.slow();
  const user = await signedInAs(page, "rival");
  const made = await page.request.post("/api/v3/video-project", {
    data: {
      name: "The forge",
      ...firstChannelOf(user),
      options: [{ content: "I Forged a Knife From a Railway Spike", optionType: "TITLE" }],
    },
    headers: { origin: baseURL ?? "" },
  });
  const project = inFirstChannel(user, `projects/${(await made.json()).data.id}`);

  await page.goto(`${project}?pane=title`);
  const title = await saveSecond(page, "title", 6);
  await page.goto(`${project}?pane=thumbnail`);
  await saveSecond(page, "thumbnail", 4);
  // Under the pointer a card shows its buttons instead of the mark.
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(results(page).getByRole("img", { name: "In saved items" })).toHaveCount(1);

  await page.getByRole("link", { name: "Saved items" }).click();
  const saved = page.getByRole("article");
  await expect(saved).toHaveCount(2);
  await expect(saved.filter({ hasText: title })).toBeVisible();
  await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect(saved).toHaveCount(1);
  await saved.hover();
  await saved.getByRole("button", { name: "Brainstorm" }).click();
  await expect(page).toHaveURL(/projects\/[0-9a-f-]+\?.*pane=thumbnail/);
  await expect(page.getByRole("region", { name: "Starting from" })).toContainText("Railway Spike");
  await expect(page.getByText(/^4 results/)).toBeVisible({ timeout: 40_000 });

  await page.goto(`${project}?pane=title`);
  const kept = results(page).getByRole("listitem").filter({ hasText: title });
  await expect(kept.getByRole("button", { name: "Save title", pressed: true })).toBeVisible();
  await kept.getByRole("button", { name: title }).focus();
  await page.keyboard.press("h");
  await expect(kept.getByRole("button", { name: "Save title", pressed: false })).toBeEnabled();
  await page.getByRole("link", { name: "Saved items" }).click();
  await expect(saved).toHaveCount(1);
});

const results = (page: Page) => page.getByRole("region", { name: "Results" });

/** Brainstorms, saves the second result and returns its name. */
async function saveSecond(page: Page, kind: "title" | "thumbnail", count: number): Promise<string> {
  await results(page).getByRole("button", { name: "Brainstorm" }).click();
  await expect(page.getByText(new RegExp(`^${count} results`))).toBeVisible({ timeout: 40_000 });
  const idea = results(page).getByRole("listitem").nth(1);
  const name = (await idea.getByRole("button").first().innerText()).trim();
  await idea.hover();
  await idea.getByRole("button", { name: `Save ${kind}` }).click();
  await expect(idea.getByRole("button", { name: `Save ${kind}`, pressed: true })).toBeEnabled();
  return name;
}
