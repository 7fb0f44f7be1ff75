import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { signedInAs } from "../e2e/people.ts";
import { median } from "./method.ts";
import { framesOfScroll, framesWhile } from "./scroll/frames.ts";
import { servePlainList } from "./scroll/plain-list.ts";
import { untilAtRest } from "./serving/at-rest.ts";
import { startStudio } from "./studio.ts";

const CARDS = 2_000;
const IDEAS = 5_000;
const LONG_FRAME_MS = 50;
const ROUNDS = Number(process.argv.find((word) => word.startsWith("--rounds="))?.slice(9) ?? 5);
const TICKS = 80;
const LOAD_MS = 600_000;
const WALL_COLUMNS = 5;
const WALL_ROW_PX = 200;

/**
 * Frames while the idea canvas is panned, zoomed and its cards are dragged, and while the idea wall is scrolled, against an
 * empty canvas and a plain list in the same run. A frame over 50 ms counts if the empty board has none. Options: --rounds=5
 */
const studio = await startStudio({ webRoot: path.resolve(import.meta.dirname, "../web/dist/app") });
const browser = await chromium.launch(await findBrowser());
const context = await browser.newContext({ baseURL: studio.url, viewport: { width: 1440, height: 900 } });
const full = await context.newPage();
const user = await signedInAs(full, "demo");
const [first, second] = user.organizations;
if (!first || !second) throw new Error("The demo has two channels");
const inChannel = ({ organizationId, channel }: typeof first) =>
  `organization_id = '${organizationId}' and channel_ucid = '${channel.ucid}'`;
const address = ({ organizationId, channel }: typeof first, screen: string) =>
  `/app/${organizationId}/${channel.ucid}/${screen}`;

/** Every fifth card is an outlier; its videos are few, so that the studio does not draw pictures while it is measured. */
await studio.fill(`
  insert into canvas_boards (organization_id, channel_ucid) values ('${first.organizationId}', '${first.channel.ucid}')
  on conflict do nothing`);
await studio.fill(`delete from canvas_cards where ${inChannel(first)} or ${inChannel(second)}`);
await studio.fill(`
  with videos as (select array_agg(video_id) as ids from (select video_id from catalogue_videos order by id limit 10) v)
  insert into canvas_cards (organization_id, channel_ucid, id, kind, position, title, text, video_id, writes)
  select '${first.organizationId}', '${first.channel.ucid}', gen_random_uuid(),
    case when n % 5 = 0 then 'outlier' else (array['note', 'title', 'concept', 'note'])[n % 5] end,
    jsonb_build_object('x', (n % 50) * 290, 'y', (n / 50) * 250), 'A card that somebody wrote, number ' || n,
    case when n % 5 in (1, 3) then 'Three videos before February: one build, one night outside, and one test.' else '' end,
    case when n % 5 = 0 then ids[1 + n % 10] end, '{}'
  from videos, generate_series(0, ${CARDS - 1}) n`);
await studio.fill(`
  insert into canvas_links (organization_id, channel_ucid, id, from_id, to_id)
  select organization_id, channel_ucid, gen_random_uuid(), id, next from (
    select *, lead(id) over (order by (position->>'y')::int, (position->>'x')::int) as next,
      row_number() over () as n from canvas_cards where ${inChannel(first)}) cards
  where next is not null and n % 2 = 0`);
await studio.fill(`
  with made as (
    insert into video_projects (organization_id, channel_ucid, name, status, source, title_score, created_at)
    select '${first.organizationId}', '${first.channel.ucid}', 'An idea that somebody may make one day, number ' || n, 'idea',
      (array['user', 'idea_bank', 'outliers', 'chat', 'brainstorm'])[1 + n % 5], n % 100, now() - n * interval '1 minute'
    from generate_series(1, ${IDEAS}) n returning id, organization_id, channel_ucid),
  tagged as (
    insert into project_tags (project_id, organization_id, channel_ucid, name, source, position)
    select id, organization_id, channel_ucid, tag, 'user', 0 from made, unnest(array['Winter', 'Build']) tag)
  insert into project_options (project_id, option_type, position, content, source)
  select id, 'concept', 'V', repeat('Every hinge has to survive before it goes in. ', 1 + abs(hashtext(id::text)) % 3), 'user'
  from made where abs(hashtext(id::text)) % 2 = 0`);
await studio.fill(`
  update video_projects p set concept_primary_option_id = o.id from project_options o
  where o.project_id = p.id and o.option_type = 'concept' and p.concept_primary_option_id is null`);
await studio.fill("vacuum analyze");

const empty = await context.newPage();
for (const [page, channel] of [
  [full, first],
  [empty, second],
] as const) {
  await page.goto(address(channel, "idea-canvas"));
  await page.getByRole("region", { name: /^Board of/ }).waitFor({ timeout: 240_000 });
}
await full.locator(".idea-canvas canvas").waitFor();

const zoomOf = (page: Page) =>
  page.evaluate(
    () => new DOMMatrix(getComputedStyle(document.querySelector(".react-flow__viewport") ?? document.body).transform).a,
  );
