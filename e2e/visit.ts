import type { Page } from "@playwright/test";
import type { PageToSee } from "./pages.ts";
import { signedInAs } from "./people.ts";

type Theme = "dark" | "light";
const THEME_KEY = "studio-ui-theme";

/** Opens a page as its person in a theme and waits until it is stable. */
export async function visit(page: Page, { as, path, open }: PageToSee, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [THEME_KEY, theme] as const);
  const user = as ? await signedInAs(page, as) : undefined;
  const address = typeof path === "string" ? path : user ? path(user) : "/";
  await page.goto(address);
  await page.locator("#root h1, [role=dialog]").first().waitFor();
  await open?.(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Changes the theme of an open page, as another tab would. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(
    ([key, chosen]) => {
      localStorage.setItem(key, chosen);
      dispatchEvent(new StorageEvent("storage", { key, newValue: chosen }));
    },
    [THEME_KEY, theme] as const,
  );
}

/** Opens a page of the settings from anywhere in the studio. */
export async function openSettings(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
}
