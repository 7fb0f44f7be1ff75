import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { studioJobs } from "../../jobs.ts";
import { createSecretBox, EncryptedText } from "../../platform/secret-box.ts";
import { finishDeletions } from "../../testing/finish-deletions.ts";
import { PASSWORD } from "../../testing/given.ts";
import { type GoogleWire, garbage, googleWire, json, silence } from "../../testing/google-wire.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { TEST_SECRET } from "../../testing/test-database.ts";

let studio: TestApp;
let google: GoogleWire;
beforeAll(async () => {
  google = await googleWire();
  studio = await startApp({ env: google.env });
});
afterAll(async () => {
  await studio.close();
  google.close();
});

const ucidOf = (mark: string) => `UC${mark.padStart(22, "x")}`;
let number = 0;
let ucid = "";
beforeEach(() => {
  ucid = ucidOf(`channel${++number}`);
  Object.assign(google.state, { grantedScope: undefined, asked: [], revoked: [] });
  google.state.interruptions.clear();
  google.state.channel = { id: ucid, title: "Field Days", handle: `@fielddays${number}`, subscribers: 4100 };
  google.state.uploads = [
    { id: "short000001", seconds: 40 },
    { id: "long0000001", seconds: 750 },
  ];
});

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const browser = await studio.as(owner.email);
  return { owner, organizationId, browser };
}
type Place = { organizationId: string; browser: Browser };
const post = (browser: Browser, url: string, payload: object) => browser.call({ method: "POST", url, payload });
const request = async ({ organizationId, browser }: Place, channelUcid?: string) => {
  const path = channelUcid ? `channels/${channelUcid}/consent` : "channel-consent";
  return post(browser, `/api/orgs/${organizationId}/${path}`, { redirect: "/app/chat", utmSource: "newsletter" });
};
const agree = async (place: Place, channelUcid?: string) =>
  google.agree((await request(place, channelUcid)).json().consentPage);
const finish = ({ organizationId, browser }: Place, answer: { code: string; state: string }) =>
  post(browser, `/api/orgs/${organizationId}/channel-consent/finish`, answer);
const connect = async (place: Place, channelUcid?: string) => finish(place, await agree(place, channelUcid));
const channelsOf = async ({ browser }: Place) =>
  (await browser.call({ url: "/api/users/profile" }))
    .json()
    .organizations.map((entry: { channel: object }) => entry.channel);
const count = async (table: string) =>
  Number((await studio.context.db.sql.execute(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count);
const connectionOf = async ({ organizationId, browser }: Place, path = "connection") =>
  browser.call({ url: `/api/orgs/${organizationId}/channels/${ucid}/${path}` });
const expireTokens = () =>
  studio.context.db.sql.execute(sql`update channel_connections set access_token_expires_at = now()`);
const runRevocations = async () => {
  const { rows } = await studio.context.db.sql.execute<{ payload: unknown }>(sql`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'channels:revoke-access'`);
  const job = studioJobs(studio.context).find(({ name }) => name === "channels:revoke-access");
  for (const { payload } of rows) await job?.run(payload);
};

describe("connecting a channel with Google", () => {
  it("asks for read-only access to videos and analytics, with a signed state", async () => {
    const place = await arrange();
    const url = new URL((await request(place)).json().consentPage);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      scope: "https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/yt-analytics.readonly",
      access_type: "offline",
      code_challenge_method: "S256",
      redirect_uri: `${studio.context.config.publicUrl}/auth/connect-callback`,
    });
    const [body = ""] = url.searchParams.get("state")?.split(".") ?? [];
    expect(JSON.parse(Buffer.from(body, "base64url").toString())).toMatchObject({
      organizationId: place.organizationId,
      organizationUserId: expect.any(String),
      source: "Studio",
      frontendRedirect: "/app/chat",
      utmSource: "newsletter",
    });
  });

  it("adds the channel as YouTube describes it, and stores its tokens encrypted only", async () => {
    const place = await arrange();
    const answer = await connect(place);
    expect(answer.json()).toEqual({ outcome: "connected", channelUcid: ucid, redirect: "/app/chat" });
    expect(await channelsOf(place)).toMatchObject([
      { ucid, name: "Field Days", handle: `@fielddays${number}`, subscribers: 4100 },
    ]);
    expect((await connectionOf(place)).json()).toMatchObject({ method: "google", state: "connected" });
    const { rows } = await studio.context.db.sql.execute(
      sql`select refresh_token as encrypted, c::text as row from channel_connections c where channel_ucid = ${ucid}`,
    );
    expect(JSON.stringify(rows)).not.toContain("canary");
    const encrypted = EncryptedText.parse(rows[0]?.encrypted);
    const box = createSecretBox({ current: TEST_SECRET });
    expect(google.state.refreshTokens).toContain(box.decrypt(encrypted, `channel-connection/${ucid}/refresh`));
  });

  it("is refused by handle", async () => {
    const { browser, organizationId } = await arrange();
    const answer = await post(browser, `/api/orgs/${organizationId}/channels`, { name: "Tide", handle: "@tide" });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      "Channels of this studio are connected with Google",
    ]);
  });

  it("reads 100 of 20,000 videos where the 51st is the first long one", async () => {
    google.state.uploads = Array.from({ length: 20_000 }, (_, n) => ({
      id: `v${String(n).padStart(10, "0")}`,
      seconds: n === 50 ? 181 : 30,
    }));
    expect((await connect(await arrange())).json().outcome).toBe("connected");
    expect(google.state.asked.filter(({ name }) => name === "playlistItems")).toHaveLength(2);
  });
});

