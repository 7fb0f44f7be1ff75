import { expect, type Page, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";
import { payloads } from "./payloads.ts";
import { poison } from "./poison.ts";
import { poisonAnswers, poisonStream } from "./poison-words.ts";
import { isRefused, seed } from "./seed.ts";

const encoded = encodeURIComponent(payloads[6] ?? "");

/** Records every effect that a payload could have on a page. */
async function watched(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on("dialog", (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("hit", (what = "hit") => found.push(String(what)));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      Reflect.get(window, "hit")(`${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`),
    );
  });
  return found;
}

/** Attributes that would run when clicked, and elements that were created from text. */
const cameAlive = (page: Page) =>
  page.evaluate(() => {
    const lively = ["href", "xlink:href", "action", "formaction", "src", "data", "srcdoc"].flatMap((name) =>
      [...document.querySelectorAll(`[${CSS.escape(name)}]`)].filter((element) => {
        const address = (element.getAttribute(name) ?? "").replace(/[\s\p{Cc}]/gu, "").toLowerCase();
        return /^(javascript|vbscript|data:text)/.test(address) || name === "srcdoc";
      }),
    );
    const marked = [
      ...document.querySelectorAll("[data-hit], [onerror], [onload], [onfocus], [onclick], marquee, base"),
    ];
    return [...lively, ...marked].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/** Number of payloads visible as text. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea")].map((field) => Reflect.get(field, "value"));
    return [document.body?.innerText, ...fields].join("\n").split("hit()").length - 1;
  });

/** Navigates without a reload, like a link of the application. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

// A trace of this much text takes longer than the test.
test.use({ trace: "off" });

test("payloads in texts have no effect on any screen", async ({ page, context, baseURL }) => {
  test.setTimeout(240_000);
  const found = await watched(page);
  const user = await signedInAs(page, "rival");
  const { projectId } = await seed(page.request, user, baseURL ?? "");
  for (const address of [
    "javascript:hit()",
    "data:text/html,<script>hit()</script>",
    " JaVaScRiPt:hit()",
    "vbscript:hit()",
  ])
    expect(await isRefused(page.request, user, baseURL ?? "", projectId, address)).toEqual([400, 400, 400, 400]);
  await poison(page);
  await poisonAnswers(page);
  await poisonStream(page);

  const project = inFirstChannel(user, `projects/${projectId}`);
  /** Pages, with the number of payloads that must be visible on each. */
  const screens: [string, number][] = [
    [inFirstChannel(user, "projects?status=in_development"), 20],
    [inFirstChannel(user, "projects?layout=grid&status=in_development"), 10],
    [project, 250],
    [`${project}?pane=title`, 400],
    ["/app/chat", 3],
    [inFirstChannel(user, "calendar"), 3],
    [inFirstChannel(user, "outliers"), 10],
    [inFirstChannel(user, "outliers?layout=table"), 10],
    [inFirstChannel(user, `outliers?search=${encoded}`), 10],
    [inFirstChannel(user, "saved-items"), 10],
    [inFirstChannel(user, "saved-items?layout=list"), 10],
    [inFirstChannel(user, "settings/channel"), 10],
    [inFirstChannel(user, "settings/following"), 40],
    [inFirstChannel(user, "settings/team"), 4],
    [inFirstChannel(user, "settings/labs"), 10],
    ["/app/settings/profile", 4],
    [`/auth/error?reason=${encoded}`, 1],
    [`/auth/new-channel-already-in-org?organization=${encoded}`, 1],
  ];
  const silent: string[] = [];
  for (const [screen, least] of screens) {
    // Navigates inside the application, since answers embedded in a loaded page bypass the poisoned API routes.
    if (screen.includes("/projects") || !screen.startsWith("/app/")) await page.goto(screen, { waitUntil: "commit" });
    else await goInside(page, screen);
    await expect.poll(() => shown(page), { message: screen, timeout: 60_000 }).toBeGreaterThanOrEqual(least);
    expect(await cameAlive(page), screen).toEqual([]);
    if (found.length > 0) silent.push(`${screen}: ${found.splice(0).join(", ")}`);
  }

  await page.goto(`${project}?pane=title`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Rephrase", exact: true }).click();
  const streamed = page.getByRole("list", { name: /^Rephrase/ });
  await expect
    .poll(async () => (await streamed.innerText()).split("hit()").length, { timeout: 60_000 })
    .toBeGreaterThan(80);
  await expect(page.getByText("Not all ideas were made")).toBeVisible();
  expect(await cameAlive(page), "streamed ideas").toEqual([]);

  await goInside(page, inFirstChannel(user, "outliers"));
  await expect(async () => {
    await page.getByRole("article").first().getByRole("heading").click({ timeout: 2_000 });
    await expect(page.getByRole("dialog", { name: "Video details" })).toContainText("hit()", { timeout: 2_000 });
  }).toPass();
  expect(await cameAlive(page), "video details").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Search outliers" }).fill("script");
  await expect(page.getByRole("option").first()).toContainText("hit()");
  expect(await cameAlive(page), "suggestions").toEqual([]);

  await context.clearCookies();
  await page.goto(`/t/${"a".repeat(43)}`);
  await page.getByRole("button", { name: "Show the videos" }).click();
  await expect(page.getByRole("main", { name: "Videos to choose from" })).toContainText("hit()");
  expect(await cameAlive(page), "feed test").toEqual([]);
  expect([...silent, ...found]).toEqual([]);
});
