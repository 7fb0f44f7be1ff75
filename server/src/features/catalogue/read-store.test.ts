import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { computeIndexes } from "./compute.ts";
import { catalogueStore } from "./read-store.ts";
import { upsertVideos } from "./write-store.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 4, log: silentLog });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const ids = (videos: { videoId: string }[]) => videos.map(({ videoId }) => videoId);

it("returns a video with its channel and statistics", async () => {
  const channel = aChannel({ name: "Half Built" });
  const base = aVideo({ channel, uploaded: day("2026-05-01"), at: [[7, 100]] });
  const video = aVideo({
    channel,
    uploaded: day("2026-06-01"),
    at: [
      [7, 250],
      [30, 400],
    ],
  });
  await upsertVideos(db, "import", [base, video]);
  await computeIndexes(db);
  expect(await catalogueStore(db).findVideo(video.videoId)).toMatchObject({
    ucid: channel.ucid,
    name: "Half Built",
    subscribers: 412_000,
    title1: video.title,
    uploaded: "2026-06-01T12:00:00.000Z",
    views: 400,
    v7Score: 250,
    v30Score: 400,
    v7Average: 100,
    performanceIndex: 2.5,
    v7Rank: 1,
    aiL2Category: "Survival",
  });
  expect(await catalogueStore(db).findVideo("nothinghere")).toBeUndefined();
});

it("returns a channel with its number of videos", async () => {
  const channel = aChannel({ subscribers: null, handle: "@halfbuilt", topCategory: "Entertainment", language: "en" });
  await upsertVideos(db, "import", [aVideo({ channel }), aVideo({ channel })]);
  expect(await catalogueStore(db).findChannel(channel.ucid)).toEqual({
    ucid: channel.ucid,
    name: "Field Days",
    thumbnail: null,
    subscribers: null,
    handle: "@halfbuilt",
    topCategory: "Entertainment",
    language: "en",
    videos: 2,
  });
});

it("returns the newest videos of each channel, all or outliers only", async () => {
  const [one, other] = [aChannel(), aChannel()];
  const old = aVideo({ channel: one, uploaded: day("2026-05-01"), at: [[7, 100]] });
  const hit = aVideo({ channel: one, uploaded: day("2026-05-05"), at: [[7, 900]] });
  const dull = aVideo({ channel: one, uploaded: day("2026-05-09"), at: [[7, 100]] });
  const only = aVideo({ channel: other, uploaded: day("2026-05-07") });
  await upsertVideos(db, "import", [old, hit, dull, only]);
  await computeIndexes(db);
  const latest = (options: { perChannel: number; minIndex?: number }) =>
    catalogueStore(db).listLatestVideos([one.ucid, other.ucid], options).then(ids);
  expect(await latest({ perChannel: 2 })).toEqual(ids([dull, only, hit]));
  expect(await latest({ perChannel: 2, minIndex: 2 })).toEqual(ids([hit]));
  expect(ids(await catalogueStore(db).listVideosOf(one.ucid))).toEqual(ids([dull, hit, old]));
});
