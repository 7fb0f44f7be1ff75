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
/** How each of the project's titles did: who saw it, who chose it, and in how many seconds most of them did. */
const OUTCOMES = [
  { shown: 48, clicked: 21, seconds: 4.1 },
  { shown: 47, clicked: 8, seconds: 5.2 },
  { shown: 48, clicked: 6, seconds: 6.4 },
] as const;
/** Came a second time, and are not counted. */
const REPEATS = 4;
const [BEGUN, ENDED] = [11, 4];
const DAY_S = 86_400;
const before = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds}::float8)`;
/** Spread evenly over a range, in an order that looks like none. */
const spread = (at: number, range: number) => ((at * 0.618034) % 1) * range;

type Variant = { id: string; place: number };

/** The visits of one variant: those who chose it, then those who chose another video. */
function visitsOf(testId: string, { id: variantId, place: row }: Variant) {
  const { shown, clicked, seconds } = OUTCOMES[row] ?? { shown: 0, clicked: 0, seconds: 1 };
  const repeats = row === 0 ? REPEATS : 0;
  return Array.from({ length: shown + repeats }, (_, at) => {
    const place = Math.floor(spread(at + row, FEED_LENGTH));
    const choice = at < clicked ? place : (place + 1 + Math.floor(spread(at, FEED_LENGTH - 1))) % FEED_LENGTH;
    const elapsedMs = Math.round(seconds * (600 + spread(at * 3 + row, 800)));
    const openedAt = BEGUN * DAY_S - spread(at * 7 + row, (BEGUN - ENDED) * DAY_S - 60);
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

/** One finished test, so that results can be seen before anybody has voted. */
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
      // Nobody opens it any more.
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
        createdAt: before(BEGUN * DAY_S),
        stoppedAt: before(ENDED * DAY_S),
        expiresAt: before((BEGUN - 14) * DAY_S),
      })
      .where(sql`${feedTests.id} = ${id}`);
  },
});
