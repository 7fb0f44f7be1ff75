import type { Page } from "@playwright/test";
import type { PageToSee } from "./pages.ts";
import { signedInAs } from "./people.ts";

/** Opens a page as the person it is for, in a theme, and waits until it stands still. */
export async function visit(page: Page, { as, path }: PageToSee, theme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.addInitScript((chosen) => localStorage.setItem("studio-ui-theme", chosen), theme);
  const user = as ? await signedInAs(page, as) : undefined;
  const address = typeof path === "string" ? path : user ? path(user) : "/";
  await page.goto(address);
  await page.locator("h1, [role=dialog]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
