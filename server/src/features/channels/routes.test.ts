import { OrganizationChannel } from "@coldopen/contract/session/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ env: { STUDIO_INTERNAL_DOMAINS: "corp.example" } });
});
afterAll(() => studio.close());

async function arrange(options: { email?: string; isSpotterOrganization?: boolean } = {}) {
  const owner = await studio.given.user(options.email ? { email: options.email } : {});
  const organizationId = await studio.given.organization({
    ownerId: owner.id,
    isSpotterOrganization: options.isSpotterOrganization ?? false,
  });
  const browser = await studio.as(owner.email);
  const connect = (handle: string, by: Browser = browser) =>
    by.call({ method: "POST", url: `/api/orgs/${organizationId}/channels`, payload: { name: "Tide Lines", handle } });
  const mock = () => browser.call({ method: "POST", url: `/api/orgs/${organizationId}/mock-channel` });
  return { owner, organizationId, browser, connect, mock };
}
const find = async (browser: Browser, ucid: string) =>
  (await browser.call({ url: `/api/channels?ucid=${ucid}` })).json().results;

describe("connecting a channel", () => {
  it("grants it to the owner and the admins", async () => {
    const { connect, organizationId, browser } = await arrange();
    const admin = await studio.given.user();
    await studio.given.member(organizationId, admin.id, "admin");
    const added = OrganizationChannel.parse((await connect("tide.lines")).json());
    expect(added.channel).toMatchObject({ name: "Tide Lines", handle: "@tide.lines" });
    for (const person of [browser, await studio.as(admin.email)])
      expect((await person.call({ url: "/api/users/profile" })).json().organizations).toEqual([added]);
    expect(await find(browser, added.channel.ucid)).toEqual([added.channel]);
  });

  it("rejects an existing handle in any case, also for concurrent requests", async () => {
    const { connect } = await arrange();
    const answers = await Promise.all([connect("@twice"), connect("@TWICE"), connect("twice")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it("stops exactly at the limit of the plan, also for concurrent requests", async () => {
    const { connect } = await arrange();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => connect(`@many${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      code: "channel_limit",
      message: "Your plan holds 3 channels. Disconnect one to make room.",
      limit: 3,
    });
  });

  it.each(["ab", "has space", "semi;colon", "a".repeat(31), "@@double", "nul\u0000l"])("rejects %j", async (handle) => {
    const { connect } = await arrange();
    expect((await connect(handle)).statusCode).toBe(400);
  });
});

describe("reconnecting", () => {
  const reconnect = (browser: Browser, organizationId: string, ucid: string, handle: string) =>
    browser.call({
      method: "PUT",
      url: `/api/orgs/${organizationId}/channels/${ucid}`,
      payload: { name: "Tide Lines, renamed", handle },
    });

  it("updates the name and the handle", async () => {
    const { browser, organizationId, connect } = await arrange();
    const { ucid } = (await connect("@before")).json().channel;
    expect((await reconnect(browser, organizationId, ucid, "@after")).json()).toMatchObject({
      ucid,
      name: "Tide Lines, renamed",
      handle: "@after",
    });
    expect(await find(browser, ucid)).toMatchObject([{ handle: "@after" }]);
  });
  it("rejects the handle of another channel, and accepts its own in any case", async () => {
    const { browser, organizationId, connect } = await arrange();
    const { ucid } = (await connect("@mine")).json().channel;
    await connect("@other");
    expect((await reconnect(browser, organizationId, ucid, "@OTHER")).statusCode).toBe(409);
    expect((await reconnect(browser, organizationId, ucid, "@Mine")).statusCode).toBe(200);
  });
  it("is forbidden for the product's own organization", async () => {
    const { browser, organizationId } = await arrange({ isSpotterOrganization: true });
    const ucid = await studio.given.channel(organizationId);
    expect((await reconnect(browser, organizationId, ucid, "@taken-over")).statusCode).toBe(403);
  });
});

describe("disconnecting", () => {
  it("removes the channel from the whole organization", async () => {
    const { browser, organizationId } = await arrange();
    const ucid = await studio.given.channel(organizationId);
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "user");
    await studio.given.entitled(organizationId, member.id, ucid, "user");
    const url = `/api/orgs/${organizationId}/channels/${ucid}`;
    expect((await browser.call({ method: "DELETE", url })).statusCode).toBe(200);
    const profile = (await (await studio.as(member.email)).call({ url: "/api/users/profile" })).json();
    expect([profile.organizations, profile.entitlements]).toEqual([[], []]);
    expect((await browser.call({ method: "DELETE", url })).statusCode).toBe(404);
  });
});

describe("finding a channel", () => {
  it("answers without access as for a channel that does not exist", async () => {
    const { organizationId } = await arrange();
    const ucid = await studio.given.channel(organizationId);
    const stranger = await arrange();
    expect(await find(stranger.browser, ucid)).toEqual([]);
  });

  it("returns any channel to the product's own organization while its subscription is active", async () => {
    const { organizationId } = await arrange();
    const ucid = await studio.given.channel(organizationId, { name: "Elsewhere" });
    const spotter = await arrange({ isSpotterOrganization: true });
    expect(await find(spotter.browser, ucid)).toMatchObject([{ ucid, name: "Elsewhere" }]);
    const { billingStore } = await import("../billing/index.ts");
    await billingStore(studio.context.db).end(spotter.organizationId);
    expect(await find(spotter.browser, ucid)).toEqual([]);
  });
});

describe("a channel opened by the product's own organization", () => {
  const admit = (browser: Browser, organizationId: string, ucid: string) =>
    browser.call({ method: "POST", url: `/api/orgs/${organizationId}/channels/${ucid}` });

  it("is accessible from then on, separately from its own organization", async () => {
    const { organizationId } = await arrange();
    const ucid = await studio.given.channel(organizationId);
    const spotter = await arrange({ isSpotterOrganization: true });
    for (const _ of ["once", "again"])
      expect((await admit(spotter.browser, spotter.organizationId, ucid)).statusCode).toBe(200);
    const profile = (await spotter.browser.call({ url: "/api/users/profile" })).json();
    expect(profile.organizations.map((entry: { channel: { ucid: string } }) => entry.channel.ucid)).toEqual([ucid]);
    const place = { organizationId: spotter.organizationId, channelUCID: ucid };
    const started = await spotter.browser.call({
      method: "POST",
      url: "/api/v3/video-project",
      payload: { name: "A second look", ...place },
    });
    expect(started.statusCode).toBe(200);
    const { rows } = await studio.context.db.pool.query(
      "select organization_id from video_projects where channel_ucid = $1",
      [ucid],
    );
    expect(rows).toEqual([{ organization_id: spotter.organizationId }]);
  });

  it("stays hidden from others, and is 404 if it does not exist", async () => {
    const { organizationId } = await arrange();
    const ucid = await studio.given.channel(organizationId);
    const stranger = await arrange();
    expect((await admit(stranger.browser, stranger.organizationId, ucid)).statusCode).toBe(404);
    const spotter = await arrange({ isSpotterOrganization: true });
    const unknown = `UC${"0".repeat(22)}`;
    expect((await admit(spotter.browser, spotter.organizationId, unknown)).statusCode).toBe(404);
  });
});

describe("the mock channel", () => {
  it("requires its feature flag", async () => {
    const { mock, organizationId } = await arrange();
    expect((await mock()).statusCode).toBe(404);
    await studio.context.flags.setForOrganization("STUDIO_INTERNAL_TESTING", organizationId, true);
    expect((await mock()).json().channel.name).toMatch(/^Mock channel [0-9a-f]{6}$/);
  });

  it("is available to internal users only", async () => {
    expect((await (await arrange({ email: "eve@corp.example" })).mock()).statusCode).toBe(200);
    expect((await (await arrange({ email: "eve@corp.example.evil.test" })).mock()).statusCode).toBe(404);
  });
});
