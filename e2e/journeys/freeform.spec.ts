import { expect, type Locator, type Page, test } from "@playwright/test";
import { dropOn } from "../drag.ts";
import { inFirstChannel, signedInAs } from "../people.ts";

const GATES = ["STUDIO_FREEFORM_IDEATION_MULTIMODAL", "STUDIO_FREEFORM_IDEATION_TOOLBAR"];
const PICTURE = "web/src/assets/contact-sheet/forge.webp";

/** A new project with one title and free-form brainstorming enabled. */
async function newProject(page: Page, baseURL: string | undefined) {
  const user = await signedInAs(page, "demo");
  const [place] = user.organizations;
  if (!place) throw new Error("The demo owner has no channel");
  const { organizationId, channel } = place;
  const headers = { origin: baseURL ?? "" };
  for (const gate of GATES)
    await page.request.put(`/api/orgs/${organizationId}/labs/${gate}`, { data: { isOn: true }, headers });
  const made = await page.request.post("/api/v3/video-project", {
    data: { name: "The forge", organizationId, channelUCID: channel.ucid },
    headers,
  });
  const { id: videoProjectId } = (await made.json()).data;
  await page.request.post("/api/v3/video-project-option", {
    data: { content: "I Forged a Knife From a Railway Spike", optionType: "TITLE", source: "user", videoProjectId },
    headers,
  });
  return inFirstChannel(user, `projects/${videoProjectId}?pane=title`);
}

/** The targets are shown only while something is dragged. */
async function dragOnto(page: Page, item: Locator, target: RegExp) {
  await item.hover({ position: { x: 12, y: 12 } });
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await dropOn(page, page.getByRole("button", { name: target }));
}

test("a free request with a picture gives results that can be sent to other kinds", async ({ page, baseURL }) => {
  test.slow();
  await page.goto(await newProject(page, baseURL));
  await page.getByRole("button", { name: "In your own words", exact: true }).click();
  await page.getByLabel("Picture from this device").setInputFiles(PICTURE);
  const beside = page.getByRole("list", { name: "Attached" });
  await expect(beside.getByRole("listitem")).toHaveCount(1);
  await page
    .getByRole("textbox", { name: "What you want, in your own words" })
    .fill("Calm titles about forging a knife");
  await page.keyboard.press("Enter");
  const ideas = page.getByRole("list", { name: "In your own words" }).getByRole("listitem");
  await expect(page.getByText(/^6 results/)).toBeVisible({ timeout: 40_000 });
  await expect(ideas).toHaveCount(6);
  await expect(ideas.first()).toContainText(/forg/i);

  await dragOnto(page, ideas.nth(1), /^Attach /);
  await expect(beside.getByRole("listitem")).toHaveCount(2);

  await dragOnto(page, ideas.nth(2), /^Concepts from/);
  await expect(page).toHaveURL(/pane=concept/);
  await expect(page.getByText(/^6 results/)).toBeVisible({ timeout: 40_000 });

  const option = page.getByRole("list", { name: "Titles" }).getByRole("listitem").first();
  await dragOnto(page, option, /^Thumbnails from/);
  await expect(page).toHaveURL(/pane=thumbnail/);
  await expect(page.getByText(/^4 results/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("region", { name: "Starting from" })).toContainText(
    "I Forged a Knife From a Railway Spike",
  );

  await page.reload();
  await expect(beside.getByRole("listitem")).toHaveCount(2);
});
