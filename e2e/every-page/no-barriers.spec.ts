import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { takeShare } from "../../server/src/testing/test-share.ts";
import { CATALOGUE_MS } from "../catalogue.ts";
import { pages } from "../pages.ts";
import { visit, wear } from "../visit.ts";

/** Rules that a change of theme can violate. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** `npm test` checks one in this many pages. */
const SHARES = 8;

for (const page of takeShare(pages, SHARES, ({ name }) => `page ${name}`))
  test(`${page.name}: has no serious accessibility violation in dark or light and none of the content security policy`, async ({
    page: tab,
  }) => {
    test.setTimeout(CATALOGUE_MS + 60_000);
    const complaints: string[] = [];
    tab.on("console", (message) => {
      if (message.type() === "error" && /Content.Security.Policy|Refused to/i.test(message.text()))
        complaints.push(message.text());
    });
    tab.on("pageerror", (error) => complaints.push(String(error)));
    await visit(tab, page, "dark");
    expect(await barriers(tab)).toEqual([]);
    await wear(tab, "light");
    await expect(tab.locator("html.light")).toBeAttached();
    expect(await barriers(tab, COLOUR_RULES)).toEqual([]);
    expect(complaints).toEqual([]);
  });

async function barriers(tab: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode: without cross-origin frames, results need not be merged in a second tab.
  const axe = new AxeBuilder({ page: tab }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}
