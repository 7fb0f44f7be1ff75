import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { silentLog } from "../../../testing/silent-log.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { refusal, type YoutubeWire, youtubeWire } from "../../../testing/youtube-wire.ts";
import { ChannelNotFoundError, PlatformError, QuotaExceededError } from "../port.ts";
import { youtube } from "./platform.ts";
import { secondsOf } from "./wire.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let wire: YoutubeWire;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 4, log: silentLog });
  wire = await youtubeWire();
});
beforeEach(async () => {
  Object.assign(wire.state, { videos: [], channels: [], interruptions: [], asked: [] });
  wire.state.feeds.clear();
  await db.sql.execute(sql`delete from platform_quota`);
});
afterAll(async () => {
  wire.close();
  await db.close();
  await database.drop();
});

const { signal } = new AbortController();
const waited: number[] = [];
const platform = (dailyQuota = 100) =>
  youtube({ ...wire.settings, dailyQuota }, db, async (milliseconds) => void waited.push(milliseconds));
const id = (n: number) => `video${String(n).padStart(6, "0")}`;
const ucid = `UC${"f".repeat(22)}`;

describe("YouTube", () => {
  it("is asked in batches of 50, each costing a unit, with the key in a header only", async () => {
    wire.state.videos = Array.from({ length: 120 }, (_, n) => ({ id: id(n), channelId: ucid, views: n }));
    const { found } = await platform().videos(
      wire.state.videos.map((video) => video.id),
      signal,
    );
    expect(found).toHaveLength(120);
    expect(found[7]).toEqual({
      videoId: id(7),
      ucid,
      channelName: "Field Days",
      title: "A day on the ice",
      uploaded: new Date("2026-06-01T12:00:00Z"),
      duration: 754,
      tags: ["ice"],
      madeForKids: false,
      categoryId: 19,
      languages: ["en-US"],
      thumb: `https://i.ytimg.com/vi/${id(7)}/hqdefault.jpg`,
      views: 7,
      likes: 50,
      comments: null,
    });
    expect(wire.state.asked.map(({ ids }) => ids.length)).toEqual([50, 50, 20]);
    expect(
      wire.state.asked.every(
        ({ headers, url }) => headers["x-goog-api-key"] === "key-canary" && !url.includes("canary"),
      ),
    ).toBe(true);
    expect(await platform().quota()).toMatchObject({ used: 3, budget: 100 });
  });
  it("returns no deleted or private videos, and hides what a channel hides", async () => {
    wire.state.videos = [
      { id: id(1), channelId: ucid },
      { id: id(2), channelId: ucid, privacy: "private" },
    ];
    const { found, gone } = await platform().videos([id(1), id(2), id(3)], signal);
    expect(found.map(({ videoId }) => videoId)).toEqual([id(1)]);
    expect(gone).toEqual([id(2), id(3)]);
    wire.state.channels = [{ id: ucid, title: "Field Days", isHidden: true }];
    expect(await platform().channels([ucid], signal)).toEqual([
      { ucid, name: "Field Days", handle: "@fielddays", thumbnail: "https://yt3.ggpht.com/a.jpg", subscribers: null },
    ]);
  });
  it("finds a channel by its handle, for a unit", async () => {
    wire.state.channels = [{ id: ucid, title: "Field Days", handle: "@fielddays" }];
    expect(await platform().channelByHandle("@fielddays", signal)).toMatchObject({ ucid, handle: "@fielddays" });
    expect(await platform().channelByHandle("@nobody", signal)).toBeUndefined();
    expect(await platform().quota()).toMatchObject({ used: 2 });
  });
  it("doesn't take a video that it can't read for one that is gone", async () => {
    wire.state.interruptions = [
      (response) => response.writeHead(200).end(JSON.stringify({ items: [{ id: id(1), snippet: { title: 7 } }] })),
    ];
    expect(await platform().videos([id(1), id(2)], signal)).toEqual({ found: [], gone: [id(2)] });
  });
  it.each([
    ["429", refusal(429, "rateLimitExceeded")],
    ["403 of the rate", refusal(403, "userRateLimitExceeded")],
    ["500", refusal(500, "backendError")],
    ["503 with no words", (response: import("node:http").ServerResponse) => response.writeHead(503).end("<html>")],
    ["a cut connection", (response: import("node:http").ServerResponse) => response.destroy()],
  ])("is asked again, each time later, after %s", async (_, interruption) => {
    waited.length = 0;
    wire.state.videos = [{ id: id(1), channelId: ucid }];
    wire.state.interruptions = [interruption, interruption];
    expect((await platform().videos([id(1)], signal)).found).toHaveLength(1);
    expect(waited).toHaveLength(2);
    expect(waited[1]).toBeGreaterThan(waited[0] ?? 0);
  });
  it("is left alone for as long as it asks for, and given up after four tries", async () => {
    waited.length = 0;
    wire.state.interruptions = Array.from(
      { length: 4 },
      () => (response) => response.writeHead(429, { "retry-after": "7" }).end("{}"),
    );
    await expect(platform().videos([id(1)], signal)).rejects.toThrow(
      new PlatformError("Failed to query the video platform: it answered 429"),
    );
    expect(waited).toEqual([7000, 7000, 7000]);
    expect(wire.state.asked).toHaveLength(4);
  });
  it("says why it refuses a key, without the key", async () => {
    wire.state.interruptions = [refusal(400, "keyInvalid")];
    await expect(platform().videos([id(1)], signal)).rejects.toThrow(
      new PlatformError("The video platform refused: keyInvalid", { reason: "keyInvalid" }),
    );
  });
  it("is not asked beyond the day's budget, counted over all nodes at once", async () => {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => platform(6).videos([id(1)], signal)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    expect(wire.state.asked).toHaveLength(6);
    expect(answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []))).toEqual(
      Array.from({ length: 4 }, () => expect.any(QuotaExceededError)),
    );
  });
  it("is not asked again today once it says that the quota is spent", async () => {
    wire.state.interruptions = [refusal(403, "quotaExceeded")];
    await expect(platform().videos([id(1)], signal)).rejects.toThrow(QuotaExceededError);
    await expect(platform().videos([id(1)], signal)).rejects.toThrow(QuotaExceededError);
    expect(wire.state.asked).toHaveLength(1);
    const { used, budget, resetsAt } = await platform().quota();
    expect(used).toBe(budget);
    expect(resetsAt.getTime()).toBeGreaterThan(Date.now());
  });
  it("keeps feeds free of quota, and says nothing while they are as they were", async () => {
    wire.state.feeds.set(ucid, { etag: '"1"', videoIds: [id(1), id(2)] });
    expect(await platform().latest(ucid, null, signal)).toEqual({ videoIds: [id(1), id(2)], etag: '"1"' });
    expect(await platform().latest(ucid, '"1"', signal)).toBeUndefined();
    wire.state.feeds.set(ucid, { etag: '"2"', videoIds: [id(3), id(1)] });
    expect(await platform().latest(ucid, '"1"', signal)).toEqual({ videoIds: [id(3), id(1)], etag: '"2"' });
    expect(await platform().quota()).toMatchObject({ used: 0 });
    await expect(platform().latest(`UC${"0".repeat(22)}`, null, signal)).rejects.toThrow(ChannelNotFoundError);
  });
});

it.each([
  ["PT12M34S", 754],
  ["PT1H", 3600],
  ["P1DT1S", 86_401],
  ["P0D", 0],
  ["live", 0],
])("reads %s as %i seconds", (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds);
});
