import { expect, type Page, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

/** A new project's page, with its notes open for writing. */
async function newProject(page: Page): Promise<{ path: string; notes: () => Promise<string> }> {
  const user = await signedInAs(page, "demo");
  const [place] = user.organizations;
  if (!place) throw new Error("The demo owner has no channel");
  const scope = { organizationId: place.organizationId, channelUCID: place.channel.ucid };
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const made = await page.request.post("/api/v3/video-project", {
    data: { name: "Night walk", ...scope },
    headers: { origin },
  });
  const { id } = (await made.json()).data;
  const notes = async () =>
    (await page.request.get(`/api/v3/video-project/${id}/notes?${new URLSearchParams(scope)}`)).text();
  return { path: inFirstChannel(user, `projects/${id}`), notes };
}
const field = (page: Page) => page.getByRole("textbox", { name: "Notes" });

test("notes keep every word: typed offline, in a tab that crashes, and on leaving", async ({ page, context }) => {
  const { path, notes } = await newProject(page);
  await page.goto(path);
  await field(page).click();
  await page.keyboard.type("First light");
  await expect.poll(notes).toContain("First light");

  await context.setOffline(true);
  await page.keyboard.type(", then the ridge");
  await expect(page.getByText("Offline. Your text is kept on this device.")).toBeVisible();
  await page.keyboard.type(" and the river");
  await context.setOffline(false);
  await expect.poll(notes, { timeout: 40_000 }).toContain("First light, then the ridge and the river");

  await context.setOffline(true);
  await page.keyboard.type(", last words");
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
  await context.setOffline(false);
  expect(await notes()).not.toContain("last words");

  const again = await context.newPage();
  await again.goto(path);
  await expect(again.getByText("First light, then the ridge and the river, last words")).toBeVisible();
  await expect.poll(notes, { timeout: 40_000 }).toContain("last words");
});

test("someone else's notes are never written over without a word", async ({ page, context }) => {
  const { path, notes } = await newProject(page);
  await page.goto(path);
  await field(page).click();
  await page.keyboard.type("mine");
  await expect.poll(notes).toContain("mine");

  await page.route("**/notes?*", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await page.unroute("**/notes?*");
    const { version } = route.request().postDataJSON();
    const content = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "theirs" }] }] };
    const origin = new URL(page.url()).origin;
    const saved = await context.request.put(route.request().url(), { data: { version, content }, headers: { origin } });
    expect(saved.ok()).toBe(true);
    await route.continue();
  });
  await page.keyboard.type(" and more");
  await expect(page.getByText("These notes were changed elsewhere")).toBeVisible();
  expect(await notes()).toContain("theirs");
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect.poll(notes).toMatch(/theirs.*mine and more/);
});
