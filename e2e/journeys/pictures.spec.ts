import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { inFirstChannel, signedInAs } from "../people.ts";

const PICTURE = "web/src/assets/contact-sheet/forge.webp";

async function openNewProject(page: Page, baseURL: string | undefined) {
  const user = await signedInAs(page, "demo");
  const [place] = user.organizations;
  if (!place) throw new Error("The demo owner has no channel");
  const { organizationId, channel } = place;
  const made = await page.request.post("/api/v3/video-project", {
    data: { name: "The forge", organizationId, channelUCID: channel.ucid },
    headers: { origin: baseURL ?? "" },
  });
  await page.goto(inFirstChannel(user, `projects/${(await made.json()).data.id}`));
  const section = page.getByRole("region", { name: "Thumbnails" });
  await expect(section.getByText("No thumbnails yet.", { exact: false })).toBeVisible({ timeout: 40_000 });
  return { section, thumbnails: section.getByRole("list", { name: "Thumbnails" }).getByRole("listitem") };
}

/** A data transfer for paste and drop events. */
const heldIn = async (page: Page, name: string, type: string) =>
  page.evaluateHandle(
    ({ base64, ...file }) => {
      const held = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      held.items.add(new File([bytes], file.name, { type: file.type }));
      return held;
    },
    { base64: await readFile(PICTURE, "base64"), name, type },
  );

test("a thumbnail is uploaded, pasted and dropped, enlarged and downloaded", async ({ page, baseURL }) => {
  test.slow();
  const { section, thumbnails } = await openNewProject(page, baseURL);

  await section.getByRole("button", { name: "Upload" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload thumbnail" });
  await expect(dialog.getByText("jpeg, jpg, png, gif or webp up to 10MB")).toBeVisible();
  const add = dialog.getByRole("button", { name: "Add thumbnail" });
  await expect(add).toBeDisabled();

  await dialog.getByLabel("Choose a picture").setInputFiles("README.md");
  await expect(dialog.getByRole("alert")).toContainText("Upload failed");
  await expect(dialog.getByRole("alert")).toContainText("Choose a jpeg, png, gif or webp picture.");
  const notReally = { name: "words.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  await dialog.getByLabel("Choose a picture").setInputFiles(notReally);
  await expect(dialog.getByRole("alert")).toContainText("This can't be read");
  await expect(dialog.getByRole("button", { name: "Try Again" })).toBeVisible();

  await dialog.getByLabel("Choose a picture").setInputFiles(PICTURE);
  await expect(dialog.getByText("Uploaded")).toBeVisible();
  await add.click();
  await expect(thumbnails).toHaveCount(1);
  await expect(page.getByText("Thumbnail added")).toBeVisible();

  await section.focus();
  const pasted = await heldIn(page, "pasted.webp", "image/webp");
  await section.evaluate((target, clipboardData) => {
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);
  await expect(thumbnails).toHaveCount(2);

  await section.dispatchEvent("drop", { dataTransfer: await heldIn(page, "dropped.webp", "image/webp") });
  await expect(thumbnails).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(thumbnails).toHaveCount(2);

  await thumbnails.first().hover();
  await thumbnails.first().getByRole("button", { name: "Enlarge" }).click();
  const large = page.getByRole("dialog");
  const percent = large.getByRole("status").filter({ hasText: "%" });
  await expect(percent).toBeVisible();
  for (let times = 0; times < 6; times++) await page.keyboard.press("+");
  await expect(percent).not.toHaveText("100%");
  const overhang = await large.locator("img").evaluate((image) => {
    const [inside, around] = [image.getBoundingClientRect(), image.parentElement?.getBoundingClientRect()];
    return around && [around.left - inside.left, inside.right - around.right].map(Math.round);
  });
  expect(overhang?.[0]).toBeGreaterThan(0);
  expect(overhang?.[0]).toBe(overhang?.[1]);
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect(large.getByText("2 / 2")).toBeVisible();
  const download = page.waitForEvent("download");
  await large.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.webp$/);

  await page.reload();
  await expect(thumbnails).toHaveCount(2);
  await expect(thumbnails.first().locator("img")).toHaveAttribute("srcset", /size=small 320w/);
});

test("a person adds and removes a profile picture", async ({ page }) => {
  await signedInAs(page, "admin");
  await page.goto("/app/settings/profile");
  const form = page.getByRole("group", { name: "Profile picture" });
  await page.getByLabel("Choose a profile picture").setInputFiles(PICTURE);
  const dialog = page.getByRole("dialog", { name: "Choose what shows" });
  await dialog.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  await expect(dialog).toBeHidden();
  await expect(form.locator("img")).toHaveAttribute("src", /\/api\/users\/.*\/picture\?v=/);
  await expect.poll(() => form.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);

  await page.reload();
  await form.getByRole("button", { name: "Remove" }).click();
  await expect(form.locator("img")).toHaveCount(0);
});
