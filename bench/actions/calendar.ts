import { paths } from "@coldopen/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { type Action, settle } from "./timing.ts";

const STEPS = 8;

type Channel = { organizationId: string; channelUcid: string };

async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error("The target of the drag is not visible");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A project is dragged to another day; timed from the drop. */
export function calendarAction(page: Page, channel: Channel): Action {
  const days = page.getByRole("table").getByRole("cell");
  const events = page.locator("td li").filter({ has: page.getByRole("button", { name: /^Move / }) });
  return {
    name: "calendar drag",
    prepare: async (round) => {
      if (!page.url().includes(paths.calendar(channel))) await page.goto(paths.calendar(channel));
      await events.first().waitFor();
      const text = (await events.first().getByRole("link").innerText()).trim();
      // Days of the second and the third week, one after the other.
      const day = days.nth(7 + (round % 14));
      const label = await day.getAttribute("aria-label");
      await events.first().hover();
      await page.mouse.down();
      const [x, y] = await centerOf(day);
      await page.mouse.move(x, y, { steps: STEPS });
      await settle(page);
      await page.mouse.move(x + 1, y);
      await settle(page);
      return {
        act: () => page.mouse.up(),
        from: "pointerup",
        result: { selector: `td[aria-label="${label}"] li:not(.opacity-35)`, text },
      };
    },
  };
}
