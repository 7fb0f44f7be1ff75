import type { RichDocument } from "@coldopen/contract/documents/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const saying = (...lines: string[]): RichDocument => ({
  type: "doc",
  content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

async function arrange() {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId);
  const { id: projectId } = await given.project({ organizationId, channelUcid, createdBy: owner.id });
  const url = `/api/v3/video-project/${projectId}/notes?organizationId=${organizationId}&channelUCID=${channelUcid}`;
  return { browser: await studio.as(owner.email), url, projectId, organizationId, channelUcid };
}
const save = (browser: Browser, url: string, version: number, content: unknown) =>
  browser.call({ method: "PUT", url, payload: { version, content } });

describe("the notes of a project", () => {
  it("are empty at first", async () => {
    const { browser, url } = await arrange();
    const notes = (await browser.call({ url })).json();
    expect(notes).toEqual({
      version: 0,
      content: { type: "doc", content: [{ type: "paragraph" }] },
      updatedAt: null,
      updatedBy: null,
    });
  });

  it("are returned as saved, with a new version each time and the name of the person", async () => {
    const { browser, url } = await arrange();
    expect((await save(browser, url, 0, saying("one"))).json()).toMatchObject({ version: 1 });
    expect((await save(browser, url, 1, saying("one", "two"))).json()).toMatchObject({ version: 2 });
    expect((await browser.call({ url })).json()).toMatchObject({
      version: 2,
      content: saying("one", "two"),
      updatedBy: "Ada Example",
    });
  });

  it("show their first 200 characters as plain text in the list of projects", async () => {
    const { browser, url } = await arrange();
    const list = url.replace(/\/[^/]+\/notes/, "");
    expect((await browser.call({ url: list })).json().data[0].notes).toBeNull();
    await save(browser, url, 0, saying("Pack the lamp", "x".repeat(300)));
    const [project] = (await browser.call({ url: list })).json().data;
    expect(project.notes).toBe(`Pack the lamp\n${"x".repeat(186)}`);
  });

  it("count as an edit of the project", async () => {
    const { browser, url } = await arrange();
    const one = url.replace("/notes", "");
    const before = (await browser.call({ url: one })).json().data.updatedAt;
    await save(browser, url, 0, saying("one"));
    expect((await browser.call({ url: one })).json().data.updatedAt > before).toBe(true);
  });

  it("cannot be saved while another person holds the edit lock", async () => {
    const { browser, url, projectId } = await arrange();
    const other = await studio.given.user();
    await studio.context.db.sql.execute(
      sql`insert into project_locks (project_id, socket_id, user_id, fence, expires_at) values (${projectId}, 's', ${other.id}, 1, now() + interval '1 minute')`,
    );
    const refused = await save(browser, url, 0, saying("mine"));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "locked_by_other"]);
  });

  it("reject a save that is based on an older version", async () => {
    const { browser, url } = await arrange();
    await save(browser, url, 0, saying("theirs"));
    for (const stale of [0, 5]) {
      const refused = await save(browser, url, stale, saying("mine"));
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "conflict", currentVersion: 1 });
    }
    expect((await browser.call({ url })).json()).toMatchObject({ version: 1, content: saying("theirs") });
  });

  it("accept one of two concurrent saves and reject the other with 409", async () => {
    const { browser, url } = await arrange();
    for (const version of [0, 1]) {
      const answers = await Promise.all(["a", "b", "c"].map((text) => save(browser, url, version, saying(text))));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    }
  });

  it("accept a repeated save whose first reply was lost", async () => {
    const { browser, url } = await arrange();
    await save(browser, url, 0, saying("one"));
    const again = await save(browser, url, 0, saying("one"));
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
  });

  it("are not found for a deleted project", async () => {
    const { browser, url, projectId } = await arrange();
    await save(browser, url, 0, saying("one"));
    await studio.context.db.sql.execute(sql`update video_projects set deleted_at = now() where id = ${projectId}`);
    expect((await browser.call({ url })).statusCode).toBe(404);
    expect((await save(browser, url, 1, saying("two"))).statusCode).toBe(404);
  });

  it("are visible to their channel only", async () => {
    const home = await arrange();
    const stranger = await arrange();
    await save(home.browser, home.url, 0, saying("secret"));
    const foreign = home.url.replace(/\?.*/, stranger.url.slice(stranger.url.indexOf("?")));
    expect((await stranger.browser.call({ url: home.url })).statusCode).toBe(404);
    expect((await stranger.browser.call({ url: foreign })).statusCode).toBe(404);
    expect((await save(stranger.browser, foreign, 1, saying("mine"))).statusCode).toBe(404);
    const elsewhere = await studio.given.channel(home.organizationId);
    const beside = home.url.replace(home.channelUcid, elsewhere);
    expect((await home.browser.call({ url: beside })).statusCode).toBe(404);
  });
});

describe("a hostile document", () => {
  const marked = (mark: object) => ({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "x", marks: [mark] }] }],
  });
  const nested = (levels: number): object =>
    levels === 0 ? { type: "paragraph" } : { type: "blockquote", content: [nested(levels - 1)] };
  it.each([
    ["with a script for a link", marked({ type: "link", attrs: { href: "javascript:alert(1)" } })],
    ["with a page for a link", marked({ type: "link", attrs: { href: "data:text/html,x" } })],
    ["with a foreign frame", { type: "doc", content: [{ type: "iframe", attrs: { src: "https://evil.example" } }] }],
    ["with a handler", { type: "doc", content: [{ type: "paragraph", attrs: { onclick: "alert(1)" } }] }],
    ["without end", { type: "doc", content: [nested(30)] }],
    ["without bottom", { type: "doc", content: [nested(600)] }],
    ["with text that can't be stored", saying("a\0b")],
    ["that is none", "<p>hello</p>"],
    ["of nothing", { type: "doc", content: [] }],
  ])("%s is refused, and nothing is stored", async (_, content) => {
    const { browser, url } = await arrange();
    const refused = await save(browser, url, 0, content);
    expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_input"]);
    expect((await browser.call({ url })).json().version).toBe(0);
  });

  it("of more than 1 MB is rejected", async () => {
    const { browser, url } = await arrange();
    const refused = await save(browser, url, 0, saying("x".repeat(1_048_576)));
    expect([refused.statusCode, refused.json().code]).toEqual([413, "too_large"]);
  });
});
