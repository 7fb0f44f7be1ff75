import { readFile } from "node:fs/promises";
import { StoredPicture } from "@coldopen/contract/pictures/schema";
import { expect, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

/** A picture with words in the corner of the duration, so that there is a recommendation. */
const PICTURE = "server/demo/bunker.webp";

test("recommendations are applied, scored again, undone, redone and saved", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const user = await signedInAs(page, "demo");
  const scope = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const { request } = page;
  const sent = await request.post(`/api/pictures?${new URLSearchParams(scope)}`, {
    headers: { ...headers, "content-type": "image/webp" },
    data: await readFile(PICTURE),
  });
  const picture = StoredPicture.parse(await sent.json());
  const made = await request.post("/api/v3/video-project", { data: { name: "The bunker", ...scope }, headers });
  const { id: videoProjectId } = (await made.json()).data;
  const option = { optionType: "THUMBNAIL", content: picture.url, description: "a bunker", source: "user" };
  await request.post("/api/v3/video-project-option", { data: { ...option, videoProjectId }, headers });

  await page.goto(inFirstChannel(user, `projects/${videoProjectId}`));
  const thumbnails = page.getByRole("list", { name: "Thumbnails" }).getByRole("listitem");
  await thumbnails.first().hover();
  await thumbnails.first().getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Thumbnail" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  await dialog.getByRole("group", { name: "Mode" }).getByRole("button", { name: "Score" }).click();

  const points = dialog.getByText(/^\d+(\.\d)? of 10$/);
  await expect(points).toBeVisible({ timeout: 60_000 });
  const score = async () => Number.parseFloat(await points.innerText());
  const seen = dialog.getByRole("img", { name: "a bunker" });
  const before = await score();
  await button("Apply recommendations").click();
  const review = page.getByRole("dialog", { name: "Before and after" });
  await expect(review.getByRole("img", { name: "After" })).toBeVisible({ timeout: 60_000 });
  await review.getByRole("button", { name: "Keep the original" }).click();
  await expect(review).toBeHidden();
  expect(await score()).toBe(before);
  await button("Apply recommendations").click();
  await review.getByRole("button", { name: "Apply changes" }).click({ timeout: 60_000 });
  await expect(dialog.getByText("Recommendations have been applied!")).toBeVisible({ timeout: 60_000 });
  await expect(seen).not.toHaveAttribute("src", picture.url);
  const improved = (await seen.getAttribute("src")) ?? "";
  expect(await score()).toBeGreaterThan(before);
  await expect(dialog.getByRole("region", { name: "What was found" })).toBeFocused();

  await button("Undo").click();
  await expect(seen).toHaveAttribute("src", picture.url);
  expect(await score()).toBe(before);
  await button("Redo").click();
  await expect(seen).toHaveAttribute("src", improved);
  await button("Save to Backups").click();
  await expect(button("Saved to Backups")).toHaveAttribute("aria-disabled", "true");
  await button("Cancel").click();
  await expect(dialog).toBeHidden();
  await expect(thumbnails).toHaveCount(2);

  await thumbnails.first().hover();
  await thumbnails.first().getByRole("button", { name: "Edit" }).click();
  await expect(dialog.getByText("0 of 3")).toBeVisible();
  await expect(button("Undo")).toBeDisabled();
});
