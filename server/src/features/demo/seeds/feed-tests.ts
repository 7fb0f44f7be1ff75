import { FEED_LENGTH } from "@coldopen/contract/feed-tests/schema";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import { feedTestStore } from "../../feed-tests/index.ts";
import { demoStore } from "./demo-store.ts";
import { feedTestDemoStore } from "./feed-test-store.ts";

const CHANNEL = "UChalfbuilt0000000000001";
const PROJECT = "7 Days Alone in a Fire Lookout";
/** The result of each title: impressions, clicks and the typical time to a click. */
const OUTCOMES = [
  { shown: 48, clicked: 21, seconds: 4.1 },
  { shown: 47, clicked: 8, seconds: 5.2 },
  { shown: 48, clicked: 6, seconds: 6.4 },
] as const;
/** Repeated visits, which are not counted. */
const REPEATS = 4;
const [STARTED_DAYS_AGO, STOPPED_DAYS_AGO] = [11, 4];
const DAY_S = 86_400;
const before = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds}::float8)`;
/** Distributes values evenly over a range in an irregular order. */
const spread = (at: number, range: number) => ((at * 0.618034) % 1) * range;

type Variant = { id: string; place: number };

/** First the visits with a click on the variant, then those with a click on another video. */
function impressionsOf(testId: string, { id: variantId, place: row }: Variant) {
  const { shown, clicked, seconds } = OUTCOMES[row] ?? { shown: 0, clicked: 0, seconds: 1 };
  const repeats = row === 0 ? REPEATS : 0;
  return Array.from({ length: shown + repeats }, (_, at) => {
    const place = Math.floor(spread(at + row, FEED_LENGTH));
    const choice = at < clicked ? place : (place + 1 + Math.floor(spread(at, FEED_LENGTH - 1))) % FEED_LENGTH;
    const elapsedMs = Math.round(seconds * (600 + spread(at * 3 + row, 800)));
    const openedAt =
      STARTED_DAYS_AGO * DAY_S - spread(at * 7 + row, (STARTED_DAYS_AGO - STOPPED_DAYS_AGO) * DAY_S - 60);
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

/** One finished test, so that a demo has results to show. */
export const feedTestsSeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "feed-tests-1",
  run: async () => {
    const owner = await demoStore(db).findOwner(CHANNEL, "demo@coldopen.test");
    const project = owner && (await demoStore(db).findWithThumbnail(CHANNEL, PROJECT));
    if (!project || project.titles.length < OUTCOMES.length) return;
    const { createdBy } = owner;
    const store = feedTestStore(db);
    const id = await store.insert(scopeForJob(owner), {
      projectId: project.id,
      createdBy,
      token: newSecret(),
      signingKey: hashSecret(newSecret()),
      neighbours: [],
      days: 1,
      variants: project.titles.slice(0, OUTCOMES.length).map((title) => ({ title, thumbnail: project.thumbnail })),
    });
    const variants = await store.variants(id);
    const impressions = variants.flatMap((variant, row) => impressionsOf(id, { id: variant.id, place: row }));
    await feedTestDemoStore(db).finish(id, impressions, {
      createdAt: before(STARTED_DAYS_AGO * DAY_S),
      stoppedAt: before(STOPPED_DAYS_AGO * DAY_S),
      expiresAt: before((STARTED_DAYS_AGO - 14) * DAY_S),
    });
  },
});
