import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "../testing/start-app.ts";

const DAY_MS = 86_400_000;
let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());
afterEach(() => void vi.useRealTimers());
const jump = (days: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });

describe.each([1, -1, 400])("a clock that jumps by %i days", (days) => {
  it("neither ends a session nor brings one back", async () => {
    const user = await studio.given.user();
    const [alive, dead] = [await studio.as(user.email), await studio.as(user.email)];
    const id = (dead.jar.get("coldopen_session") ?? "").split(".")[0];
    await studio.context.db.sql.execute(
      sql`update sessions set expires_at = now() - interval '1 second', ends_at = now() - interval '1 second' where id = ${id}`,
    );
    jump(days);
    const profile = { url: "/api/users/profile" };
    expect([(await alive.call(profile)).statusCode, (await dead.call(profile)).statusCode]).toEqual([200, 401]);
    expect((await alive.call({ method: "POST", url: "/api/auth0/refresh" })).statusCode).toBe(200);
    expect((await dead.call({ method: "POST", url: "/api/auth0/refresh" })).statusCode).toBe(401);
    const fresh = await studio.as(user.email);
    vi.useRealTimers();
    expect((await fresh.call(profile)).statusCode).toBe(200);
  });

  it("neither ends an invite nor a plan", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const channelUcid = await studio.given.channel(organizationId);
    const invite = { email: "guest@example.com", invitedBy: owner.id, channelUcid };
    const { token } = await studio.given.invite(organizationId, invite);
    const browser = await studio.as(owner.email);
    jump(days);
    expect((await browser.call({ url: `/api/invites/${token}` })).statusCode).toBe(200);
    expect((await browser.call({ url: `/api/orgs/${organizationId}/team` })).statusCode).toBe(200);
  });

  it("shows a gate that another node switched", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const isOn = () => studio.context.flags.isOn("STUDIO_STORYBEATS", { organizationId });
    expect(await isOn()).toBe(false);
    jump(days);
    await studio.context.db.sql.execute(
      sql`insert into flag_rules (flag, scope, target, variant) values ('STUDIO_STORYBEATS', 'organization', ${organizationId}, 'on')`,
    );
    await vi.waitFor(async () => expect(await isOn()).toBe(true), { timeout: 5_000 });
  });
});
