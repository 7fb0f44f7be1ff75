import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { z } from "zod";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

const Made = z.object({ images: z.array(z.object({ id: z.uuid(), url: z.string() })).min(1) });

/** Creates a project with one drawn thumbnail; `open` opens it in the editor. */
async function openEditor(page: Page, baseURL: string | undefined, open: (thumbnail: Locator) => Promise<void>) {
  const user = await signedInAs(page, "demo");
  const scope = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const { request } = page;
  const gate = `/api/orgs/${scope.organizationId}/labs/STUDIO_THUMBNAIL_EDITING`;
  await request.put(gate, { data: { isOn: true }, headers });
  const made = await request.post("/api/v3/video-project", { data: { name: "Across the ice", ...scope }, headers });
  const videoProjectId: string = (await made.json()).data.id;
  const drawn = await request.post("/api/executions/", {
    data: {
      metadata: { tracking: { runId: crypto.randomUUID(), ...scope, videoProjectId } },
      data: { pane: "thumbnail", option: "variations", input: "a cabin in the snow", numElementsToGenerate: 1 },
    },
    headers,
  });
  const [picture] = Made.parse(await drawn.json()).images;
  const option = {
    content: picture?.url,
    description: "a cabin in the snow",
    optionType: "THUMBNAIL",
    source: "system",
  };
  await request.post("/api/v3/video-project-option", { data: { ...option, videoProjectId }, headers });
  await page.goto(inFirstChannel(user, `projects/${videoProjectId}`));
  await open(page.getByRole("list", { name: "Thumbnails" }).getByRole("listitem").first());
  const dialog = page.getByRole("dialog", { name: "Thumbnail" });
  await expect(dialog.getByRole("button", { name: "Add Region" })).toBeVisible();
  const picturePixels = (url: string) => pixelsOf(page, request, url);
  const seen = async () => (await dialog.getByRole("img", { name: "a cabin in the snow" }).getAttribute("src")) ?? "";
  return { dialog, seen, picturePixels, original: picture?.url ?? "" };
}

/** The decoded pixels of a picture. */
const pixelsOf = async (page: Page, request: APIRequestContext, url: string) => {
  const answer = await request.get(url);
  const data = `data:${answer.headers()["content-type"]};base64,${(await answer.body()).toString("base64")}`;
  const text = await page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const { data: bytes } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    let coded = "";
    for (let at = 0; at < bytes.length; at += 30_000) coded += String.fromCharCode(...bytes.slice(at, at + 30_000));
    return btoa(coded);
  }, data);
  return Buffer.from(text, "base64");
};

type Box = { x: number; y: number; width: number; height: number };
function differing(one: Buffer, other: Buffer, { x, y, width, height }: Box) {
  const count = { inside: 0, outside: 0 };
  for (let at = 0; at < one.length; at += 4) {
    if (one.readUInt32LE(at) === other.readUInt32LE(at)) continue;
    const [px, py] = [(at / 4) % 1280, Math.floor(at / 4 / 1280)];
    count[px >= x && px < x + width && py >= y && py < y + height ? "inside" : "outside"]++;
  }
  return count;
}

async function boxOf(region: Locator): Promise<Box> {
  const label = (await region.getAttribute("aria-label")) ?? "";
  const [x = 0, y = 0, width = 0, height = 0] = label.split(":")[1]?.match(/\d+/g)?.map(Number) ?? [];
  return { x, y, width, height };
}