describe("an attempt to connect", () => {
  it.each([
    ["no_channels", () => Object.assign(google.state, { channel: undefined })],
    ["no_videos", () => Object.assign(google.state, { uploads: [] })],
    [
      "no_videos",
      () => Object.assign(google.state, { uploads: [{ id: "private0001", seconds: 900, privacy: "private" }] }),
    ],
    ["no_long_form_videos", () => Object.assign(google.state, { uploads: [{ id: "short000001", seconds: 180 }] })],
    [
      "no_long_form_videos",
      () =>
        Object.assign(google.state, {
          uploads: Array.from({ length: 20_000 }, (_, n) => ({ id: `v${String(n).padStart(10, "0")}`, seconds: 45 })),
        }),
    ],
    [
      "missing_permissions",
      () => Object.assign(google.state, { grantedScope: "https://www.googleapis.com/auth/youtube.readonly" }),
    ],
    [
      "quota_exceeded",
      () =>
        google.interrupt("channels", json(403, { error: { errors: [{ reason: "quotaExceeded", message: "Quota" }] } })),
    ],
  ])("ends with %s and leaves nothing behind", async (outcome, prepare) => {
    await studio.context.db.sql.execute(sql`delete from channel_connect_attempts`);
    const before = [await count("channels"), await count("channel_connections")];
    const place = await arrange();
    prepare();
    const answer = await connect(place);
    await studio.context.db.sql.execute(sql`delete from platform_quota`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { outcome }]);
    expect(await channelsOf(place)).toEqual([]);
    expect([
      await count("channels"),
      await count("channel_connections"),
      await count("channel_connect_attempts"),
    ]).toEqual([...before, 0]);
    // Google would end all connections of the account with it.
    expect(google.state.revoked).toEqual([]);
  });

  it.each([
    ["token", [garbage]],
    ["token", [json(500, { error: "internal" })]],
    ["channels", [garbage]],
    ["channels", Array.from({ length: 4 }, () => json(503, {}))],
    ["videos", [json(403, { error: { errors: [{ reason: "forbidden", message: "No" }] } })]],
  ] as const)("answers a broken %s with 502 and leaves nothing behind", async (name, answers) => {
    const before = await count("channels");
    const place = await arrange();
    google.interrupt(name, ...answers);
    const answer = await connect(place);
    expect([answer.statusCode, answer.json().code]).toEqual([502, "upstream_failed"]);
    expect(JSON.stringify(answer.json())).not.toContain("canary");
    expect([await channelsOf(place), await count("channels")]).toEqual([[], before]);
  });

  it("answers a Google that does not answer with an error after some seconds", { timeout: 60_000 }, async () => {
    google.interrupt("token", silence);
    const answer = await connect(await arrange());
    expect([answer.statusCode, answer.json().code]).toEqual([502, "upstream_failed"]);
  });

  it("stops at the limit of the plan", async () => {
    const place = await arrange();
    for (const name of ["One", "Two", "Three"]) await studio.given.channel(place.organizationId, { name });
    expect((await connect(place)).json()).toEqual({ outcome: "channel_limit", channels: 3 });
  });
});

