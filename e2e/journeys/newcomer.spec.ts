import { expect, type Page, test } from "@playwright/test";
import { CATALOGUE_MS } from "../catalogue.ts";
import { press, tabTo, typeInto } from "../keyboard.ts";
import { wear } from "../visit.ts";

/** The set-up waits for the videos of a new channel, on a busy machine for minutes. */
const PIPELINE_MS = 400_000;
const PASSWORD = "a quiet harbour at dawn";

const SCREENS = [
  { theme: "dark", width: 1440, height: 900 },
  { theme: "light", width: 1024, height: 768 },
  { theme: "dark", width: 1024, height: 768 },
  { theme: "light", width: 1440, height: 900 },
] as const;
const screens = process.env.E2E_ALL_SCREENS ? SCREENS : SCREENS.slice(0, 1);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: true });
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits for a page, reloads it, and waits for the same page. */
async function reloadAt(page: Page, title: string | RegExp): Promise<void> {
  await expect(headingOf(page)).toHaveText(title, { timeout: PIPELINE_MS });
  const address = page.url();
  await page.reload();
  await expect(headingOf(page)).toHaveText(title, { timeout: PIPELINE_MS });
  expect(page.url()).toBe(address);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await press(page, link(page, "Sign up"));
  await typeInto(page, page.getByLabel("First name"), "Noor");
  await typeInto(page, page.getByLabel("Last name"), "Haddad");
  await typeInto(page, page.getByLabel("E-mail"), email);
  await press(page, page.getByRole("checkbox"), "Space");
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue("Haddad");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await tabTo(page, page.getByLabel("E-mail"));
  await page.keyboard.press("Enter");

  await reloadAt(page, "Check your mail");
  await expect(page.getByText(email)).toBeVisible();
  await press(page, link(page, "Open the demo mailbox"));
  await page.getByText(email).first().waitFor();
  await page.reload();
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await press(page, mail.getByRole("link", { name: "Open the link" }));

  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await typeInto(page, page.getByLabel("New password"), PASSWORD);
  await page.keyboard.press("Enter");
}

async function connectChannel(page: Page, handle: string): Promise<void> {
  await reloadAt(page, "This studio includes everything");
  await press(page, button(page, "Continue with Community"));
  await press(page, button(page, "Start with Community"));

  await expect(page.getByLabel("Channel name")).toBeVisible();
  await typeInto(page, page.getByLabel("Channel name"), "Copper Lantern");
  await typeInto(page, page.getByLabel("Handle"), handle);
  await page.reload();
  await expect(page.getByLabel("Channel name")).toHaveValue("Copper Lantern");
  await expect(page.getByLabel("Handle")).toHaveValue(handle);
  await tabTo(page, page.getByLabel("Handle"));
  await page.keyboard.press("Enter");
}

async function setUp(page: Page): Promise<void> {
  await reloadAt(page, "Set up Copper Lantern");
  await press(page, link(page, "Start"));
  await expect(page.getByRole("list").getByText("What your thumbnails share")).toBeVisible();
  await page.reload();
  await press(page, link(page, /^Continue/));

  await expect(headingOf(page)).toHaveText("Is this your channel?");
  const bio = page.getByRole("textbox", { name: "Bio" });
  await bio.waitFor({ timeout: PIPELINE_MS });
  await typeInto(page, bio, "We restore old lamps and show every step.");
  await page.reload();
  await expect(bio).toHaveValue("We restore old lamps and show every step.");
  await press(page, button(page, "Save and continue"));

  await reloadAt(page, "Who do you watch?");
  for (const followed of [1, 2, 3]) {
    const follow = button(page, "Follow creator").first();
    await follow.waitFor({ timeout: CATALOGUE_MS });
    await press(page, follow);
    await expect(page.getByText(`${followed} followed`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText("3 followed")).toBeVisible();
  await press(page, button(page, "Continue"));

  await reloadAt(page, "Who appears in your thumbnails?");
  await press(page, button(page, "Skip this step"));
  await reloadAt(page, "How should your thumbnails look?");
  await press(page, button(page, "Continue"));

  await expect(page.getByText(/^Pair 1 of/)).toBeVisible({ timeout: PIPELINE_MS });
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Pair 2 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Pair 2 of/)).toBeVisible({ timeout: PIPELINE_MS });
  await press(page, button(page, "Skip this step"));

  const ideas = page.getByRole("textbox", { name: "Ideas, one a line" });
  await typeInto(page, ideas, "A lamp from a shipwreck");
  await page.reload();
  await expect(ideas).toHaveValue("A lamp from a shipwreck");
  await press(page, button(page, "Add 1 idea"));
  await reloadAt(page, "Your studio is ready");
}

async function saveFirstIdea(page: Page): Promise<void> {
  await press(page, link(page, "See your first ten ideas"));
  const ideas = page.getByRole("article");
  await expect(ideas).toHaveCount(10, { timeout: PIPELINE_MS });
  await page.reload();
  await expect(ideas).toHaveCount(10, { timeout: PIPELINE_MS });
  await press(page, button(page, "Save Idea").first());
  await expect(page.getByText("Idea saved!")).toBeVisible();
  await press(page, link(page, "Go to idea").first());

  const made = page.getByRole("region", { name: "Primary package" });
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(made.getByRole("img").first()).toBeVisible({ timeout: PIPELINE_MS });
    for (const missing of ["No primary title", "No primary concept", "No primary thumbnail"])
      await expect(page.getByText(missing)).toBeHidden({ timeout: PIPELINE_MS });
    for (const list of ["Titles", "Concepts"])
      await expect(page.getByRole("list", { name: list }).getByRole("listitem").first()).toBeVisible();
  }
}

for (const { theme, width, height } of screens)
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme: theme });

    test("a newcomer goes by keyboard alone from sign-up to ten ideas and a first package, and reloads every page", async ({
      page,
    }) => {
      test.setTimeout(PIPELINE_MS * 3);
      await page.goto("/home");
      await wear(page, theme);
      const name = `noor-${theme}-${width}-${Date.now()}`;
      await signUp(page, `${name}@example.com`);
      await connectChannel(page, name);
      await setUp(page);
      await saveFirstIdea(page);
      await expect(page.locator("html")).toHaveClass(new RegExp(theme));
    });
  });
