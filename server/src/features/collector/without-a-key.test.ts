import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aVideo } from "../../testing/catalogue/records.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { upsertChannels, upsertVideos, type VideoRecord } from "../catalogue/index.ts";
import { collectorJobs } from "./jobs.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const run = (statement: ReturnType<typeof sql>) => studio.context.db.sql.execute(statement);
const seen = (ms: number): VideoRecord => {
  const video = aVideo({ at: [[1, 100]] });
  return { ...video, seenAt: ago(ms), channel: { ...video.channel, seenAt: ago(ms) } };
};
beforeEach(() => run(sql`truncate catalogue_channels, graphile_worker._private_jobs cascade`));

const collecting = async () => {
  expect(studio.context.videos).toBeUndefined();
  for (const job of collectorJobs(studio.context)) await job.run({});
};
const readStored = async () => {
  const { rows } = await run(sql`
    select (select array_agg(video_id order by id) from catalogue_videos) as videos,
      (select count(*)::int from catalogue_snapshots) as snapshots,
      (select array_agg(ucid order by id) from catalogue_channels) as channels,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'catalogue:compute') as computations`);
  return rows[0];
};

it("deletes platform data after thirty days and requests a computation", async () => {
  const [old, young] = [seen(30 * DAY_MS + HOUR_MS), seen(30 * DAY_MS - HOUR_MS)];
  await upsertVideos(studio.context.db, "platform", [old, young]);
  await upsertChannels(studio.context.db, "platform", [
    { ...seen(31 * DAY_MS).channel, name: "Followed, never collected" },
  ]);
  await collecting();
  expect(await readStored()).toEqual({
    videos: [young.videoId],
    snapshots: 1,
    channels: [young.channel.ucid],
    computations: 1,
  });
});

it("keeps data of imports and of the demo, and requests no computation", async () => {
  const [imported, demo] = [seen(400 * DAY_MS), seen(400 * DAY_MS)];
  await upsertVideos(studio.context.db, "import", [imported]);
  await upsertVideos(studio.context.db, "demo", [demo]);
  await collecting();
  expect(await readStored()).toEqual({
    videos: [imported.videoId, demo.videoId],
    snapshots: 2,
    channels: [imported.channel.ucid, demo.channel.ucid],
    computations: 0,
  });
});

it("keeps the name of a channel with imported videos and deletes its platform data", async () => {
  const imported = seen(400 * DAY_MS);
  await upsertVideos(studio.context.db, "import", [imported]);
  const record = {
    ...imported.channel,
    handle: "@fielddays",
    thumbnail: "https://yt3.ggpht.com/a.jpg",
    subscribers: 7,
  };
  await upsertChannels(studio.context.db, "platform", [{ ...record, seenAt: ago(31 * DAY_MS) }]);
  await collecting();
  const { rows } = await run(sql`select name, handle, thumbnail, subscribers from catalogue_channels`);
  expect(rows).toEqual([{ name: imported.channel.name, handle: null, thumbnail: null, subscribers: null }]);
  expect(await readStored()).toMatchObject({ videos: [imported.videoId], computations: 1 });
});
