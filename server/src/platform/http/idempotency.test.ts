import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const browser = await studio.as(owner.email);
  const connect = (key: string, handle = "@tidelines", by: Browser = browser, extra = {}) =>
    by.call({
      method: "POST",
      url: `/api/orgs/${organizationId}/channels`,
      payload: { name: "Tide Lines", handle, ...extra },
      headers: { "idempotency-key": key },
    });
  const channels = async () =>
    (await browser.call({ url: "/api/users/profile" }))
      .json()
      .organizations.map(({ channel }: { channel: { handle: string } }) => channel.handle);
  return { organizationId, browser, connect, channels };
}

describe("a write under a key", () => {
  it("has its effect once, and the same answer to the letter each time", async () => {
    const { connect, channels } = await arrange();
    const answers = [await connect("a"), await connect("a"), await connect("a")];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await channels()).toEqual(["@tidelines"]);
  });

  it("has one effect also when it is sent many times at once", async () => {
    const { connect, channels } = await arrange();
    const answers = await Promise.all(Array.from({ length: 30 }, () => connect("at-once")));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await channels()).toEqual(["@tidelines"]);
  });

  it("is not repeated to a person who has lost access to the row since", async () => {
    const { organizationId, browser } = await arrange();
    const ucid = await studio.given.channel(organizationId);
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "user");
    await studio.given.entitled(organizationId, member.id, ucid, "user");
    const made = await browser.call({
      method: "POST",
      url: "/api/v3/video-project",
      payload: { name: "Tides", organizationId, channelUCID: ucid },
    });
    const memberBrowser = await studio.as(member.email);
    const rename = () =>
      memberBrowser.call({
        method: "PUT",
        url: `/api/v3/video-project/${made.json().data.id}`,
        payload: { name: "Tidal" },
        headers: { "idempotency-key": "lost-access" },
      });
    const [first, repeated] = [await rename(), await rename()];
    expect([first.statusCode, repeated.body]).toEqual([200, first.body]);
    await studio.context.db.sql.execute(sql`delete from entitlements where user_id = ${member.id}`);
    expect((await rename()).statusCode).toBe(404);
  });

  it("is refused for another request", async () => {
    const { connect, browser, channels } = await arrange();
    await connect("b");
    const other = await connect("b", "@another");
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
    const elsewhere = await browser.call({
      method: "PUT",
      url: "/api/users/profile",
      payload: { firstName: "Grace" },
      headers: { "idempotency-key": "b" },
    });
    expect(elsewhere.statusCode).toBe(422);
    expect(await channels()).toEqual(["@tidelines"]);
  });

  it("can be tried again after a failure, which leaves nothing behind", async () => {
    const { connect, organizationId, channels } = await arrange();
    await connect("first");
    expect((await connect("c")).statusCode).toBe(409);
    await studio.context.db.sql.execute(
      sql`delete from organization_channels where organization_id = ${organizationId}`,
    );
    expect((await connect("c")).statusCode).toBe(200);
    expect(await channels()).toEqual(["@tidelines"]);
  });

  it("belongs to one person: the same key of another is another key", async () => {
    const [one, two] = [await arrange(), await arrange()];
    expect([(await one.connect("d")).statusCode, (await two.connect("d", "@other")).statusCode]).toEqual([200, 200]);
  });

  it.each(["", "has space", "x".repeat(256), "caf\u00e9"])("takes no key such as %j", async (key) => {
    const { connect, channels } = await arrange();
    expect((await connect(key)).statusCode).toBe(400);
    expect(await channels()).toEqual([]);
  });

  it("takes no body nested so deep that nothing could walk it", async () => {
    const { connect } = await arrange();
    let deep: unknown = "deep";
    for (let level = 0; level < 2_000; level++) deep = [deep];
    const answer = await connect("e", "@deep", undefined, { deep });
    expect([answer.statusCode, answer.json().message]).toEqual([400, "The request is nested too deep"]);
  });
});
