import type { ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { youtube } from "../../adapters/video-platform/youtube/platform.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { refusal, type YoutubeWire, youtubeWire } from "../../testing/youtube-wire.ts";

const DAILY_QUOTA = 10;
const ucid = `UC${"n".repeat(22)}`;
let studio: TestApp;
let wire: YoutubeWire;
let home: Awaited<ReturnType<typeof arrange>>;
beforeAll(async () => {
  wire = await youtubeWire();
  const settings = { ...wire.settings, dailyQuota: DAILY_QUOTA };
  studio = await startApp({
    change: (context) => ({ ...context, videos: youtube(settings, context.db, async () => {}) }),
  });
});
afterAll(async () => {
  wire.close();
  await studio.close();
});
beforeEach(async () => {
  await studio.context.db.sql.execute(sql`truncate catalogue_channels, platform_quota, rate_limits cascade`);
  Object.assign(wire.state, { channels: [{ id: ucid, title: "Nobody\u202e Yet " }], interruptions: [], asked: [] });
  home = await arrange();
});

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id, plan: "team" });
  return {
    browser: await studio.as(owner.email),
    place: { organization_id: organizationId, creator_channel_ucid: await studio.given.channel(organizationId) },
  };
}
const base = "/api/idea/user_favorite_channels";
const follow = ({ browser, place } = home, favorite_ucid = ucid, headers = {}) =>
  browser.call({ method: "POST", url: base, headers, payload: { ...place, favorite_ucid } });
const followed = async () => {
  const query = new URLSearchParams(home.place);
  return (await home.browser.call({ url: `${base}/by_creator?${query}` })).json().results;
};
const channels = async () =>
  (await studio.context.db.sql.execute(sql`select ucid, name, source, subscribers::int from catalogue_channels`)).rows;
const used = async () => (await studio.context.videos?.quota())?.used;

it("imports a channel from the platform for one unit of quota", async () => {
  const answer = await follow();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { favorite_ucid: ucid, name: "Nobody Yet", subscribers: 1000, thumbnail: "https://yt3.ggpht.com/a.jpg" },
  ]);
  expect(await followed()).toMatchObject([{ id: answer.json().id, name: "Nobody Yet" }]);
  expect(await channels()).toEqual([{ ucid, name: "Nobody Yet", source: "platform", subscribers: 1000 }]);
  await follow();
  expect(await used()).toBe(1);
});

it("imports one channel for several concurrent users, followed by each", async () => {
  const answers = await Promise.all([follow(), follow(), follow(await arrange())]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(2);
  expect([await channels(), await followed()]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

it("answers 404 and writes nothing if the platform does not have the channel", async () => {
  wire.state.channels = [];
  const answer = await follow();
  expect([answer.statusCode, answer.json().message]).toEqual([404, "YouTube knows no such channel"]);
  expect([await channels(), await followed()]).toEqual([[], []]);
});

it.each([
  [502, "The video platform refused: keyInvalid", [refusal(400, "keyInvalid")]],
  [502, "Failed to query the video platform: it answered 503", Array(4).fill(refusal(503, "backendError"))],
  [
    502,
    "The video platform's answer could not be read",
    [(response: ServerResponse) => response.writeHead(200).end("<html>")],
  ],
  [503, "The video platform's daily quota is exceeded", [refusal(403, "quotaExceeded")]],
])("answers %i with %j and writes nothing", async (status, message, interruptions) => {
  wire.state.interruptions = interruptions;
  const answer = await follow();
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  expect([await channels(), await followed()]).toEqual([[], []]);
});

it("sends no request after the quota is exceeded, and returns the time until the reset", async () => {
  wire.state.interruptions = [refusal(403, "quotaExceeded")];
  await follow();
  const answer = await follow();
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(wire.state.asked).toHaveLength(1);
});

it("counts used quota even if the transaction is rolled back", async () => {
  wire.state.channels = [];
  expect((await follow(home, ucid, { "idempotency-key": "once" })).statusCode).toBe(404);
  expect(await used()).toBe(1);
});

it("limits look-ups per user", async () => {
  await studio.context.db.sql.execute(sql`
    insert into rate_limits (bucket, count, window_ends)
    select 'following:look-up|user|' || id, 60, now() + interval '1 hour' from users`);
  expect((await follow()).statusCode).toBe(429);
  expect(wire.state.asked).toEqual([]);
});

describe("finding by id, handle or address", () => {
  const find = (channel: string, { browser, place } = home) =>
    browser.call({ url: `${base}/find?${new URLSearchParams({ ...place, channel })}` });
  beforeEach(() => {
    wire.state.channels = [{ id: ucid, title: "Nobody Yet", handle: "@nobodyyet" }];
  });

  it.each([ucid, `https://www.youtube.com/channel/${ucid}`, "@NobodyYet", "youtube.com/@nobodyyet/videos"])(
    "shows whom only the platform knows for %s, and writes nothing",
    async (text) => {
      const answer = await find(text);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { results: [{ ucid, name: "Nobody Yet", handle: "@nobodyyet", subscribers: 1000, videos: 0 }] },
      ]);
      expect([await channels(), await used()]).toEqual([[], 1]);
    },
  );

  it.each([ucid, "@NOBODYYET"])("sends no request for %s in the catalogue", async (text) => {
    await follow();
    wire.state.asked.length = 0;
    expect((await find(text)).json().results).toMatchObject([{ ucid, name: "Nobody Yet" }]);
    expect(wire.state.asked).toEqual([]);
  });

  it("returns the channel of the catalogue after a change of its handle", async () => {
    await follow();
    wire.state.channels = [{ id: ucid, title: "Renamed", handle: "@somebody" }];
    expect((await find("@somebody")).json().results).toMatchObject([{ ucid, name: "Nobody Yet" }]);
  });

  it.each([
    ["@nobodyatall", 1],
    ["only words", 0],
  ])("returns no channel for %s", async (text, asked) => {
    expect((await find(text)).json()).toEqual({ results: [] });
    expect(wire.state.asked).toHaveLength(asked);
  });

  it("reports a failure of the platform, and requires access to the channel", async () => {
    wire.state.interruptions = [refusal(403, "quotaExceeded")];
    expect((await find("@nobodyyet")).statusCode).toBe(503);
    const { browser } = await arrange();
    expect((await find("@nobodyyet", { ...home, browser })).statusCode).toBe(404);
  });
});
