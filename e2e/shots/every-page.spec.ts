import { test } from "@playwright/test";
import { pages } from "../pages.ts";
import { visit } from "../visit.ts";

for (const theme of ["dark", "light"] as const)
  for (const page of pages)
    test(`${page.name}, ${theme}`, async ({ page: tab }) => {
      await visit(tab, page, theme);
      await tab.screenshot({ path: `shots/${page.name}-${theme}.png`, fullPage: true, animations: "disabled" });
    });
