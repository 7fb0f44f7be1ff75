import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { countStatements } from "../../testing/count-statements.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { listFollowedUcids } from "./index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const base = "/api/idea/user_favorite_channels";
async function arrange() {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
  const channelUcid = await given.channel(organizationId);
  return { browser: await studio.as(owner.email), place: { organizationId, channelUcid } };
}
type Home = Awaited<ReturnType<typeof arrange>>;
const query = ({ place }: Home) => `organization_id=${place.organizationId}&creator_channel_ucid=${place.channelUcid}`;
const follow = ({ browser, place }: Home, favoriteUcid: string, as: Browser = browser) =>
  as.call({
    method: "POST",
    url: base,
    payload: {
      organization_id: place.organizationId,
      creator_channel_ucid: place.channelUcid,
      favorite_ucid: favoriteUcid,
    },
  });
const list = async (home: Home) =>
  (await home.browser.call({ url: `${base}/by_creator?${query(home)}` })).json().results;
const knownChannel = async (changes: Parameters<typeof aChannel>[0] = {}) => {
  const channel = aChannel(changes);
  await studio.given.videos(aVideo({ channel }));
  return channel.ucid;
};

describe("following", () => {
  it("stores a creator for the channel, with the data of the catalogue", async () => {
    const home = await arrange();
    const ucid = await knownChannel({ name: "Half Built", subscribers: 12 });
    const followed = await follow(home, ucid);
    expect([followed.statusCode, followed.json()]).toMatchObject([
      200,
      { favorite_ucid: ucid, creator_channel_ucid: home.place.channelUcid, organization_id: home.place.organizationId },
    ]);
    expect(await list(home)).toMatchObject([{ id: followed.json().id, name: "Half Built", subscribers: 12 }]);
  });

  it("rejects a channel that the catalogue does not contain", async () => {
    const home = await arrange();
    const refused = await follow(home, "UCnobodyhasthis000000001");
    expect([refused.statusCode, refused.json().message]).toEqual([404, "This channel is not in the catalogue"]);
    const found = await home.browser.call({ url: `${base}/find?${query(home)}&channel=UCnobodyhasthis000000001` });
    expect(found.json()).toEqual({ results: [] });
    expect(await list(home)).toEqual([]);
  });

  it("stores a creator once, also for concurrent requests", async () => {
    const home = await arrange();
    const ucid = await knownChannel();
    const answers = await Promise.all([1, 2, 3].map(() => follow(home, ucid)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await list(home)).toHaveLength(1);
  });

  it("lists the latest first, also for other features", async () => {
    const home = await arrange();
    const ucids = [await knownChannel(), await knownChannel(), await knownChannel()];
    for (const ucid of ucids) await follow(home, ucid);
    const latestFirst = ucids.toReversed();
    expect((await list(home)).map((entry: { favorite_ucid: string }) => entry.favorite_ucid)).toEqual(latestFirst);
    expect(await listFollowedUcids(studio.context, scopeForJob(home.place))).toEqual(latestFirst);
  });

  it("is deleted by id", async () => {
    const home = await arrange();
    const { id } = (await follow(home, await knownChannel())).json();
    const end = () => home.browser.call({ method: "DELETE", url: `${base}/${id}` });
    expect((await end()).statusCode).toBe(200);
    expect(await list(home)).toEqual([]);
    expect((await end()).statusCode).toBe(404);
  });

  it("lists a creator that the catalogue no longer contains", async () => {
    const home = await arrange();
    const ucid = await knownChannel({ name: "Gone Tomorrow" });
    await follow(home, ucid);
    await studio.context.db.pool.query("delete from catalogue_channels where ucid = $1", [ucid]);
    expect(await list(home)).toMatchObject([{ name: "Gone Tomorrow", thumbnail: null, subscribers: null }]);
  });
});

describe("the latest outliers of followed creators", () => {
  const day = (date: string) => new Date(`${date}T12:00:00Z`);
  it("are the three newest outliers of each creator", async () => {
    const home = await arrange();
    const [busy, quiet] = [aChannel(), aChannel()];
    const usual = aVideo({ channel: busy, uploaded: day("2026-05-01"), at: [[7, 100]] });
    const hits = ["05", "06", "07", "08"].map((date, index) =>
      aVideo({ channel: busy, uploaded: day(`2026-05-${date}`), at: [[7, 10 ** (index + 3)]] }),
    );
    const short = { channel: busy, isShort: true, at: [[7, 900]] as const };
    await studio.given.videos(
      aVideo({ ...short, uploaded: day("2026-05-02"), at: [[7, 9]] }),
      aVideo({ ...short, uploaded: day("2026-05-20") }),
    );
    await studio.given.videos(usual, ...hits, aVideo({ channel: quiet, uploaded: day("2026-05-09"), at: [[7, 5]] }));
    await follow(home, busy.ucid);
    await follow(home, quiet.ucid);
    const { results } = (await home.browser.call({ url: `${base}/latest?${query(home)}` })).json();
    expect(results).toMatchObject([{ favorite_ucid: quiet.ucid, videos: [] }, { favorite_ucid: busy.ucid }]);
    expect(results[1].videos.map((video: { video_id: string }) => video.video_id)).toEqual(
      hits
        .toReversed()
        .slice(0, 3)
        .map(({ videoId }) => videoId),
    );
  });
  it("are shorts if a creator has no other outliers", async () => {
    const home = await arrange();
    const channel = aChannel();
    const short = { channel, isShort: true };
    const hit = aVideo({ ...short, uploaded: day("2026-05-20"), at: [[7, 900]] });
    await studio.given.videos(aVideo({ ...short, uploaded: day("2026-05-02"), at: [[7, 9]] }), hit);
    await follow(home, channel.ucid);
    const { results } = (await home.browser.call({ url: `${base}/latest?${query(home)}` })).json();
    expect(results).toMatchObject([{ favorite_ucid: channel.ucid, videos: [{ video_id: hit.videoId }] }]);
  });
});

describe("access to followed creators", () => {
  it("is limited to one channel of one organization", async () => {
    const home = await arrange();
    const stranger = await arrange();
    const { id } = (await follow(home, await knownChannel())).json();
    const beside = {
      ...home,
      place: { ...home.place, channelUcid: await studio.given.channel(home.place.organizationId) },
    };
    expect(await list(beside)).toEqual([]);
    expect((await follow(home, await knownChannel(), stranger.browser)).statusCode).toBe(404);
    for (const path of ["by_creator", "latest"])
      expect((await stranger.browser.call({ url: `${base}/${path}?${query(home)}` })).statusCode).toBe(404);
    expect((await stranger.browser.call({ method: "DELETE", url: `${base}/${id}` })).statusCode).toBe(404);
    expect(await list(home)).toHaveLength(1);
  });

  it("is limited to members with access to the channel", async () => {
    const home = await arrange();
    const { given } = studio;
    const other = await given.channel(home.place.organizationId);
    const member = await given.user();
    await given.member(home.place.organizationId, member.id, "user");
    await given.entitled(home.place.organizationId, member.id, home.place.channelUcid, "user");
    const browser = await studio.as(member.email);
    const ucid = await knownChannel();
    expect((await follow(home, ucid, browser)).statusCode).toBe(200);
    const elsewhere = { ...home, place: { ...home.place, channelUcid: other } };
    const { id } = (await follow(elsewhere, ucid)).json();
    expect((await follow(elsewhere, ucid, browser)).statusCode).toBe(404);
    expect((await browser.call({ method: "DELETE", url: `${base}/${id}` })).statusCode).toBe(404);
  });
});

it.each(["by_creator", "latest"])("%s takes a constant number of statements", async (path) => {
  const home = await arrange();
  const count = () => countStatements(() => home.browser.call({ url: `${base}/${path}?${query(home)}` }));
  await follow(home, await knownChannel());
  const withOne = await count();
  for (let more = 0; more < 3; more++) await follow(home, await knownChannel());
  expect(await count()).toBe(withOne);
});