describe("the state of an attempt", () => {
  const expired = { outcome: "attempt_expired" };

  it("is accepted once", async () => {
    const place = await arrange();
    const answer = await agree(place);
    expect((await finish(place, answer)).json().outcome).toBe("connected");
    expect((await finish(place, answer)).json()).toEqual(expired);
  });

  it("is rejected from another user, also of the same organization", async () => {
    const place = await arrange();
    const answer = await agree(place);
    const stranger = await arrange();
    expect((await finish(stranger, answer)).json()).toEqual(expired);
    const admin = await studio.given.user();
    await studio.given.member(place.organizationId, admin.id, "admin");
    const browser = await studio.as(admin.email);
    expect((await finish({ ...place, browser }, answer)).json()).toEqual(expired);
    expect((await finish(place, answer)).json().outcome).toBe("connected");
  });

  it("is rejected if it was changed, signed elsewhere, or is too old", async () => {
    const place = await arrange();
    const { code, state } = await agree(place);
    const [body = "", signature = ""] = state.split(".");
    const forged = Buffer.from(body, "base64url").toString().replace("/app/chat", "/app/else");
    const elsewhere = createSecretBox({ current: "x".repeat(32) }).sign(forged, "channel-connect-state");
    for (const wrong of [`${Buffer.from(forged).toString("base64url")}.${signature}`, elsewhere, "", "a.b"])
      expect((await finish(place, { code, state: wrong })).json()).toEqual(expired);
    await studio.context.db.sql.execute(sql`update channel_connect_attempts set expires_at = now()`);
    expect((await finish(place, { code, state })).json()).toEqual(expired);
  });

  it("is rejected with a code that was used or made up", async () => {
    const place = await arrange();
    const { state } = await agree(place);
    expect((await finish(place, { code: "made-up", state })).json()).toEqual(expired);
  });

  it("does not lead to another site", async () => {
    const { browser, organizationId } = await arrange();
    for (const redirect of ["https://evil.test", "//evil.test", "/\\evil.test", "app"])
      expect((await post(browser, `/api/orgs/${organizationId}/channel-consent`, { redirect })).statusCode).toBe(400);
  });
});

describe("a channel that is connected in another organization", () => {
  it("is refused, and its organization is named to members only", async () => {
    const first = await arrange();
    await connect(first);
    const stranger = await arrange();
    expect((await connect(stranger)).json()).toEqual({ outcome: "channel_taken" });
    await studio.given.member(first.organizationId, stranger.owner.id, "user");
    const { rows } = await studio.context.db.sql.execute<{ name: string }>(
      sql`select name from organizations where id = ${first.organizationId}`,
    );
    expect((await connect(stranger)).json()).toEqual({ outcome: "channel_taken", organization: rows[0]?.name });
    expect(await channelsOf(stranger)).toEqual([]);
  });

  it("is connected by one of two organizations that try at once", async () => {
    const places = [await arrange(), await arrange(), await arrange()];
    const answers = [];
    for (const place of places) answers.push([place, await agree(place)] as const);
    const outcomes = await Promise.all(
      answers.map(async ([place, answer]) => (await finish(place, answer)).json().outcome),
    );
    expect(outcomes.sort()).toEqual(["channel_taken", "channel_taken", "connected"]);
  });

  it("does not matter if the other organization added it without Google", async () => {
    const other = await arrange();
    await studio.given.channel(other.organizationId, { ucid });
    const place = await arrange();
    expect((await connect(place)).json().outcome).toBe("connected");
    expect(await channelsOf(other)).toMatchObject([{ ucid }]);
  });
});

describe("connecting again", () => {
  it("renews the access of the same channel, without a check of its videos", async () => {
    const place = await arrange();
    await connect(place);
    google.state.refreshTokens.clear();
    await expireTokens();
    expect((await connectionOf(place, "audience")).json()).toEqual({ state: "needs_reconnect", audience: null });
    expect((await connectionOf(place)).json().state).toBe("needs_reconnect");
    google.state.uploads = [];
    google.state.channel = { id: ucid, title: "Field Days, renamed", handle: "@renamed" };
    expect((await connect(place, ucid)).json().outcome).toBe("connected");
    expect((await connectionOf(place)).json().state).toBe("connected");
    expect(await channelsOf(place)).toMatchObject([{ ucid, name: "Field Days, renamed" }]);
  });

  it("refuses another channel", async () => {
    const place = await arrange();
    await connect(place);
    google.state.channel = { id: ucidOf(`other${number}`), title: "Another" };
    expect((await connect(place, ucid)).json()).toEqual({ outcome: "other_channel", channel: "Another" });
  });

  it("is for the primary owner, connecting for admins too", async () => {
    const place = await arrange();
    const admin = await studio.given.user();
    await studio.given.member(place.organizationId, admin.id, "admin");
    const asAdmin = { ...place, browser: await studio.as(admin.email) };
    expect((await connect(asAdmin)).json().outcome).toBe("connected");
    expect((await request(asAdmin, ucid)).statusCode).toBe(403);
    expect((await connect(asAdmin)).json().outcome).toBe("channel_taken");
    const member = await studio.given.user();
    await studio.given.member(place.organizationId, member.id, "user");
    expect((await request({ ...place, browser: await studio.as(member.email) })).statusCode).toBe(403);
  });
});

