import { expect, type Page, type Route, test } from "@playwright/test";
import { PASSWORD, signedInAs } from "../people.ts";

const words = (page: Page) => page.locator("#root[inert] h1");

/** A studio that is busy sends its page without words. */
const openWithWords = (page: Page) =>
  expect(async () => {
    await page.goto("/", { waitUntil: "commit" });
    await expect(words(page)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });

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

// A machine that is too busy to draw in time is asked again.
test.slow();

test("the first screen comes with its words, and its script moves none of them", async ({ page, baseURL }) => {
  await signedInAs(page, "demo");
  await page.context().addCookies([{ name: "sidebar_state", value: "false", url: baseURL ?? "" }]);
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/assets/*.js", (route) => (isHolding ? void held.push(route) : route.continue()));
  await openWithWords(page);
  await expect(page.getByText("Living on a Floating Cabin")).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveAttribute("data-state", "collapsed");
  const before = await places(page);
  isHolding = false;
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect(page.locator("#root:not([inert]) h1")).toBeVisible();
  await expect(page.getByText("We Bought a Train Car for $1")).toBeVisible();
  expect((await places(page)).slice(0, before.length)).toEqual(before);
  await page.getByRole("textbox", { name: "Idea" }).fill("A raft of barrels");
  await expect(page.getByRole("button", { name: "Concept" })).toBeEnabled();
});

test("everyone's words are their own", async ({ browser }) => {
  const open = async (person: "demo" | "rival") => {
    const page = await (await browser.newContext()).newPage();
    const { firstName, lastName } = await signedInAs(page, person);
    await page.route("**/assets/*.js", (route) => route.abort());
    await openWithWords(page);
    const seen = await page.locator("#root").innerText();
    await page.context().close();
    return { name: `${firstName} ${lastName}`, seen };
  };
  const one = await open("demo");
  const other = await open("rival");
  expect([one.seen.includes(one.name), one.seen.includes(other.name)]).toEqual([true, false]);
  expect([other.seen.includes(other.name), other.seen.includes(one.name)]).toEqual([true, false]);
});

test("what is typed before the script runs is kept, and sent by it; a link takes along what the address brought", async ({
  page,
}) => {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/assets/*.js", (route) => (isHolding ? void held.push(route) : route.continue()));
  await page.goto("/home?utm_source=friend", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/auth/signup?utm_source=friend");
  await page.goto("/home?utm_source=friend", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("demo@coldopen.test");
  await page.getByLabel("Password").fill(PASSWORD.slice(0, -1));
  await page.getByLabel("Password").press("Enter");
  expect(new URL(page.url()).search).toBe("?utm_source=friend");
  isHolding = false;
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await expect(page.getByRole("alert")).toHaveText(
    "That e-mail and password don't match. Try again or reset your password.",
  );
  await page.keyboard.type(PASSWORD.slice(-1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/chat$/);
});