test("a region is placed by mouse, redrawn, undone, compared, labelled with text and saved", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { dialog, seen, picturePixels, original } = await openEditor(page, baseURL, async (thumbnail) => {
    await thumbnail.hover();
    await thumbnail.getByRole("button", { name: "Edit" }).click();
  });
  const button = (name: string | RegExp) => dialog.getByRole("button", { name });
  await expect(button("Saved to Backups")).toHaveAttribute("aria-disabled", "true");
  await button("Add Region").click();
  await page.keyboard.type("a red hot air balloon");

  const region = button(/^Region 1:/);
  const drag = async (target: Locator, dx: number, dy: number) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("Nothing to drag");
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx / 2, from.y + dy / 2);
    await page.mouse.move(from.x + dx, from.y + dy);
    await page.mouse.up();
  };
  await drag(region, 120, -60);
  const moved = await boxOf(region);
  expect([moved.width, moved.height]).toEqual([360, 360]);
  expect(moved.x).toBeGreaterThan(600);
  await drag(button("Resize from the bottom right"), 30, 40);
  const placed = await boxOf(region);
  expect(placed.width).toBeGreaterThan(360);
  expect(placed.height).toBeGreaterThan(400);

  await button("Apply").click();
  await expect(dialog.getByText("2 of 2")).toBeVisible({ timeout: 60_000 });
  const applied = await seen();
  await expect(dialog.getByPlaceholder("Describe what you want to add...")).toBeFocused();
  const [before, after] = [await picturePixels(original), await picturePixels(applied)];
  expect(differing(before, after, placed).inside).toBeGreaterThan(2_000);

  await button("Undo").click();
  expect(await seen()).toBe(original);
  expect(await boxOf(region)).toEqual(placed);
  await button("Redo").click();
  expect(await seen()).toBe(applied);
  await button("Compare with the version before").click();
  await expect(dialog.getByRole("slider", { name: "Show more of the version before" })).toBeVisible();
  await button("Compare with the version before").click();

  await dialog.getByRole("tab", { name: "Text" }).click();
  await button("Add text").click();
  await dialog.getByRole("textbox", { name: "Text" }).fill("DAY 9");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("4 of 4")).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole("textbox", { name: "Text" }).fill("NINE DAYS ON THE ICE WITHOUT A PHONE OR HEAT");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("5 of 5")).toBeVisible({ timeout: 30_000 });
  await expect(button("Delete text")).toBeInViewport({ ratio: 1 });
  await button("Save to Backups").click();
  await expect(button("Saved to Backups")).toHaveAttribute("aria-disabled", "true");
  await button("Cancel").click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Thumbnails" }).getByRole("listitem")).toHaveCount(2);
});

test("the editor works by keyboard alone and its versions survive a reload", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { dialog, seen, picturePixels } = await openEditor(page, baseURL, async (thumbnail) => {
    await thumbnail.getByRole("button", { name: "Edit" }).focus();
    await page.keyboard.press("Enter");
  });
  const description = dialog.getByPlaceholder(/^Describe/);
  await expect(description).toBeFocused();
  const region = dialog.getByRole("button", { name: /^Region 1:/ });
  const apply = async (words: string, versions: string) => {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Add Region" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(description).toBeFocused();
    await page.keyboard.type(words);
    for (let steps = 0; steps < 6 && !(await region.evaluate((one) => one === document.activeElement)); steps++)
      await page.keyboard.press("Shift+Tab");
    await expect(region).toBeFocused();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "Shift+ArrowDown", "Shift+ArrowRight"])
      await page.keyboard.press(key);
    const box = await boxOf(region);
    expect(box).toEqual({ x: 480, y: 170, width: 370, height: 370 });
    for (let steps = 0; steps < 6 && !(await description.evaluate((one) => one === document.activeElement)); steps++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(versions)).toBeVisible({ timeout: 60_000 });
    return box;
  };
  await apply("a dog", "2 of 2");
  const first = await seen();
  await expect(description).toBeFocused();
  const box = await apply("a red balloon", "3 of 3");
  const change = differing(await picturePixels(first), await picturePixels(await seen()), box);
  expect(change.outside).toBe(0);
  expect(change.inside).toBeGreaterThan(2_000);

  await page.reload();
  await expect(dialog.getByText("3 of 3")).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Download" }).focus();
  await page.keyboard.press("Control+z");
  expect(await seen()).toBe(first);

  await page.keyboard.press("Escape");
  const asked = page.getByRole("alertdialog", { name: "Leave the editor?" });
  await expect(asked.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
});
