import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { youtube } from "../../adapters/video-platform/youtube/platform.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { refusal, type YoutubeWire, youtubeWire } from "../../testing/youtube-wire.ts";
import { upsertChannels } from "../catalogue/index.ts";
import { collect } from "./service.ts";

let studio: TestApp;
let wire: YoutubeWire;
let ucid: string;
const DAY_MS = 86_400_000;
beforeAll(async () => {
  studio = await startApp();
  wire = await youtubeWire();
});
afterAll(async () => {
  wire.close();
  await studio.close();
});
const id = (n: number) => `video${String(n).padStart(6, "0")}`;
const run = (statement: ReturnType<typeof sql>) => studio.context.db.sql.execute(statement);
beforeEach(async () => {
  await run(sql`truncate catalogue_channels, organization_channels, platform_quota cascade`);
  const owner = await studio.given.user();
  ucid = await studio.given.channel(await studio.given.organization({ ownerId: owner.id }));
  Object.assign(wire.state, { channels: [{ id: ucid, title: "Field Days" }], interruptions: [], asked: [] });
  wire.state.feeds = new Map([[ucid, { etag: '"1"', videoIds: [id(1), id(2)] }]]);
  const publishedAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
  wire.state.videos = [1, 2].map((n) => ({ id: id(n), channelId: ucid, publishedAt, views: 100 * n }));
});

const runCollect = (after = 0, dailyQuota = 100) =>
  collect(
    { ...studio.context, now: () => new Date(Date.now() + after) },
    youtube({ ...wire.settings, dailyQuota }, studio.context.db, async () => {}),
  );
const stored = async () =>
  (
    await run(sql`
      select v.video_id as id, v.title, c.name, c.subscribers::int, (select count(*)::int from catalogue_snapshots s where s.video_id = v.id) as seen
      from catalogue_videos v join catalogue_channels c on c.id = v.channel_id order by 1`)
  ).rows;
const age = (days: number) =>
  run(
    sql`update catalogue_videos set refreshed_at = refreshed_at - make_interval(days => ${days}), uploaded = uploaded - make_interval(days => ${days})`,
  );

it("imports the videos of an owned channel once", async () => {
  await runCollect();
  const both = [
    { id: id(1), title: "A day on the ice", name: "Field Days", subscribers: 1000, seen: 1 },
    { id: id(2), title: "A day on the ice", name: "Field Days", subscribers: 1000, seen: 1 },
  ];
  expect(await stored()).toEqual(both);
  wire.state.asked.length = 0;
  await runCollect();
  expect(await stored()).toEqual(both);
  expect(wire.state.asked.map(({ path }) => path)).toEqual(["/feed"]);
  const { rows } = await run(
    sql`select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'catalogue:compute'`,
  );
  expect(rows).toEqual([{ waiting: 1 }]);
});
it("imports the videos of a followed channel without requesting the channel again", async () => {
  const followed = `UC${"n".repeat(22)}`;
  await upsertChannels(studio.context.db, "platform", [
    { ucid: followed, name: "Nobody Yet", subscribers: 5, seenAt: new Date() },
  ]);
  await run(sql`
    insert into favorite_channels (organization_id, channel_ucid, favorite_ucid, name)
    select organization_id, channel_ucid, ${followed}, 'Nobody Yet' from organization_channels`);
  wire.state.feeds.set(followed, { etag: '"1"', videoIds: [id(3)] });
  wire.state.videos.push({ id: id(3), channelId: followed, publishedAt: new Date().toISOString() });
  await runCollect();
  expect((await stored()).at(-1)).toMatchObject({ id: id(3), subscribers: 5, seen: 1 });
  expect(wire.state.asked.filter(({ ids }) => ids.includes(followed))).toEqual([]);
});
it("refreshes a young video the next day, with its new title and the new name of the channel", async () => {
  await runCollect();
  await age(1);
  wire.state.videos[0] = {
    ...wire.state.videos[0],
    id: id(1),
    channelId: ucid,
    title: "30 days on the ice",
    views: 900,
  };
  await runCollect(1000);
  expect(await stored()).toMatchObject([
    { id: id(1), title: "30 days on the ice", seen: 2 },
    { id: id(2), seen: 2 },
  ]);
  const { rows } = await run(sql`select title from catalogue_title_changes order by at`);
  expect(rows).toEqual([{ title: "A day on the ice" }, { title: "30 days on the ice" }]);
  await run(sql`update catalogue_channels set refreshed_at = refreshed_at - interval '2 days'`);
  wire.state.channels = [{ id: ucid, title: "Field Nights", subscribers: 2000 }];
  await runCollect(2000);
  expect(await stored()).toMatchObject([{ name: "Field Nights", subscribers: 2000 }, { name: "Field Nights" }]);
});
it("refreshes a channel every day, however often its videos are refreshed", async () => {
  await runCollect();
  await run(sql`update catalogue_channels set refreshed_at = refreshed_at - interval '23 hours'`);
  await age(1);
  await runCollect();
  await run(sql`update catalogue_channels set refreshed_at = refreshed_at - interval '2 hours'`);
  wire.state.channels = [{ id: ucid, title: "Field Days", subscribers: 2000 }];
  await runCollect();
  expect(await stored()).toMatchObject([{ subscribers: 2000 }, { subscribers: 2000 }]);
});
it("refreshes a channel that is no longer tracked while it has videos", async () => {
  await runCollect();
  await run(sql`delete from organization_channels`);
  await run(sql`update catalogue_channels set refreshed_at = refreshed_at - interval '26 days'`);
  wire.state.channels = [{ id: ucid, title: "Field Days", subscribers: 3000 }];
  await runCollect();
  expect(await stored()).toMatchObject([{ subscribers: 3000 }, { subscribers: 3000 }]);
});
it("deletes videos that were deleted or made private", async () => {
  await runCollect();
  await age(1);
  wire.state.videos = [{ id: id(2), channelId: ucid, privacy: "private" }];
  await runCollect();
  expect(await stored()).toEqual([]);
});
it("stops when the quota is exceeded, keeps its data, and deletes expired data", async () => {
  await runCollect();
  await age(1);
  await runCollect(0, 2);
  expect(await stored()).toMatchObject([{ seen: 1 }, { seen: 1 }]);
  await age(40);
  await runCollect(0, 2);
  expect(await stored()).toEqual([]);
});
it("continues with other channels when one does not exist or its feed fails", async () => {
  const owner = await studio.given.user();
  const other = await studio.given.channel(await studio.given.organization({ ownerId: owner.id }));
  wire.state.channels.push({ id: other, title: "Gone" });
  await runCollect();
  expect(await stored()).toHaveLength(2);
});
it("fails the job when the platform rejects the key", async () => {
  wire.state.interruptions = [refusal(400, "keyInvalid")];
  await expect(runCollect()).rejects.toThrow("The video platform refused: keyInvalid");
});