const CENTER = [800, 500] as const;
const wheel = async (page: Page, x: number, y: number) => {
  await page.mouse.wheel(x, y);
  await sleep(40);
};

async function pan(page: Page): Promise<void> {
  for (let tick = 0; tick < TICKS; tick++)
    await wheel(page, 60 * (tick < TICKS / 2 ? 1 : -1), 60 * (tick < TICKS / 2 ? 1 : -1));
}
async function zoom(page: Page): Promise<void> {
  await page.keyboard.down("Control");
  for (let tick = 0; tick < TICKS / 2; tick++) await wheel(page, 0, tick < TICKS / 4 ? 60 : -60);
  await page.keyboard.up("Control");
}
/** On the empty board, the pointer drags the board. */
async function drag(page: Page): Promise<void> {
  const card = page.locator(".react-flow__node header").first();
  const box = (await card.count()) > 0 ? await card.boundingBox() : null;
  const [x, y] = box ? [box.x + 40, box.y + 10] : CENTER;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let tick = 0; tick < TICKS; tick++) {
    await page.mouse.move(x + tick * 3, y + tick);
    await sleep(20);
  }
  await page.mouse.up();
}
const setZoom = async (page: Page, isNear: boolean) => {
  await page.bringToFront();
  await page.mouse.move(...CENTER);
  await page.getByRole("button", { name: "Show all cards" }).click();
  await sleep(500);
  for (let steps = 0; isNear && (await zoomOf(page)) < 0.9 && steps < 40; steps++) {
    await page.getByRole("button", { name: "Zoom in" }).click();
    await sleep(200);
  }
  await page.mouse.move(...CENTER);
};
/** The cards that came into view are rendered. */
const whenIdle = async (page: Page) => {
  await page.bringToFront();
  for (let times = 0; times < 3; times++)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })));
  await sleep(300);
};

/** A frame of three display intervals takes 50 ms, give or take the rounding of the clock. */
const ROUNDING_MS = 1;
type Measured = { long: number; longest: number; median: number };
const measure = (frames: readonly number[]): Measured => ({
  long: frames.filter((ms) => ms > LONG_FRAME_MS + ROUNDING_MS).length,
  longest: Math.max(...frames),
  median: median(frames),
});
const shown = (rounds: readonly Measured[]) =>
  `${median(rounds.map(({ long }) => long))} over ${LONG_FRAME_MS} ms (${rounds.map(({ long }) => long).join(", ")}), longest ${median(rounds.map(({ longest }) => longest)).toFixed(0)} ms, median ${median(rounds.map((round) => round.median)).toFixed(1)} ms`;
function tell(name: string, ours: readonly Measured[], reference: readonly Measured[]): void {
  const isMet = median(ours.map(({ long }) => long)) <= median(reference.map(({ long }) => long));
  console.log(`${name}: ${isMet ? "met" : "MISSED"}`);
  console.log(`  ours   ${shown(ours)}`);
  console.log(`  empty  ${shown(reference)}`);
}

for (const [name, act, isNear] of [
  ["Pan, zoom 1", pan, true],
  ["Pan, all cards in view", pan, false],
  ["Zoom", zoom, true],
  ["Drag a card", drag, true],
] as const) {
  const ours: Measured[] = [];
  const reference: Measured[] = [];
  for (const page of [empty, full]) await setZoom(page, isNear);
  for (let round = 0; round < ROUNDS; round++)
    for (const [page, results] of [
      [empty, reference],
      [full, ours],
    ] as const) {
      await whenIdle(page);
      results.push(measure(await framesWhile(page, () => act(page))));
    }
  tell(`Idea canvas of ${CARDS.toLocaleString("en")} cards. ${name}`, ours, reference);
}

await full.goto(address(first, "idea-wall"));
await full.getByRole("article").first().waitFor({ timeout: 240_000 });
for (const from = Date.now(); ; await sleep(40)) {
  const last = await full.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight });
    return Math.max(
      ...[...document.querySelectorAll<HTMLElement>("li[data-index]")].map(({ dataset }) => Number(dataset.index)),
    );
  });
  if (last + 1 >= IDEAS) break;
  if (Date.now() - from > LOAD_MS) throw new Error(`Only ${last} of ${IDEAS} ideas came`);
}
const plain = await servePlainList({ cards: IDEAS, columns: WALL_COLUMNS, rowPx: WALL_ROW_PX });
await empty.goto(plain.url);
await untilAtRest();
const FROM_PX = (IDEAS / WALL_COLUMNS / 4) * WALL_ROW_PX;
const ours: Measured[] = [];
const reference: Measured[] = [];
for (let round = 0; round < ROUNDS; round++) {
  reference.push(measure(await framesOfScroll(empty, FROM_PX)));
  ours.push(measure(await framesOfScroll(full, FROM_PX)));
}
tell(`Idea wall of ${IDEAS.toLocaleString("en")} cards. Scroll`, ours, reference);
console.log(`  cards in the page: ${await full.locator("li[data-index]").count()}`);

await browser.close();
await plain.close();
await studio.close();
