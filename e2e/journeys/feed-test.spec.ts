import { CLICK_MIN_MS } from "@coldopen/contract/feed-tests/schema";
import { expect, type Page, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

/** The demo's catalogue is created in the background after the first start. */
const CATALOGUE_MS = 240_000;

/** Clicks like a person: moves the mouse first. */
async function watch(page: Page, name: string | RegExp) {
  const card = page.getByRole("button", { name });
  await card.hover();
  // Faster clicks are not counted.
  await page.waitForTimeout(CLICK_MIN_MS);
  await card.click();
}

test("visitors without an account choose from a feed once each and are counted", async ({ page, browser, baseURL }) => {
  test.setTimeout(CATALOGUE_MS + 120_000);
  const user = await signedInAs(page, "demo");
  const scope = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const { request } = page;
  const made = await request.post("/api/v3/video-project", { data: { name: "The barrel sauna", ...scope }, headers });
  const { id: videoProjectId } = (await made.json()).data;
  const videos = async () => (await (await request.get("/api/idea/channel_video?items_per_page=2")).json()).results;
  await expect.poll(async () => (await videos()).length, { timeout: CATALOGUE_MS, intervals: [1000] }).toBe(2);
  const pictures = await videos();
  const options = [
    { optionType: "TITLE", content: "I built a sauna in a barrel" },
    ...pictures.map(({ thumb }: { thumb: string }) => ({ optionType: "THUMBNAIL", content: thumb })),
  ];
  for (const option of options) {
    const data = { ...option, videoProjectId, source: "user", description: null };
    expect((await request.post("/api/v3/video-project-option", { data, headers })).ok()).toBe(true);
  }

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(inFirstChannel(user, `projects/${videoProjectId}`));
  const section = page.getByRole("region", { name: "Feed tests" });
  await section.getByRole("button", { name: "New feed test" }).click();
  await page.getByRole("button", { name: "Start test" }).click();
  await expect(section.getByText("Too early to call: no one has answered yet.")).toBeVisible();
  await section.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: /^Link copied$/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guests = await browser.newContext({ userAgent: "A guest's browser" });
  const guest = await guests.newPage();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Show the videos" }).click({ timeout: 30_000 });
  await expect(guest.getByRole("main", { name: "Videos to choose from" }).getByRole("button")).toHaveCount(12);
  await guest.mouse.move(300, 300);
  await expect(guest.getByRole("button", { name: /I built a sauna in a barrel/ })).toHaveCount(1);
  await watch(guest, /I built a sauna in a barrel/);
  await expect(guest.getByText("Your choice was counted. You can close this page.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "You have taken part already" })).toBeVisible();

  await page.reload();
  await expect(section.getByText("Too early to call: the likely ranges overlap.")).toBeVisible();
  await expect(section.getByRole("row").nth(1)).toContainText("100.0%");
  // A reload does not change the link; replacing it takes a confirmation.
  await section.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: /^Link copied$/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await section.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Replace link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace link" }).click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Link replaced and copied" })).toBeVisible();
  const replaced = await page.evaluate(() => navigator.clipboard.readText());
  expect(replaced).not.toBe(link);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await section.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Revoke link" }).click();
  await expect(section.getByRole("button", { name: "New link" })).toBeVisible();
  await guest.goto(replaced);
  await expect(guest.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await guests.close();
});
