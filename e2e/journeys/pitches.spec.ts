import { expect, type Locator, type Page, test } from "@playwright/test";
import { drag } from "../drag.ts";
import { signedInAs } from "../people.ts";

const ANSWER_MS = 60_000;

/** The pages of a PDF, by their objects. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** The sheet that a part is printed on: the one with a font while all else is invisible. */
async function sheetOf(page: Page, part: Locator, format: string): Promise<number> {
  // A handle, because invisible elements have no role to be found by.
  const element = await part.elementHandle();
  const show = (visibility: string) =>
    element?.evaluate((shown, visibility) => {
      document.body.style.visibility = visibility ? "hidden" : "";
      if (shown instanceof HTMLElement) shown.style.visibility = visibility;
    }, visibility);
  await show("visible");
  const pdf = (await page.pdf({ format })).toString("latin1");
  await show("");
  const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)[\s\S]*?endobj/g)].map(([sheet]) => sheet.includes("/Font"));
  expect(sheets.filter(Boolean)).toHaveLength(1);
  return sheets.indexOf(true);
}

/** Widths of the text on paper with margins of 14 mm, at 96 dots an inch. */
const papers = [
  { format: "A4", width: 688 },
  { format: "Letter", width: 710 },
] as const;

async function expectPrintable(page: Page): Promise<void> {
  for (const { format, width } of papers) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media: "print" });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${format} is wide enough`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages, `pages of ${format}`).toBeGreaterThanOrEqual(2);
    expect(pages, `pages of ${format}`).toBeLessThanOrEqual(4);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("a brand moment becomes a pitch that a visitor without an account reads and prints", async ({ page, browser }) => {
  test.slow();
  await signedInAs(page, "demo");
  await page.goto("/app/pitch-agent");
  await page.getByRole("textbox", { name: /Message/ }).fill("find a brand moment for a tool sponsor");
  await page.keyboard.press("Enter");

  const cards = page.getByRole("list", { name: /tool sponsor/ }).locator(":scope > li");
  await expect(cards).toHaveCount(3, { timeout: ANSWER_MS });
  const box = await cards.first().boundingBox();
  expect(box?.width).toBeLessThanOrEqual(768);
  expect(box?.height).toBeGreaterThanOrEqual(120);
  const summary = cards.first().getByRole("button", { pressed: false }).first();
  await summary.click();
  await expect(cards.first().getByRole("button", { pressed: true })).toHaveCount(1);
  await cards.first().getByRole("button", { pressed: true }).click();

  await cards.nth(0).getByRole("button", { name: "Add to Pitch" }).click();
  await cards.nth(1).getByRole("button", { name: "Add to Pitch" }).click();
  await expect(page.getByRole("button", { name: "Added to Pitch" })).toHaveCount(2);
  await expect(cards.getByRole("button", { pressed: true, name: /^The / })).toHaveCount(0);
  const draft = page.getByRole("region", { name: "Your pitch" });
  await expect(draft).toContainText("2 moments");
  await draft.getByRole("button", { name: "Open full pitch" }).click();

  await expect(page).toHaveURL(/\/pitch-web$/);
  const timeline = page.getByRole("region", { name: "Integration timeline" });
  await expect(timeline).toContainText("the mark, the cut and the piece that fits");
  await page.getByRole("button", { name: /subscribers/ }).click();
  await page.getByRole("textbox", { name: "subscribers" }).fill("415K");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Change subscribers: 415K" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Overview" }).locator("..")).toContainText("Typed in");
  await page.reload();
  await expect(page.getByRole("button", { name: "Change subscribers: 415K" })).toBeVisible();

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(link);
  await expect(guest.getByText("415K")).toBeVisible();
  await expect(guest.getByRole("region", { name: "Integration timeline" })).toContainText("the mark, the cut");
  await expect(guest.getByRole("button", { name: /Change/ })).toHaveCount(0);
  await expectPrintable(guest);

  await page.reload();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText(/1 view ·/)).toBeVisible();
  await page.getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByRole("button", { name: "Create link" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await guests.close();
});

test("a pitch with every section fills two sheets of paper, and leaves no note alone on a third", async ({ page }) => {
  await signedInAs(page, "demo");
  await page.goto("/app/pitches");
  await page.getByRole("link", { name: "Open Emberline" }).click();
  await expect(page.getByText(/^Estimate: computed on/)).toBeVisible();
  for (const { format } of papers) expect(pagesOf(await page.pdf({ format })), format).toBe(2);
});

test("the heading of the audience is on one sheet with the first charts", async ({ page }) => {
  await signedInAs(page, "demo");
  await page.goto("/app/pitches");
  await page.getByRole("link", { name: "Open Emberline" }).click();
  const audience = page.getByRole("region", { name: "Audience" });
  await expect(audience.getByRole("region", { name: "Gender" })).toBeVisible();
  for (const { format } of papers) {
    const sheet = await sheetOf(page, audience.getByRole("heading", { name: "Audience" }), format);
    for (const chart of ["Gender", "Age", "Geography"])
      expect(await sheetOf(page, audience.getByRole("region", { name: chart }), format), chart).toBe(sheet);
  }
});

test("a card of the pipeline is moved to another stage and back", async ({ page }) => {
  await signedInAs(page, "demo");
  await page.goto("/app/pitches?view=board");
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const norrsaw = (name: string) => column(name).getByRole("link", { name: "Open Norrsaw" });
  await expect(norrsaw("Draft")).toBeVisible();
  await drag(page, norrsaw("Draft"), column("Won"));
  await expect(norrsaw("Won")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(norrsaw("Draft")).toBeVisible();
});
