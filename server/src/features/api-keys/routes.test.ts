import { API_KEY_LIMIT, API_KEYS_MAX } from "@coldopen/contract/api-keys/schema";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearer, makeApiKey } from "../../testing/api-key.ts";
import { captureLog } from "../../testing/capture-log.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { rowsHolding } from "../../testing/table-checksums.ts";

const { log, lines } = captureLog();
let studio: TestApp;
let ownerId: string;
let organizationId: string;
let channelUcid: string;
let browser: Browser;
beforeAll(async () => {
  studio = await startApp({ log });
});
beforeEach(async () => {
  const owner = await studio.given.user();
  ownerId = owner.id;
  organizationId = await studio.given.organization({ ownerId });
  channelUcid = await studio.given.channel(organizationId, { name: "Field Notes" });
  browser = await studio.as(owner.email);
});
afterAll(() => studio.close());

const keysUrl = () => `/api/orgs/${organizationId}/api-keys`;
const projectsUrl = () => `/api/v3/video-project?organizationId=${organizationId}&channelUCID=${channelUcid}`;
const create = async (parts: object = {}) =>
  browser.call({
    method: "POST",
    url: keysUrl(),
    payload: { name: "Report", access: "read", channelUcids: null, expiresInDays: null, ...parts },
  });
/** A program: no cookies and no Origin header. */
const call = (secret: string, options: { url: string; method?: "GET" | "POST"; payload?: object; headers?: object }) =>
  studio.app.inject({ ...options, headers: { ...options.headers, ...bearer(secret) } });
const newProject = () => ({ name: "Cabin", organizationId, channelUCID: channelUcid });

describe("creating a key", () => {
  it("returns the secret once and stores only its hash", async () => {
    const created = await create({ expiresInDays: 30, channelUcids: [channelUcid] });
    const { apiKey, secret } = created.json();
    expect(secret).toMatch(/^co_[A-Za-z0-9_-]{43}$/);
    expect(await rowsHolding(studio.context, secret)).toEqual([]);
    const list = await browser.call({ url: keysUrl() });
    expect(list.json()).toEqual({ results: [apiKey] });
    expect(apiKey).toMatchObject({
      name: "Report",
      access: "read",
      channelUcids: [channelUcid],
      lastFour: secret.slice(-4),
      createdBy: "Ada Example",
      lastUsedAt: null,
    });
    const days = (Date.parse(apiKey.expiresAt) - Date.parse(apiKey.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it("is refused for a channel of another organization, as for one that does not exist", async () => {
    const stranger = await studio.given.user();
    const foreign = await studio.given.channel(await studio.given.organization({ ownerId: stranger.id }));
    const answers = [
      await create({ channelUcids: [foreign] }),
      await create({ channelUcids: [`UC${"x".repeat(22)}`] }),
    ];
    for (const answer of answers) expect(answer.statusCode).toBe(404);
  });

  it("is refused past the limit of an organization", async () => {
    await studio.context.db.sql.execute(sql`
      insert into api_keys (organization_id, created_by, name, key_hash, last_four, access, has_all_channels)
      select ${organizationId}, ${ownerId}, 'Key', sha256(convert_to(${organizationId} || n, 'UTF8')), 'abcd', 'read', true
      from generate_series(1, ${API_KEYS_MAX - 1}) n`);
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe("a call with a key", () => {
  it("works without cookies and without an Origin header, from any origin", async () => {
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: ownerId });
    for (const headers of [{}, { origin: "https://elsewhere.example" }]) {
      const created = await call(secret, {
        method: "POST",
        url: "/api/v3/video-project",
        payload: newProject(),
        headers,
      });
      expect(created.statusCode).toBe(200);
      expect(created.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect((await call(secret, { url: projectsUrl() })).json().data).toHaveLength(2);
  });

  it("says what it may do", async () => {
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: ownerId, name: "Upload script" });
    expect((await call(secret, { url: "/api/api-key" })).json()).toEqual({
      name: "Upload script",
      access: "write",
      expiresAt: null,
      organizationId,
      channels: [{ ucid: channelUcid, name: "Field Notes" }],
    });
  });

  it("ignores the cookies of a session", async () => {
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: ownerId, access: "read" });
    const asAdmin = await browser.call({ url: keysUrl(), headers: bearer(secret) });
    expect(asAdmin.statusCode).toBe(403);
    const written = await browser.call({
      method: "POST",
      url: "/api/v3/video-project",
      payload: newProject(),
      headers: bearer(secret),
    });
    expect(written.json()).toMatchObject({ code: "forbidden", message: "This API key can only read" });
  });

  it("is not authenticated by a key in the address or in another header", async () => {
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: ownerId });
    const names = ["key", "api_key", "access_token", "authorization"].map((name) => `${name}=${secret}`);
    for (const query of names) {
      const answer = await studio.app.inject({ url: `${projectsUrl()}&${query}` });
      expect(answer.statusCode).toBe(401);
    }
    for (const headers of [{ "x-api-key": secret }, { authorization: secret }, { authorization: `Basic ${secret}` }])
      expect((await studio.app.inject({ url: projectsUrl(), headers })).statusCode).toBe(401);
  });

  it("notes when the key was last used", async () => {
    const { secret } = (await create()).json();
    await call(secret, { url: "/api/api-key" });
    const [listed] = (await browser.call({ url: keysUrl() })).json().results;
    expect(Math.abs(Date.now() - Date.parse(listed.lastUsedAt))).toBeLessThan(60_000);
  });

  it("is limited per key", async () => {
    const [first, second] = await Promise.all([
      makeApiKey(studio.context, { organizationId, createdBy: ownerId }),
      makeApiKey(studio.context, { organizationId, createdBy: ownerId }),
    ]);
    await studio.context.db.sql.execute(sql`insert into rate_limits (bucket, count, window_ends)
      values (${`api-key|${first.id}`}, ${API_KEY_LIMIT.max - 1}, now() + interval '1 minute')`);
    expect((await call(first.secret, { url: "/api/api-key" })).statusCode).toBe(200);
    const refused = await call(first.secret, { url: "/api/api-key" });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await call(second.secret, { url: "/api/api-key" })).statusCode).toBe(200);
  });

  it("is limited per route apart from its creator and from other keys", async () => {
    const [first, second] = await Promise.all([
      makeApiKey(studio.context, { organizationId, createdBy: ownerId }),
      makeApiKey(studio.context, { organizationId, createdBy: ownerId }),
    ]);
    const url = `/api/orgs/${organizationId}/channels/${channelUcid}/pitches`;
    const options = { method: "POST" as const, url, payload: { brand_name: "Emberline" } };
    const { max } = pitchRoutes.create.limit;
    for (let n = 0; n < max; n++) expect((await call(first.secret, options)).statusCode).not.toBe(429);
    expect((await call(first.secret, options)).statusCode).toBe(429);
    expect((await call(second.secret, options)).statusCode).not.toBe(429);
    expect((await browser.call(options)).statusCode).not.toBe(429);
  });

  it("does not get the answer that a session received under the same Idempotency-Key", async () => {
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: ownerId });
    const headers = { "idempotency-key": crypto.randomUUID() };
    const options = { method: "POST" as const, url: "/api/v3/video-project", payload: newProject(), headers };
    const bySession = (await browser.call(options)).json().data.id;
    const byKey = (await call(secret, options)).json().data.id;
    expect(byKey).not.toBe(bySession);
    expect((await call(secret, options)).json().data.id).toBe(byKey);
  });

  it("leaves no key in the log", async () => {
    const { secret } = (await create()).json();
    await call(secret, { url: projectsUrl() });
    await call(`${secret}x`, { url: projectsUrl() });
    await studio.app.inject({ url: `/api/v3/video-project?key=${secret}` });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => line.includes(secret.slice(3, 30)))).toEqual([]);
  });
});

