import { paths } from "@coldopen/contract/paths";
import type { Page } from "@playwright/test";
import { type Action, pointAt, settle } from "./timing.ts";

const SEARCH = "hours";
const DETAILS_ROUNDS = 8;
const OLD = "data-bench-old";
const LIST = /\/api\/idea\/channel_video\?/;

type Channel = { organizationId: string; channelUcid: string };

/** Actions of the list of outliers. */
export function outlierActions(page: Page, channel: Channel): Action[] {
  const cards = page.getByRole("article");
  const open = async (query: { source?: string } = {}) => {
    await page.goto(paths.outliers(channel, query));
    await cards.first().waitFor();
    await settle(page);
  };
  /** The list shows other cards than before. */
  async function newCards() {
    await page.evaluate((name) => {
      for (const card of document.querySelectorAll("article")) card.setAttribute(name, "");
    }, OLD);
    return { selector: `article:not([${OLD}])` };
  }
  return [
    {
      name: "switch tab",
      prepare: async () => {
        await open();
        const act = await pointAt(page.getByRole("tab", { name: "All results" }));
        return { act, result: await newCards(), requests: LIST };
      },
    },
    {
      name: "filter",
      prepare: async () => {
        await open({ source: "search" });
        await page.getByRole("button", { name: "Outlier index", exact: true }).click();
        // Until it is at its place, the panel would be scrolled to.
        await settle(page);
        const act = await pointAt(page.getByRole("button", { name: "10x", exact: true }));
        return { act, result: await newCards(), requests: LIST };
      },
    },
    {
      name: "search page",
      prepare: async () => {
        await open();
        await page.getByRole("combobox", { name: "Search outliers" }).fill(SEARCH);
        await page.getByRole("option").first().waitFor();
        await page.keyboard.press("Escape");
        await settle(page);
        return {
          act: () => page.keyboard.press("Enter"),
          from: "keydown",
          result: await newCards(),
          requests: LIST,
        };
      },
    },
    {
      name: "details",
      prepare: async (round) => {
        if (!page.url().endsWith(paths.outliers(channel))) await open();
        const heading = cards.nth(round % DETAILS_ROUNDS).getByRole("heading", { level: 3 });
        const text = (await heading.innerText()).trim();
        return {
          act: await pointAt(heading),
          result: { selector: '[role="dialog"]', text },
          after: async () => {
            await page.goBack();
            await page.getByRole("dialog").waitFor({ state: "hidden" });
          },
        };
      },
    },
  ];
}
