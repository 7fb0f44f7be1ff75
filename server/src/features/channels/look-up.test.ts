import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { refusal, type YoutubeWire, youtubeWire } from "../../testing/youtube-wire.ts";

let studio: TestApp;
let wire: YoutubeWire;
beforeAll(async () => {
  wire = await youtubeWire();
  const { apiKey, apiUrl, feedUrl } = wire.settings;
  studio = await startApp({
    env: { YOUTUBE_API_KEY: apiKey, YOUTUBE_API_URL: apiUrl, YOUTUBE_FEED_URL: feedUrl },
  });
});
afterAll(async () => {
  await studio.close();
  wire.close();
});

let number = 0;
let ucid = "";
let handle = "";
beforeEach(() => {
  ucid = `UC${String(++number).padStart(22, "p")}`;
  handle = `@fielddays${number}`;
  const videoIds = [1, 2, 3, 4].map((n) => `video${number}0000${n}`.slice(0, 11).padEnd(11, String(n)));
  Object.assign(wire.state, {
    channels: [{ id: ucid, title: "Field Days", handle, subscribers: 5200 }],
    videos: videoIds.map((id) => ({ id, channelId: ucid, title: `Video ${id}` })),
    interruptions: [],
  });
  wire.state.feeds.set(ucid, { etag: "1", videoIds });
});

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  return { organizationId, browser: await studio.as(owner.email) };
}
type Place = { organizationId: string; browser: Browser };
const preview = ({ organizationId, browser }: Place, name: string) =>
  browser.call({ url: `/api/orgs/${organizationId}/channel-preview`, query: { channel: name } });
const connect = ({ organizationId, browser }: Place, payload: object) =>
  browser.call({ method: "POST", url: `/api/orgs/${organizationId}/channels`, payload });

describe("a channel of the video platform", () => {
  it.each([
    ["its handle", () => handle],
    ["its handle without @", () => handle.slice(1)],
    ["its address", () => `https://www.youtube.com/${handle}/videos`],
    ["the address of its id", () => `https://youtube.com/channel/${ucid}`],
  ])("is shown by %s before it is added", async (_, name) => {
    const answer = await preview(await arrange(), name());
    expect(answer.json()).toMatchObject({ ucid, name: "Field Days", handle, subscribers: 5200 });
    expect(answer.json().latestVideos).toHaveLength(3);
  });

  it("is shown without videos while its feed can't be read", async () => {
    wire.state.feeds.delete(ucid);
    expect((await preview(await arrange(), handle)).json()).toMatchObject({ ucid, latestVideos: [] });
  });

  it("is added under the name, handle and picture that the platform states", async () => {
    const place = await arrange();
    const { channel } = (await connect(place, { name: "Typed name", handle: "@typed", ucid })).json();
    expect(channel).toMatchObject({
      ucid,
      name: "Field Days",
      handle,
      subscribers: 5200,
      channelThumbnail: "https://yt3.ggpht.com/a.jpg",
    });
    expect((await connect(place, { name: "Again", handle })).statusCode).toBe(409);
  });

  it.each([
    ["no public video", "no_videos", { privacy: "private" }],
    ["no video of more than three minutes", "no_long_form_videos", { duration: "PT2M59S" }],
  ])("is not added with %s", async (_, code, change) => {
    wire.state.videos = wire.state.videos.map((video) => ({ ...video, ...change }));
    const place = await arrange();
    const answer = await connect(place, { name: "Field Days", handle });
    expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
    expect((await place.browser.call({ url: "/api/users/profile" })).json().organizations).toEqual([]);
  });

  it("can be added by several organizations", async () => {
    for (const place of [await arrange(), await arrange()])
      expect((await connect(place, { name: "Field Days", handle })).statusCode).toBe(200);
  });

  it("keeps the platform's name when it is connected again", async () => {
    const place = await arrange();
    await connect(place, { name: "Field Days", handle });
    wire.state.channels = [{ id: ucid, title: "Field Days, renamed", handle }];
    const answer = await place.browser.call({
      method: "PUT",
      url: `/api/orgs/${place.organizationId}/channels/${ucid}`,
      payload: { name: "Something else", handle: "@else" },
    });
    expect(answer.json()).toMatchObject({ name: "Field Days, renamed", handle });
  });
});

describe("a look-up", () => {
  it.each([
    ["@unknown-channel", 404, "YouTube knows no such channel"],
    ["two words", 400, "channel: Enter a handle like @halfbuilt, or the address of a channel"],
    ["https://evil.test/@fielddays", 400, "channel: Enter a handle like @halfbuilt, or the address of a channel"],
  ])("of %s is refused", async (name, status, message) => {
    const answer = await preview(await arrange(), name);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  it("says that the platform's quota is used up, and adds nothing", async () => {
    const place = await arrange();
    wire.state.interruptions.push(refusal(403, "quotaExceeded"), refusal(403, "quotaExceeded"));
    const answers = [await preview(place, handle), await connect(place, { name: "Field Days", handle })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(Number(answers[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await place.browser.call({ url: "/api/users/profile" })).json().organizations).toEqual([]);
  });
});
