import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { catalogueStore } from "../../catalogue/index.ts";
import { demoJobs } from "../jobs.ts";
import { grammarForName } from "./channels.ts";
import { readGrammars } from "./grammar.ts";
import { publishDemoVideos } from "./publish-videos.ts";

let studio: TestApp;
let firstUcid: string;
beforeAll(async () => {
  studio = await startApp({ demo: true });
});
afterAll(() => studio.close());

const videosOf = async (ucid: string) => (await catalogueStore(studio.context.db).findChannel(ucid))?.videos;
const addChannel = async (handle: string) => {
  const browser = await studio.as("newcomer@coldopen.test");
  const { organizationUsers } = (await browser.call({ url: "/api/users/profile" })).json();
  const url = `/api/orgs/${organizationUsers[0].organizationId}/channels`;
  return (await browser.call({ method: "POST", url, payload: { name: "Slow Kitchen", handle } })).json().channel;
};

describe("a channel that is added to a demo", () => {
  it("waits for the first publication, so that no part of the catalogue is indexed", async () => {
    const { ucid } = await addChannel("@firstkitchen");
    firstUcid = ucid;
    const requested: string[] = [];
    const jobs = { ...studio.context.jobs, add: async (name: string) => void requested.push(name) };
    const job = demoJobs({ ...studio.context, jobs }).find(({ name }) => name === "demo-catalogue:add-channel");
    await job?.run({ channelUcid: ucid });
    expect(requested).toEqual(["demo-catalogue:add-channel"]);
    await publishDemoVideos({ ...studio.context, maxChannels: 1 });
    await job?.run({ channelUcid: ucid });
    expect(requested).toEqual(["demo-catalogue:add-channel", "catalogue:compute"]);
    expect(await videosOf(ucid)).toBeGreaterThan(50);
  });

  it("gets its videos once, and new ones with all others", async () => {
    const { ucid } = await addChannel("@slowkitchen");
    const job = demoJobs(studio.context).find(({ name }) => name === "demo-catalogue:add-channel");
    await job?.run({ channelUcid: ucid });
    const count = await videosOf(ucid);
    expect(count).toBeGreaterThan(50);
    await job?.run({ channelUcid: ucid });
    expect(await videosOf(ucid)).toBe(count);
    const later = new Date(studio.context.now().getTime() + 30 * 86_400_000);
    await publishDemoVideos({ ...studio.context, now: () => later, maxChannels: 1 });
    expect(await videosOf(ucid)).toBeGreaterThan(count ?? 0);
  });

  it("has other videos than a second one of the same name", async () => {
    const job = demoJobs(studio.context).find(({ name }) => name === "demo-catalogue:add-channel");
    const other = await addChannel("@otherkitchen");
    await job?.run({ channelUcid: other.ucid });
    const { rows } = await studio.context.db.pool.query(
      `select count(*)::int as videos, count(distinct video_id)::int as different from catalogue_videos v
       join catalogue_channels c on c.id = v.channel_id where c.ucid = any($1)`,
      [[firstUcid, other.ucid]],
    );
    expect(rows[0].videos).toBe(rows[0].different);
    expect(await videosOf(firstUcid)).toBeGreaterThan(50);
    expect(await videosOf(other.ucid)).toBeGreaterThan(50);
  });
});

it.each([
  ["Slow Cooking with Ana", "cooking"],
  ["Slow Kitchen", "cooking"],
  ["The Sailing Year", "sailing"],
])("takes the kind of %s from its name", (name, kind) => {
  expect(grammarForName(readGrammars(), name)?.id).toBe(kind);
});
