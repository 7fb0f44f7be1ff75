import { MAX_IDEAS_PER_DAY } from "@coldopen/contract/ideas/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { computeIndexes } from "../catalogue/index.ts";
import { generateDailyIdeas } from "../ideas/index.ts";
import { buildSnapshot, snapshotReaderFor } from "../search-index/index.ts";
import { publishDemoVideos } from "./catalogue/publish-videos.ts";
import { seedFromCatalogue, seedFromSearchIndex } from "./seed-demo.ts";

/** Enough to have the creators that the demo follows. */
const CHANNELS = 150;
const CHANNEL = "UChalfbuilt0000000000001";
let studio: TestApp;
let browser: Browser;
let base: string;

/** What the jobs of a first start do in the background. */
beforeAll(async () => {
  studio = await startApp({ demo: true });
  const { context } = studio;
  await publishDemoVideos({ ...context, maxChannels: CHANNELS });
  await computeIndexes(context.db);
  await seedFromCatalogue(context);
  await buildSnapshot(context);
  await snapshotReaderFor(context).refresh();
  await seedFromSearchIndex(context);
  const { rows } = await context.db.sql.execute(
    sql`select organization_id as id from organization_channels where channel_ucid = ${CHANNEL}`,
  );
  const organizationId = String(rows[0]?.id);
  const today = context.now().toISOString().slice(0, 10);
  await generateDailyIdeas(context, scopeForJob({ organizationId, channelUcid: CHANNEL }), today);
  base = `/api/orgs/${organizationId}/channels/${CHANNEL}`;
  browser = await studio.as("demo@coldopen.test");
}, 300_000);
afterAll(() => studio.close());

const read = async (path: string) => (await browser.call({ url: `${base}${path}` })).json();

describe("the first start of the demo", () => {
  it("has ideas of three days, some rated and some dismissed", async () => {
    const first = await read("/ideas-for-you");
    const second = await read(`/ideas-for-you?page=${first.page.next}`);
    const ideas: { day: string; dismissedReason: string | null }[] = [...first.results, ...second.results];
    const days = [...new Set(ideas.map(({ day }) => day))];
    expect(days).toHaveLength(3);
    for (const day of days) expect(ideas.filter((idea) => idea.day === day)).toHaveLength(10);
    const earlier = ideas.filter(({ day }) => day !== days[0]);
    expect(earlier.filter(({ dismissedReason }) => dismissedReason !== null)).toHaveLength(4);
    expect(ideas.length).toBeLessThan(MAX_IDEAS_PER_DAY);
    const lessons = await read("/ideas-for-you/lessons");
    expect(lessons).toMatchObject({ rated: 10, dismissed: 4 });
    expect(lessons.lessons.length).toBeGreaterThan(0);
  });

  it("has a canvas with twelve cards", async () => {
    const { cards } = await read("/idea-canvas");
    expect(cards).toHaveLength(12);
  });

  it("has a watchlist that has fired", async () => {
    const { results: rules } = await read("/watchlists");
    expect(rules).toHaveLength(1);
    expect(rules[0].unseen).toBeGreaterThan(0);
    const { results: alerts } = await read("/watchlists/alerts");
    expect(alerts.some(({ isInitial }: { isInitial: boolean }) => !isInitial)).toBe(true);
  });
});
