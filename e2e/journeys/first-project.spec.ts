import { expect, type Page, test } from "@playwright/test";

/** The set-up waits for the videos of a new channel. */
const PIPELINE_MS = 150_000;
const BRAINSTORM_MS = 90_000;

/** Clicks what has this label and is visible, as a person does who has never seen the studio. */
const click = (page: Page, name: string | RegExp, role: "button" | "link" = "button") =>
  page.getByRole(role, { name, exact: true }).first().click();

async function signUp(page: Page): Promise<void> {
  const email = `iris-${Date.now()}@example.com`;
  await page.goto("/");
  await click(page, "Sign up", "link");
  await page.getByLabel("First name").fill("Iris");
  await page.getByLabel("Last name").fill("Moreau");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("checkbox", { name: "I am 16 or older" }).check();
  await click(page, "Sign up");
  await click(page, "Open the demo mailbox", "link");
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await mail.getByRole("link", { name: "Open the link" }).click();
  await page.getByLabel("New password").fill("a quiet harbour at dawn");
  await click(page, "Confirm and continue");
}

async function connectChannel(page: Page): Promise<void> {
  await click(page, "Continue with Community");
  await click(page, "Start with Community");
  await page.getByLabel("Channel name").fill("Small Boats");
  await page.getByLabel("Handle").fill("smallboats");
  await click(page, "Connect channel");
  await click(page, "Skip set-up");
  await page.getByRole("link", { name: "Open the studio" }).click({ timeout: PIPELINE_MS });
}

/** Waits for the brainstorm of the open pane and makes its first result primary. */
async function makePrimary(page: Page): Promise<void> {
  const drawer = page.getByRole("complementary", { name: "Brainstorm" });
  await expect(drawer.getByText(/^[46] results/)).toBeVisible({ timeout: BRAINSTORM_MS });
  await drawer.getByRole("button", { name: "Make primary" }).first().click();
  await expect(page.getByText(/^Primary (title|concept|thumbnail) set$/).first()).toBeVisible();
}

test("a newcomer gets from sign-up to a title, a concept and a thumbnail by visible labels alone", async ({ page }) => {
  test.setTimeout(PIPELINE_MS + BRAINSTORM_MS * 3);
  await signUp(page);
  await connectChannel(page);

  await expect(page.getByRole("heading", { name: "What is your next video about?" })).toBeVisible();
  await page.getByRole("textbox", { name: "Message or idea" }).fill("I sail a bathtub across the bay");
  await click(page, "Title");
  await makePrimary(page);

  const drawer = page.getByRole("complementary", { name: "Brainstorm" });
  for (const pane of ["Concept", "Thumbnail"]) {
    await drawer.getByText(pane, { exact: true }).click();
    await drawer.getByRole("button", { name: "Brainstorm", exact: true }).click();
    await makePrimary(page);
  }
  await drawer.getByRole("button", { name: "Close", exact: true }).click();

  const made = page.getByRole("region", { name: "Primary package" });
  await expect(made.getByRole("img").first()).toBeVisible();
  for (const missing of ["No primary title", "No primary concept", "No primary thumbnail"])
    await expect(page.getByText(missing)).toBeHidden();
  for (const section of ["Titles", "Concepts"])
    await expect(page.getByRole("region", { name: section }).getByRole("radio", { checked: true })).toHaveCount(1);
});
