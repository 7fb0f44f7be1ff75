import { expect, type Page, test } from "@playwright/test";
import { wear } from "../visit.ts";

/** The set-up waits for the videos of a new channel. */
const PIPELINE_MS = 150_000;
const BRAINSTORM_MS = 90_000;
const MOBILE_WIDTH = 768;

/** npm test runs a desktop and a phone, test:hard all of them. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 640 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const everyScreen = SIZES.flatMap((viewport) =>
  (["dark", "light"] as const).map((theme) => ({ viewport, theme, deviceScaleFactor: 1 })),
);
const zoomed = { viewport: { width: 720, height: 450 }, theme: "dark", deviceScaleFactor: 2 } as const;
const phone = { viewport: { width: 390, height: 844 }, theme: "light", deviceScaleFactor: 1 } as const;
const screens = process.env.E2E_ALL_SCREENS ? [...everyScreen, zoomed] : [...everyScreen.slice(0, 1), phone];

/** Clicks what has this label and is visible, as a person does who has never seen the studio. */
const click = (page: Page, name: string | RegExp, role: "button" | "link" = "button") =>
  page.getByRole(role, { name, exact: true }).first().click();

/** Also in a narrow window nothing stands beside the page. */
async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
}

async function signUp(page: Page, name: string): Promise<void> {
  const email = `${name}@example.com`;
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

async function connectChannel(page: Page, handle: string): Promise<void> {
  await click(page, "Continue with Community");
  await click(page, "Start with Community");
  await page.getByLabel("Channel name").fill("Small Boats");
  await page.getByLabel("Handle").fill(handle);
  await click(page, "Connect channel");
  await click(page, "Skip set-up");
  await expect(page.getByRole("heading", { name: "Your set-up" })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Open the studio" }).click({ timeout: PIPELINE_MS });
}

/** Waits for the brainstorm of the open pane and makes its first result primary. */
async function makePrimary(page: Page): Promise<void> {
  const drawer = page.getByRole("complementary", { name: "Brainstorm" });
  await expect(drawer.getByText(/^[46] results/)).toBeVisible({ timeout: BRAINSTORM_MS });
  await drawer.getByRole("button", { name: "Make primary" }).first().click();
  await expect(page.getByText(/^Primary (title|concept|thumbnail) set$/).first()).toBeVisible();
}

for (const { theme, viewport, deviceScaleFactor } of screens)
  test.describe(`${theme} at ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport, deviceScaleFactor, colorScheme: theme });

    test("a newcomer gets from sign-up to a title, a concept and a thumbnail by visible labels alone", async ({
      page,
    }) => {
      test.setTimeout(PIPELINE_MS + BRAINSTORM_MS * 3);
      await page.goto("/");
      await wear(page, theme);
      if (viewport.width * deviceScaleFactor < MOBILE_WIDTH) await click(page, "I understand, proceed anyway");
      const name = `iris-${theme}-${viewport.width}-${Date.now()}`;
      await signUp(page, name);
      await connectChannel(page, name);

      await expect(page.getByRole("heading", { name: "What is your next video about?" })).toBeVisible();
      await page.getByRole("textbox", { name: "Message or idea" }).fill("I sail a bathtub across the bay");
      await expectNoOverflow(page);
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
  });
