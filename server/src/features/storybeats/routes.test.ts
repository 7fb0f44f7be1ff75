import { aBeat } from "@coldopen/contract/storybeats/factory";
import { BEAT_SECONDS_MIN, BEATS_MAX } from "@coldopen/contract/storybeats/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange({ isOpen = true } = {}) {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId);
  const { id: projectId } = await given.project({ organizationId, channelUcid, createdBy: owner.id });
  await studio.context.flags.setForOrganization("STUDIO_STORYBEATS", organizationId, isOpen);
  const url = `/api/v3/video-project/${projectId}/storybeats?organizationId=${organizationId}&channelUCID=${channelUcid}`;
  return { browser: await studio.as(owner.email), url, projectId, owner };
}
const save = (browser: Browser, url: string, version: number, content: unknown, more: object = {}) =>
  browser.call({ method: "PUT", url, payload: { version, content, ...more } });
const takeLock = (projectId: string, userId: string, fence: number) =>
  studio.context.db.sql.execute(
    sql`insert into project_locks (project_id, socket_id, user_id, fence, expires_at) values (${projectId}, 's', ${userId}, ${fence}, now() + interval '1 minute')`,
  );

describe("the storybeats of a project", () => {
  it("are none at first", async () => {
    const { browser, url } = await arrange();
    expect((await browser.call({ url })).json()).toEqual({ version: 0, content: [], updatedAt: null, updatedBy: null });
  });

  it("come back in their order, with a new version each time and the name of the writer", async () => {
    const { browser, url } = await arrange();
    const [one, two] = [aBeat(), aBeat({ purpose: "brand_moment", text: "", seconds: 45 })];
    expect((await save(browser, url, 0, [one, two])).json()).toMatchObject({ version: 1 });
    expect((await save(browser, url, 1, [two, one])).json()).toMatchObject({ version: 2 });
    expect((await browser.call({ url })).json()).toMatchObject({
      version: 2,
      content: [two, one],
      updatedBy: "Ada Example",
    });
    expect((await save(browser, url, 2, [])).json()).toMatchObject({ version: 3 });
  });

  it("count as an edit of the project", async () => {
    const { browser, url } = await arrange();
    const project = url.replace("/storybeats", "");
    const before = (await browser.call({ url: project })).json().data.updatedAt;
    await save(browser, url, 0, [aBeat()]);
    expect((await browser.call({ url: project })).json().data.updatedAt > before).toBe(true);
  });

  it("are not there behind a closed gate", async () => {
    const { browser, url } = await arrange({ isOpen: false });
    expect((await browser.call({ url })).statusCode).toBe(404);
    expect((await save(browser, url, 0, [aBeat()])).statusCode).toBe(404);
  });

  it("are not written while another person holds the edit lock", async () => {
    const { browser, url, projectId } = await arrange();
    await takeLock(projectId, (await studio.given.user()).id, 1);
    const refused = await save(browser, url, 0, [aBeat()]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "locked_by_other"]);
  });

  it("are not written with a number from before the edit lock changed hands", async () => {
    const { browser, url, projectId, owner } = await arrange();
    await takeLock(projectId, owner.id, 4);
    expect((await save(browser, url, 0, [aBeat()], { fence: 3 })).statusCode).toBe(409);
    expect((await save(browser, url, 0, [aBeat()], { fence: 4 })).statusCode).toBe(200);
  });

  it("are never written over by a save that knew an older version", async () => {
    const { browser, url } = await arrange();
    const theirs = aBeat({ text: "theirs" });
    await save(browser, url, 0, [theirs]);
    for (const stale of [0, 5]) {
      const refused = await save(browser, url, stale, [aBeat()]);
      expect(refused.json()).toMatchObject({ code: "conflict", currentVersion: 1 });
    }
    expect((await browser.call({ url })).json().content).toEqual([theirs]);
  });

  it("of three saves at once take one", async () => {
    const { browser, url } = await arrange();
    for (const version of [0, 1]) {
      const answers = await Promise.all(["a", "b", "c"].map((text) => save(browser, url, version, [aBeat({ text })])));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    }
  });

  it("take the same save twice, where the first answer was lost", async () => {
    const { browser, url } = await arrange();
    const beats = [aBeat()];
    await save(browser, url, 0, beats);
    const again = await save(browser, url, 0, beats);
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
  });

  it("belong only to the named channel", async () => {
    const home = await arrange();
    const stranger = await arrange();
    await save(home.browser, home.url, 0, [aBeat()]);
    const foreign = home.url.replace(/\?.*/, stranger.url.slice(stranger.url.indexOf("?")));
    expect((await stranger.browser.call({ url: home.url })).statusCode).toBe(404);
    expect((await stranger.browser.call({ url: foreign })).statusCode).toBe(404);
    expect((await save(stranger.browser, foreign, 1, [])).statusCode).toBe(404);
  });

  const otherNode = aBeat();
  it.each([
    ["of no known purpose", [{ ...aBeat(), purpose: "filler" }]],
    ["too short to see", [aBeat({ seconds: BEAT_SECONDS_MIN - 1 })]],
    ["of half a second more", [aBeat({ seconds: 2.5 })]],
    ["that can't be stored", [aBeat({ text: "a\0b" })]],
    ["that is there twice", [otherNode, otherNode]],
    ["too many", Array.from({ length: BEATS_MAX + 1 }, () => aBeat())],
  ])("take no beat %s", async (_, content) => {
    const { browser, url } = await arrange();
    const refused = await save(browser, url, 0, content);
    expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_input"]);
    expect((await browser.call({ url })).json().version).toBe(0);
  });
});