describe("a key stops working", () => {
  it("on every node as soon as it is revoked", async () => {
    const { apiKey, secret } = (await create()).json();
    const other = await startApp({ databaseUrl: studio.databaseUrl });
    const callOther = () => other.app.inject({ url: "/api/api-key", headers: bearer(secret) });
    expect((await callOther()).statusCode).toBe(200);
    const revoked = await browser.call({ method: "DELETE", url: `${keysUrl()}/${apiKey.id}` });
    expect(revoked.statusCode).toBe(200);
    expect((await callOther()).statusCode).toBe(401);
    expect((await call(secret, { url: "/api/api-key" })).statusCode).toBe(401);
    await other.close();
  });

  it("when its creator leaves the organization", async () => {
    const admin = await studio.given.user();
    await studio.given.member(organizationId, admin.id, "admin");
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: admin.id });
    expect((await call(secret, { url: "/api/api-key" })).statusCode).toBe(200);
    await studio.context.db.sql.execute(sql`update memberships set status = 'removed' where user_id = ${admin.id}`);
    expect((await call(secret, { url: "/api/api-key" })).statusCode).toBe(401);
  });

  it("when its creator may no longer create keys, or deletes the account", async () => {
    const admin = await studio.given.user();
    await studio.given.member(organizationId, admin.id, "admin");
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: admin.id });
    const status = async () => (await call(secret, { url: "/api/api-key" })).statusCode;
    await studio.context.db.sql.execute(sql`update memberships set role = 'user' where user_id = ${admin.id}`);
    expect(await status()).toBe(401);
    await studio.context.db.sql.execute(sql`update memberships set role = 'admin' where user_id = ${admin.id}`);
    expect(await status()).toBe(200);
    await studio.context.db.sql.execute(sql`update users set deletion_due_at = now() where id = ${admin.id}`);
    expect(await status()).toBe(401);
  });

  it("for a channel that its creator lost", async () => {
    const admin = await studio.given.user();
    await studio.given.member(organizationId, admin.id, "admin");
    await studio.given.entitled(organizationId, admin.id, channelUcid, "admin");
    const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: admin.id });
    expect((await call(secret, { url: projectsUrl() })).statusCode).toBe(200);
    await studio.context.db.sql.execute(sql`delete from entitlements where user_id = ${admin.id}`);
    expect((await call(secret, { url: projectsUrl() })).statusCode).toBe(404);
  });

  it("with 402 while the organization has no plan", async () => {
    const lapsed = await studio.given.organization({ ownerId, plan: null });
    const ucid = await studio.given.channel(lapsed);
    const { secret } = await makeApiKey(studio.context, { organizationId: lapsed, createdBy: ownerId });
    const url = `/api/v3/video-project?organizationId=${lapsed}&channelUCID=${ucid}`;
    expect((await call(secret, { url })).statusCode).toBe(402);
  });
});
