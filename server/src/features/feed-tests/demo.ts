import { FEED_LENGTH } from "@coldopen/contract/feed-tests/schema";
import { sql } from "drizzle-orm";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../platform/demo/seed.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import type { World } from "../../world.ts";
import { demoStore } from "../demo-projects/index.ts";
import { feedTestStore } from "./store.ts";
import { feedTestImpressions, feedTests } from "./tables.ts";

const CHANNEL = "UChalfbuilt0000000000001";
const PROJECT = "7 Days Alone in a Fire Lookout";
/** The result of each title: impressions, clicks and median seconds. */
const OUTCOMES = [
  { shown: 48, clicked: 21, seconds: 4.1 },
  { shown: 47, clicked: 8, seconds: 5.2 },
  { shown: 48, clicked: 6, seconds: 6.4 },
] as const;
/** Repeated visits, which are not counted. */
const REPEATS = 4;
const [STARTED_DAYS_AGO, ENDED_DAYS_AGO] = [11, 4];
const DAY_S = 86_400;
const before = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds}::float8)`;
/** Spreads values over a range in a pseudo-random order. */
const spread = (at: number, range: number) => ((at * 0.618034) % 1) * range;

type Variant = { id: string; place: number };

/** The impressions of one variant: clicks first, then choices of another video. */
function visitsOf(testId: string, { id: variantId, place: row }: Variant) {
  const { shown, clicked, seconds } = OUTCOMES[row] ?? { shown: 0, clicked: 0, seconds: 1 };
  const repeats = row === 0 ? REPEATS : 0;
  return Array.from({ length: shown + repeats }, (_, at) => {
    const place = Math.floor(spread(at + row, FEED_LENGTH));
    const choice = at < clicked ? place : (place + 1 + Math.floor(spread(at, FEED_LENGTH - 1))) % FEED_LENGTH;
    const elapsedMs = Math.round(seconds * (600 + spread(at * 3 + row, 800)));
    const openedAt = STARTED_DAYS_AGO * DAY_S - spread(at * 7 + row, (STARTED_DAYS_AGO - ENDED_DAYS_AGO) * DAY_S - 60);
    return {
      testId,
      variantId,
      place,
      order: Array.from({ length: FEED_LENGTH - 1 }, (_, slot) => (slot * 4 + at) % (FEED_LENGTH - 1)),
      visitorHash: hashSecret(`${testId} ${row} ${at}`),
      openedAt: before(openedAt),
      shownAt: before(openedAt - 1),
      isHuman: true,
      isRepeat: at >= shown,
      answeredAt: before(openedAt - 1 - elapsedMs / 1000),
      choice,
      elapsedMs,
      isPlausible: true,
    };
  });
}

/** One finished test with results. */
export const feedTestsSeed = ({ db }: Pick<World, "db">): DemoSeed => ({
  name: "feed-tests-1",
  run: async () => {
    const place = await demoStore(db).placeOf(CHANNEL, "demo@coldopen.test");
    const project = place && (await demoStore(db).shown(CHANNEL, PROJECT));
    if (!project || project.titles.length < OUTCOMES.length) return;
    const { createdBy } = place;
    const store = feedTestStore(db);
    const id = await store.insert(scopeForJob(place), {
      projectId: project.id,
      createdBy,
      tokenHash: hashSecret(newSecret()),
      signingKey: hashSecret(newSecret()),
      // The test has ended, so that no feed is built.
      neighbours: [],
      days: 1,
      variants: project.titles.slice(0, OUTCOMES.length).map((title) => ({ title, thumbnail: project.thumbnail })),
    });
    const variants = await store.variants(id);
    await db.sql
      .insert(feedTestImpressions)
      .values(variants.flatMap((variant, row) => visitsOf(id, { id: variant.id, place: row })));
    await db.sql
      .update(feedTests)
      .set({
        tokenHash: null,
        createdAt: before(STARTED_DAYS_AGO * DAY_S),
        stoppedAt: before(ENDED_DAYS_AGO * DAY_S),
        expiresAt: before((STARTED_DAYS_AGO - 14) * DAY_S),
      })
      .where(sql`${feedTests.id} = ${id}`);
  },
});
