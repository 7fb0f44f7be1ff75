import { scoreRoutes } from "@coldopen/contract/scores/routes";
import { titleScore } from "@coldopen/engine-text/title-score";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { projectFixture } from "../../testing/project-fixture.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { projectsService, tagByAi } from "../projects/index.ts";
import { matchScores } from "./index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

type Fixture = Awaited<ReturnType<typeof projectFixture>>;
const TITLE = "I Built a Sauna in 7 Days";
const day = (date: string) => new Date(`${date}T12:00:00Z`);
const linkTo = (videoId: string) => `https://youtu.be/${videoId}`;

/** A video with an index of 2.5, on the channel of the fixture unless another is given. */
async function publish({ scope }: Fixture, { title = TITLE, ucid = scope.channelUCID, uploaded = "2026-06-01" } = {}) {
  const channel = aChannel({ ucid });
  const video = aVideo({ channel, title, uploaded: day(uploaded), at: [[7, 250]] });
  const before = new Date(video.uploaded.getTime() - 20 * 86_400_000);
  await studio.given.videos(aVideo({ channel, title: "Before", uploaded: before, at: [[7, 100]] }), video);
  return video;
}
/** Titles are scored now; the videos of these tests are older. */
async function scoreTitle(projectId: string, scoredAt = "2026-05-20") {
  await tagByAi(studio.context, projectId);
  await studio.context.db.sql.execute(
    sql`update title_scores set scored_at = ${scoredAt} where project_id = ${projectId} and scored_at > ${scoredAt}`,
  );
}
async function scoredProject(fixture: Fixture, title = TITLE) {
  const { id } = await fixture.made({ title });
  await scoreTitle(id);
  return id;
}
/** Runs the jobs that changes of projects have requested. */
async function runRequestedMatches() {
  const { rows } = await studio.context.db.sql.execute(
    sql`select key from graphile_worker.jobs where key like 'scores:match:%'`,
  );
  for (const { key } of rows) await matchScores(studio.context, String(key).replace("scores:match:", ""));
}
const read = async ({ scope, browser }: Fixture, by: Browser = browser) => {
  await runRequestedMatches();
  const { organizationId, channelUCID } = scope;
  const response = await by.call({ url: `/api/orgs/${organizationId}/channels/${channelUCID}/scores` });
  return scoreRoutes.channel.reply.parse(response.json());
};
const readAll = async ({ scope }: Fixture, by: Browser) => {
  await runRequestedMatches();
  return scoreRoutes.organization.reply.parse(
    (await by.call({ url: `/api/orgs/${scope.organizationId}/scores` })).json(),
  );
};

describe("the score of a title", () => {
  it("is compared with the index of the video that the project is linked to", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    expect((await read(fixture)).title.compared).toEqual([]);
    const { videoId } = await publish(fixture);
    await fixture.put(projectId, { status: "published", youtubeURL: linkTo(videoId) });
    const { title } = await read(fixture);
    expect(title).toMatchObject({ verdict: "too_few", waiting: 0, correlation: null });
    expect(title.compared).toMatchObject([
      { videoId, projectId, title: TITLE, score: titleScore(TITLE), index: 2.5, version: 1 },
    ]);
  });

  it("stays as it was at publishing when the title changes and when the project is purged", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    const { videoId } = await publish(fixture);
    await fixture.put(projectId, { status: "published", youtubeURL: linkTo(videoId) });
    await fixture.put(projectId, { title: "You won't believe this!!" });
    await tagByAi(studio.context, projectId);
    await matchScores(studio.context);
    expect((await read(fixture)).title.compared).toMatchObject([{ score: titleScore(TITLE), projectId }]);
    await studio.context.db.sql.execute(sql`delete from video_projects where id = ${projectId}`);
    expect((await read(fixture)).title.compared).toMatchObject([{ score: titleScore(TITLE), projectId: null }]);
  });

  it("is the last one before the upload", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture, "Sauna");
    await fixture.put(projectId, { title: TITLE });
    await tagByAi(studio.context, projectId);
    await studio.context.db.sql.execute(sql`
      update title_scores set scored_at = case title when 'Sauna' then '2026-05-20'::timestamptz else '2026-07-20' end
      where project_id = ${projectId}`);
    const { videoId } = await publish(fixture);
    await fixture.put(projectId, { status: "published", youtubeURL: linkTo(videoId) });
    expect((await read(fixture)).title.compared).toMatchObject([{ score: titleScore("Sauna") }]);
  });

  it("is listed apart if there is none from before the upload", async () => {
    const fixture = await projectFixture(studio);
    const { id } = await fixture.made({ title: TITLE });
    await scoreTitle(id, "2026-06-02");
    const { videoId } = await publish(fixture);
    await fixture.put(id, { status: "published", youtubeURL: linkTo(videoId) });
    expect((await read(fixture)).title).toMatchObject({
      compared: [],
      scoredLater: [{ videoId, score: titleScore(TITLE) }],
      lowScores: { videos: 0 },
      highScores: { videos: 0 },
      waiting: 0,
    });
  });

  it("is not compared with a video of another channel, nor after the link is removed", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    const foreign = await publish(fixture, { ucid: aChannel().ucid });
    await fixture.put(projectId, { status: "published", youtubeURL: linkTo(foreign.videoId) });
    expect((await read(fixture)).title.compared).toEqual([]);
    const own = await publish(fixture);
    await fixture.put(projectId, { youtubeURL: linkTo(own.videoId) });
    expect((await read(fixture)).title.compared).toHaveLength(1);
    await fixture.put(projectId, { youtubeURL: null });
    expect((await read(fixture)).title.compared).toEqual([]);
  });

  it("waits for the index of a young video", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    const video = aVideo({ channel: aChannel({ ucid: fixture.scope.channelUCID }), at: [[1, 50]] });
    await studio.given.videos(video);
    await fixture.put(projectId, { status: "published", youtubeURL: linkTo(video.videoId) });
    expect((await read(fixture)).title).toMatchObject({ compared: [], waiting: 1 });
  });

  it("is kept once for each title", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    await tagByAi(studio.context, projectId);
    const { rows } = await studio.context.db.sql.execute(
      sql`select title, score, version from title_scores where project_id = ${projectId}`,
    );
    expect(rows).toEqual([{ title: TITLE, score: titleScore(TITLE), version: 1 }]);
  });
});