describe("disconnecting", () => {
  it("revokes the access at Google, after the channel is gone", async () => {
    const place = await arrange();
    await connect(place);
    const [token] = [...google.state.refreshTokens].slice(-1);
    const url = `/api/orgs/${place.organizationId}/channels/${ucid}`;
    google.interrupt("revoke", json(503, {}));
    expect((await place.browser.call({ method: "DELETE", url })).statusCode).toBe(200);
    expect(await channelsOf(place)).toEqual([]);
    await expect(runRevocations()).rejects.toThrow();
    await runRevocations();
    expect(google.state.revoked).toContain(token);
    expect(google.state.refreshTokens).not.toContain(token);
    // Another organization can connect it now.
    expect((await connect(await arrange())).json().outcome).toBe("connected");
  });

  it("happens with the organization too", async () => {
    const place = await arrange();
    await connect(place);
    const [token = ""] = [...google.state.refreshTokens].slice(-1);
    const { rows } = await studio.context.db.sql.execute<{ name: string }>(
      sql`select name from organizations where id = ${place.organizationId}`,
    );
    const answer = await place.browser.call({
      method: "DELETE",
      url: `/api/orgs/${place.organizationId}`,
      payload: { confirmName: rows[0]?.name },
    });
    expect(answer.statusCode).toBe(200);
    await finishDeletions(studio);
    await runRevocations();
    expect(google.state.revoked).toContain(token);
  });
});

it("deleting the account of the owner revokes the access too", async () => {
  const place = await arrange();
  await connect(place);
  const [token = ""] = [...google.state.refreshTokens].slice(-1);
  const answer = await place.browser.call({
    method: "DELETE",
    url: "/api/users/account",
    payload: { password: PASSWORD, confirmEmail: place.owner.email },
  });
  expect(answer.statusCode).toBe(200);
  await finishDeletions(studio);
  await runRevocations();
  expect(google.state.revoked).toContain(token);
});

describe("the audience of a channel", () => {
  const audience = async (place: Place) => (await connectionOf(place, "audience")).json();

  it("is what YouTube Analytics reports", async () => {
    const place = await arrange();
    await connect(place);
    expect(await audience(place)).toEqual({
      state: "connected",
      audience: {
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        views: 9000,
        watchedMinutes: 41_500,
        averageViewSeconds: 276,
        subscribersGained: 35,
        ageGroups: [
          { ageGroup: "18-24", percentage: 38.3 },
          { ageGroup: "25-34", percentage: 61.8 },
        ],
        genders: [
          { gender: "male", percentage: 78.8 },
          { gender: "female", percentage: 21.3 },
        ],
        countries: [
          { country: "US", views: 7000 },
          { country: "DE", views: 1200 },
        ],
      },
    });
  });

  it("is read with a new token where the stored one has expired, or was ended early", async () => {
    const place = await arrange();
    await connect(place);
    await expireTokens();
    google.state.accessTokens.clear();
    expect((await audience(place)).state).toBe("connected");
    google.state.accessTokens.clear();
    expect((await audience(place)).audience).toMatchObject({ views: 9000 });
    expect(google.state.asked.filter(({ name }) => name === "token")).toHaveLength(3);
  });

  it("is unknown without a connection, and an error while Google is broken", async () => {
    const place = await arrange();
    await studio.given.channel(place.organizationId, { ucid });
    expect(await audience(place)).toEqual({ state: "not_connected", audience: null });
    ucid = ucidOf(`second${number}`);
    google.state.channel = { id: ucid, title: "Second" };
    await connect(place);
    google.interrupt("reports", garbage);
    expect((await connectionOf(place, "audience")).statusCode).toBe(502);
    expect((await connectionOf(place)).json().state).toBe("connected");
  });

  it("asks for a reconnection if the studio's secret was lost", async () => {
    const place = await arrange();
    await connect(place);
    const other = await startApp({
      env: { ...google.env, STUDIO_SECRET: "another secret of the studio, too" },
      databaseUrl: studio.databaseUrl,
    });
    const browser = await other.as(place.owner.email);
    expect(await audience({ ...place, browser })).toEqual({ state: "needs_reconnect", audience: null });
    await other.close();
  });
});
