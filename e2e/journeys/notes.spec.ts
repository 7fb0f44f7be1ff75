import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

/** Opens the page of a new project and reads its notes from the server. */
async function newProject(page: Page, { request }: BrowserContext, baseURL: string | undefined) {
  const user = await signedInAs(page, "demo");
  const scope = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const made = await request.post("/api/v3/video-project", { data: { name: "Night walk", ...scope }, headers });
  const { id } = (await made.json()).data;
  const address = `/api/v3/video-project/${id}/notes?${new URLSearchParams(scope)}`;
  return {
    open: async (gate: string) => {
      const switched = await request.put(`/api/orgs/${scope.organizationId}/labs/${gate}`, {
        data: { isOn: true },
        headers,
      });
      expect(switched.ok()).toBe(true);
    },
    path: inFirstChannel(user, `projects/${id}`),
    stored: async () => (await request.get(address)).text(),
    /** A save by another tab or person. */
    saveFromElsewhere: async (text: string) => {
      const { version } = await (await request.get(address)).json();
      const content = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
      expect((await request.put(address, { data: { version, content }, headers })).ok()).toBe(true);
    },
  };
}
const field = (page: Page) => page.getByRole("textbox", { name: "Notes" });
/** Notes are read-only until Edit is pressed, unless a draft was restored. */
async function startEditing(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Notes" }).getByRole("button", { name: "Edit", exact: true }).click();
  await field(page).click();
}

const WORDS = "ridge river lantern tide barrel ember harbour window ladder engine winter kettle".split(" ");

/** Typing varies with the number of the repetition. */
function typist(page: Page, seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  return async (start: string): Promise<string> => {
    const words = Array.from({ length: 1 + below(6) }, () => WORDS[below(WORDS.length)]);
    const text = [start, ...words].join(" ");
    await page.keyboard.type(text, { delay: below(30) });
    return text;
  };
}

test("notes lose no text that was typed offline or in a crashed tab", async ({ page, context, baseURL }, run) => {
  test.setTimeout(180_000);
  const { path, stored } = await newProject(page, context, baseURL);
  const type = typist(page, run.repeatEachIndex + 1);
  await page.goto(path);
  await startEditing(page);
  let typed = await type("First light");
  await expect(field(page).locator("p").first()).toHaveCSS("outline-style", "dashed");
  await expect.poll(stored).toContain(typed);

  await context.setOffline(true);
  typed += await type(", then the ridge");
  await expect(page.getByText("Offline. Your text is stored on this device.")).toBeVisible();
  typed += await type(" and the river");
  await context.setOffline(false);
  await expect.poll(stored, { timeout: 40_000 }).toContain(typed);

  await context.setOffline(true);
  typed += await type(", last words");
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  await context.setOffline(false);
  expect(await stored()).not.toContain("last words");

  const again = await context.newPage();
  await again.goto(path);
  await expect(again.getByText(typed)).toBeVisible({ timeout: 40_000 });
  await expect.poll(stored, { timeout: 40_000 }).toContain(typed);
});

test("a save by someone else is not overwritten without a conflict", async ({ page, context, baseURL }, run) => {
  test.setTimeout(120_000);
  const { path, stored, saveFromElsewhere } = await newProject(page, context, baseURL);
  const type = typist(page, run.repeatEachIndex + 1);
  await page.goto(path);
  await startEditing(page);
  const mine = await type("mine");
  await expect.poll(stored).toContain(mine);
  // The next save is on its way while someone else saves.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = page.waitForRequest((request) => request.method() === "PUT" && request.url().includes("/notes"));
  await page.route("**/notes?*", async (route) => {
    if (route.request().method() === "PUT") await released;
    await route.continue();
  });
  const more = await type(" and more");
  await sent;
  await saveFromElsewhere("theirs");
  release();
  await expect(page.getByText("These notes were changed elsewhere")).toBeVisible();
  expect(await stored()).toContain("theirs");
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect.poll(stored).toMatch(new RegExp(`theirs.*${mine}${more}`));
});

test("one of two tabs edits, the other shows it and continues when the first is closed", async ({
  page,
  context,
  baseURL,
}, run) => {
  test.setTimeout(120_000);
  const { path, stored } = await newProject(page, context, baseURL);
  await page.goto(path);
  await startEditing(page);
  const first = await typist(page, run.repeatEachIndex + 1)("one tab");
  await expect.poll(stored).toContain(first);
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByText(first)).toBeVisible();
  await expect(other.getByText("You are editing this in another tab.")).toBeVisible();
  const edit = other.getByRole("region", { name: "Notes" }).getByRole("button", { name: "Edit", exact: true });
  await expect(edit).toBeHidden();
  await page.close();
  await edit.click({ timeout: 40_000 });
  await field(other).click();
  await other.keyboard.press("Control+End");
  const second = await typist(other, run.repeatEachIndex + 2)(" and the other");
  await expect.poll(stored).toContain(first + second);
});

test("an uploaded document becomes notes and one undo removes it", async ({ page, context, baseURL }) => {
  const { path, stored, open } = await newProject(page, context, baseURL);
  await open("STUDIO_PROJECT_NOTES_FILE_UPLOAD");
  await page.goto(path);
  await startEditing(page);
  await page.keyboard.type("Before.");
  const choose = page.getByLabel("Choose a document");
  const script = "# Script\n\n- dawn\n- [the river](https://example.com/river)\n";
  await choose.setInputFiles({ name: "script.md", mimeType: "", buffer: Buffer.from(script) });
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("heading", { name: "Script" })).toBeVisible();
  await expect(notes.getByRole("link", { name: "the river" })).toBeVisible();
  await expect.poll(stored).toMatch(/Before\..*Script.*dawn/);

  await notes.getByRole("button", { name: "Undo" }).click();
  await expect(notes.getByRole("heading", { name: "Script" })).toBeHidden();
  await expect(field(page)).toHaveText("Before.");

  await choose.setInputFiles({ name: "brief.pdf", mimeType: "", buffer: Buffer.from("no pdf at all") });
  await expect(page.getByText("Upload failed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
});