it("compares the score of the primary thumbnail", async () => {
  const fixture = await projectFixture(studio);
  const projectId = await scoredProject(fixture);
  const { organizationId, channelUCID } = fixture.scope;
  await studio.context.db.sql.execute(sql`
    with option as (
      insert into project_options (project_id, option_type, position, content, source)
      values (${projectId}, 'thumbnail', 'V', 'https://pictures.example/a.webp', 'user') returning id
    ), scored as (
      insert into thumbnail_scores (id, organization_id, channel_ucid, picture, picture_hash, title, score, checks, version, created_at)
      values (gen_random_uuid(), ${organizationId}, ${channelUCID}, 'https://pictures.example/a.webp', 'a', '', 7.5, '[]', 2, '2026-05-20'),
        (gen_random_uuid(), ${organizationId}, ${channelUCID}, 'https://pictures.example/b.webp', 'b', '', 2.5, '[]', 2, '2026-05-20')
    )
    update video_projects set thumbnail_primary_option_id = option.id from option where video_projects.id = ${projectId}`);
  const { videoId } = await publish(fixture);
  await fixture.put(projectId, { status: "published", youtubeURL: linkTo(videoId) });
  const { thumbnail } = await read(fixture);
  expect(thumbnail.compared).toMatchObject([{ videoId, score: 7.5, version: 2, index: 2.5 }]);
});

describe("all channels of an organization", () => {
  it("are those that the caller is entitled to", async () => {
    const fixture = await projectFixture(studio);
    const { organizationId } = fixture.scope;
    const other = await studio.given.channel(organizationId);
    const second: Fixture = { ...fixture, scope: { organizationId, channelUCID: other } };
    for (const channel of [fixture, second]) {
      const { id } = await studio.given.project(
        { organizationId, channelUcid: channel.scope.channelUCID, createdBy: fixture.owner.id },
        { title: TITLE },
      );
      await scoreTitle(id);
      const { videoId } = await publish(channel);
      await fixture.put(id, { status: "published", youtubeURL: linkTo(videoId) });
    }
    const member = await fixture.person("user");
    expect((await readAll(fixture, fixture.browser)).title.compared).toHaveLength(2);
    expect((await readAll(fixture, member.browser)).title.compared).toMatchObject([
      { channelUcid: fixture.scope.channelUCID },
    ]);
  });
});

describe("a project without a link", () => {
  const refresh = () => projectsService(studio.context).refreshPublished();

  it("is published and linked when its channel uploads a video with its title", async () => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    await publish(fixture, { uploaded: "2027-01-01", title: ` ${TITLE.toUpperCase()} ` });
    await refresh();
    expect(await fixture.detail(projectId)).toMatchObject({
      status: "published",
      publishDate: "2027-01-01",
      outlierIndex: 2.5,
      youtubeURL: expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch\?v=/),
    });
    expect((await fixture.activity(projectId))[0]).toMatchObject({
      who: "Cold Open",
      what: "Found the published video by its title",
    });
    expect((await read(fixture)).title.compared).toMatchObject([{ projectId, score: titleScore(TITLE) }]);
  });

  it.each([
    ["older than the project", { uploaded: "2020-01-01" }],
    ["of another channel", { ucid: aChannel().ucid, uploaded: "2027-01-01" }],
    ["with another title", { title: "I Built a Sauna in 8 Days", uploaded: "2027-01-01" }],
  ])("stays as it is if the video is %s", async (_, video) => {
    const fixture = await projectFixture(studio);
    const projectId = await scoredProject(fixture);
    await publish(fixture, video);
    await refresh();
    expect(await fixture.detail(projectId)).toMatchObject({ status: "idea", youtubeURL: null });
  });

  it("stays as it is if another project has the same title", async () => {
    const fixture = await projectFixture(studio);
    const ids = [await scoredProject(fixture), await scoredProject(fixture)];
    await publish(fixture, { uploaded: "2027-01-01" });
    await refresh();
    for (const id of ids) expect(await fixture.detail(id)).toMatchObject({ status: "idea", youtubeURL: null });
  });
});
