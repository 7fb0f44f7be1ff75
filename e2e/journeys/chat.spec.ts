import { expect, type Page, test } from "@playwright/test";
import { signedInAs } from "../people.ts";

const ANSWER_MS = 60_000;

async function openChat(page: Page) {
  await signedInAs(page, "demo");
  await page.goto("/app/chat");
}

const answered = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: "Answer ready" })).toBeAttached({ timeout: ANSWER_MS });

test("titles are asked for, one is made shorter, drawn and saved with its thumbnail to a new project", async ({
  page,
}) => {
  test.slow();
  await openChat(page);
  await page.getByRole("textbox", { name: "Message or idea" }).fill("Give me five titles about a raft cabin");
  await page.getByRole("button", { name: "Send" }).click();
  const titles = page.getByRole("list", { name: "Titles" });
  await expect(titles.first().locator(":scope > li")).toHaveCount(5, { timeout: ANSWER_MS });
  await answered(page);

  const box = page.getByRole("textbox", { name: "Message", exact: true });
  await box.fill("make the third shorter, draw thumbnails for it and save both to a new project");
  await page.keyboard.press("Enter");
  const draft = page.getByRole("article", { name: "Assistant" }).last().getByRole("button", { name: "Create" });
  await expect(draft).toBeVisible({ timeout: ANSWER_MS });

  await page.reload();
  await expect(titles.first().locator(":scope > li")).toHaveCount(5);
  await page.getByRole("button", { name: "Create" }).last().click();
  await page.getByRole("link", { name: "Open project" }).click();
  await expect(page).toHaveURL(/\/projects\//);
  await expect(page.getByRole("list", { name: "Titles" }).getByRole("listitem")).toHaveCount(1);
});

test("a conversation of the demo is found, renamed and continued after a reload", async ({ page }) => {
  await openChat(page);
  await page.getByRole("searchbox", { name: "Search chats" }).fill("lookout");
  await page.getByRole("link", { name: "Titles for the fire lookout" }).click();
  await expect(page.getByText("Five titles. Three of them name the seven days")).toBeVisible();
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Three concepts for the first one");
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(page.getByRole("list", { name: "Concepts" }).last().locator(":scope > li")).toHaveCount(3, {
    timeout: ANSWER_MS,
  });
});

test("an answer survives a lost network, and another tab follows it", async ({ page, context }) => {
  test.slow();
  await openChat(page);
  await page.getByRole("textbox", { name: "Message or idea" }).fill("Give me two packages about a night train");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible({ timeout: ANSWER_MS });
  const network = await context.newCDPSession(page);
  const setOffline = (offline: boolean) =>
    network.send("Network.emulateNetworkConditions", {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    });
  await setOffline(true);

  const other = await context.newPage();
  await other.goto(page.url());
  const packages = (tab: Page) => tab.getByRole("list", { name: "Packages" }).locator(":scope > li");
  const end = (tab: Page) => tab.getByText(/^2 packages ·/);
  await expect(end(other)).toBeVisible({ timeout: ANSWER_MS });
  await setOffline(false);
  await expect(end(page)).toBeVisible({ timeout: ANSWER_MS });
  const expected = await packages(other).allInnerTexts();
  await expect.poll(() => packages(page).allInnerTexts()).toEqual(expected);

  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Three concepts for the first one");
  await page.keyboard.press("Enter");
  await expect(other.getByRole("list", { name: "Concepts" }).locator(":scope > li")).toHaveCount(3, {
    timeout: ANSWER_MS,
  });
});
