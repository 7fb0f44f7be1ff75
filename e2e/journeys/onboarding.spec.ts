import { expect, type Locator, type Page, test } from "@playwright/test";
import { CATALOGUE_MS } from "../catalogue.ts";
import { signedInAs } from "../people.ts";

/** The set-up waits for the videos of a new channel. */
const PIPELINE_MS = 150_000;
const MAX_TABS = 120;

/** Moves the focus as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let at = 0; at < MAX_TABS; at++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The element can't be reached with the Tab key");
}
async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("the newcomer sets up a channel by keyboard alone and reloads every page, up to a first package", async ({
  page,
}) => {
  test.setTimeout(PIPELINE_MS * 4);
  await signedInAs(page, "newcomer");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });

  await page.goto("/auth/connect-channel");
  await tabTo(page, page.getByLabel("Channel name"));
  await page.keyboard.type("Copper Lantern");
  await tabTo(page, page.getByLabel(/handle/i));
  await page.keyboard.type("copperlantern");
  await page.keyboard.press("Enter");

  await expect(heading("Set up Copper Lantern")).toBeVisible();
  await page.reload();
  await press(page, link("Start"));
  await expect(page.getByRole("list").getByText("What your thumbnails share")).toBeVisible();
  await press(page, page.getByRole("link", { name: /^Continue/ }));

  await expect(heading("Is this your channel?")).toBeVisible();
  await page.reload();
  const bio = page.getByRole("textbox", { name: "Bio" });
  await bio.waitFor({ timeout: PIPELINE_MS });
  await tabTo(page, bio);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("We restore old lamps and show every step.");
  await press(page, button("Save and continue"));

  await expect(heading("Who do you watch?")).toBeVisible();
  await page.reload();
  for (const followed of [1, 2, 3]) {
    const follow = button("Follow creator").first();
    await follow.waitFor({ timeout: CATALOGUE_MS });
    await press(page, follow);
    await expect(page.getByText(`${followed} followed`)).toBeVisible();
  }
  await press(page, button("Continue"));

  await expect(heading("Who appears in your thumbnails?")).toBeVisible();
  await page.reload();
  await press(page, button("Skip this step"));
  await expect(heading("How should your thumbnails look?")).toBeVisible();
  await page.reload();
  await press(page, button("Continue"));

  await expect(page.getByText(/^Pair 1 of/)).toBeVisible({ timeout: PIPELINE_MS });
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Pair 2 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Pair 2 of/)).toBeVisible({ timeout: PIPELINE_MS });
  await press(page, button("Skip this step"));

  await tabTo(page, page.getByRole("textbox", { name: "Ideas, one a line" }));
  await page.keyboard.type("A lamp from a shipwreck");
  await press(page, button("Add 1 idea"));

  await expect(heading("Your studio is ready")).toBeVisible({ timeout: PIPELINE_MS });
  await page.reload();
  await press(page, link("See your first ten ideas"));
  await expect(page.getByRole("article")).toHaveCount(10, { timeout: PIPELINE_MS });
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(10, { timeout: PIPELINE_MS });
  await press(page, page.getByRole("button", { name: "Save Idea" }).first());
  await press(page, page.getByRole("link", { name: "Go to idea" }).first());
  for (const list of ["Titles", "Concepts"])
    await expect(page.getByRole("list", { name: list }).getByRole("listitem").first()).toBeVisible();
});
