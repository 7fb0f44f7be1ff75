import { PRELOADED_ANSWERS } from "@coldopen/contract/kernel/address";
import { expect, test } from "@playwright/test";
import { signedInAs } from "../people.ts";

const MAX_LAYOUT_SHIFT = 0.02;

test("the first screen renders from the answers in its page without layout shift", async ({ page }) => {
  await signedInAs(page, "demo");
  const lists: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v3/video-project?")) lists.push(request.url());
  });
  // A server too busy to collect the answers in time sends the page without them.
  await expect(async () => {
    lists.length = 0;
    const response = await page.goto("/");
    expect(await response?.text()).toContain(PRELOADED_ANSWERS);
  }).toPass({ timeout: 45_000 });
  await expect(page.getByRole("heading", { name: "Idea projects" })).toBeVisible();
  await expect(page.getByText("We Bought a Train Car for $1")).toBeVisible();
  expect(lists).toEqual([]);
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(
          list
            .getEntries()
            .reduce((sum, entry) => sum + ("value" in entry && typeof entry.value === "number" ? entry.value : 0), 0),
        ),
      ).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
    });
  });
  expect(shift).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await page.getByRole("textbox", { name: "Message or idea" }).fill("A raft of barrels");
  await expect(page.getByRole("button", { name: "Concept", exact: true })).toBeEnabled();
});

test("a page contains only the answers of its own user", async ({ browser }) => {
  const open = async (person: "demo" | "rival") => {
    const context = await browser.newContext();
    const { firstName, lastName } = await signedInAs(await context.newPage(), person);
    let html = "";
    await expect(async () => {
      html = await (await context.request.get("/")).text();
      expect(html).toContain(PRELOADED_ANSWERS);
    }).toPass({ timeout: 20_000 });
    await context.close();
    return { names: [firstName, lastName], html };
  };
  const [one, other] = [await open("demo"), await open("rival")];
  const holds = (html: string, [first = "", last = ""]: string[]) =>
    html.includes(`"firstName":"${first}"`) && html.includes(`"lastName":"${last}"`);
  expect([holds(one.html, one.names), holds(one.html, other.names)]).toEqual([true, false]);
  expect([holds(other.html, other.names), holds(other.html, one.names)]).toEqual([true, false]);
});
