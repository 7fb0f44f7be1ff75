import { expect, type Page, type Route, test } from "@playwright/test";
import { signedInAs } from "../people.ts";

const words = (page: Page) => page.locator("#root[inert] h1");

/** A studio that is busy sends its page without words. */
const openWithWords = (page: Page) =>
  expect(async () => {
    await page.goto("/", { waitUntil: "commit" });
    await expect(words(page)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 50_000 });

/** Where everything stands; what loads later comes below. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll("#root :is(h1, h2, h3, p, a, button, img, textarea)")]
      .filter((element) => !element.closest("[aria-labelledby=dashboard-followed]"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.textContent} ${x} ${y} ${width} ${height}`;
      });
  });

for (const sidebar of ["true", "false"])
  test(`the first screen comes with its words, and its script moves none of them: sidebar ${sidebar}`, async ({
    page,
    baseURL,
  }) => {
    await signedInAs(page, "demo");
    await page.context().addCookies([{ name: "sidebar_state", value: sidebar, url: baseURL ?? "" }]);
    const held: Route[] = [];
    let isHolding = true;
    await page.route("**/assets/*.js", (route) => (isHolding ? void held.push(route) : route.continue()));
    await openWithWords(page);
    await expect(page.getByText("Living on a Floating Cabin")).toBeVisible();
    const before = await places(page);
    isHolding = false;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await expect(page.locator("#root:not([inert]) h1")).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.getByRole("textbox", { name: "Idea" }).fill("A raft of barrels");
    await expect(page.getByRole("button", { name: "Concept" })).toBeEnabled();
  });

test("everyone's words are their own", async ({ browser }) => {
  const pages = await Promise.all(
    (["demo", "rival", "member"] as const).map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      return { page, user: await signedInAs(page, person) };
    }),
  );
  await Promise.all(
    pages.map(async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await openWithWords(page);
    }),
  );
  for (const { page, user } of pages) {
    const name = (one: typeof user) => `${one.firstName} ${one.lastName}`;
    const seen = await page.locator("#root").innerText();
    for (const { user: other } of pages) expect(seen.includes(name(other))).toBe(other === user);
    await page.context().close();
  }
});
