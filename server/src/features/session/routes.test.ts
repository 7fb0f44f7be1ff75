import { createHash, randomBytes } from "node:crypto";
import { UserProfile } from "@coldopen/contract/session/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../../testing/given.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.call({ method: "POST", url: "/api/auth/sign-in/email", payload: { email, password } });
const profile = (browser: Browser) => browser.call({ url: "/api/users/profile" });
const refresh = (browser: Browser) => browser.call({ method: "POST", url: "/api/auth0/refresh" });
const cookie = (browser: Browser) => browser.jar.get("coldopen_session") ?? "";

describe("signing in", () => {
  it("opens a session that answers with the person's profile", async () => {
    const user = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: user.id, name: "Lantern" });
    const ucid = await studio.given.channel(organizationId);
    const browser = studio.browser();
    const response = await signIn(browser, user.email.toUpperCase());
    expect([response.statusCode, response.json()]).toEqual([200, { user: { id: user.id, email: user.email } }]);
    expect(String(response.headers["set-cookie"])).toMatch(/coldopen_session=[^;]+; [^,]*HttpOnly; SameSite=Lax/);
    const found = UserProfile.parse((await profile(browser)).json());
    expect(found).toMatchObject({
      email: user.email,
      organizationUsers: [
        {
          organizationId,
          role: "primary",
          status: "active",
          organization: { name: "Lantern", subscriptionActive: true, isSpotterOrganization: false },
        },
      ],
      entitlements: [{ organizationId, channel: { ucid }, role: "primary", source: "Studio" }],
      organizations: [
        {
          organizationId,
          channel: { ucid },
          source: "Studio",
          entitlementState: {
            services: { creatorDescriptions: true },
            channelOrgPreferences: { thumbnailOptOut: false },
          },
        },
      ],
    });
  });

  it("returns every name exactly, and no field that is missing in the contract", async () => {
    const hostile = `"}],\\ \u2028 \u0001 </script> \u{1f3ac} $1 %s '`;
    const user = await studio.given.user({ firstName: hostile });
    const organizationId = await studio.given.organization({ ownerId: user.id, name: hostile });
    await studio.given.channel(organizationId, { name: hostile });
    const found = UserProfile.strict().parse((await profile(await studio.as(user.email))).json());
    expect([
      found.firstName,
      found.organizationUsers[0]?.organization.name,
      found.organizations[0]?.channel.name,
    ]).toEqual([hostile, hostile, hostile]);
    expect([found.profilePicture, found.organizations[0]?.channel.subscribers]).toEqual([null, null]);
  });

  it("says the same of a wrong password and an unknown address", async () => {
    const user = await studio.given.user();
    const wrong = await signIn(studio.browser(), user.email, "not the password");
    const unknown = await signIn(studio.browser(), "nobody@example.com");
    const { requestId: _, ...told } = wrong.json();
    expect(unknown.json()).toMatchObject(told);
    expect([wrong.statusCode, unknown.statusCode]).toEqual([400, 400]);
  });

  it("is refused after ten wrong passwords from a network, also with the right one, and answers with the time of the next attempt", async () => {
    const user = await studio.given.user();
    for (let tries = 0; tries < 10; tries++)
      expect((await signIn(studio.browser(), user.email, "wrong")).statusCode).toBe(400);
    const locked = await signIn(studio.browser(), user.email);
    expect([locked.statusCode, locked.json().code]).toEqual([429, "rate_limited"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("gives a new id each time and ends the one before", async () => {
    const user = await studio.given.user();
    const browser = studio.browser();
    await signIn(browser, user.email);
    const first = cookie(browser);
    await signIn(browser, user.email);
    expect(cookie(browser)).not.toBe(first);
    const old = studio.browser();
    old.jar.set("coldopen_session", first);
    expect((await profile(old)).statusCode).toBe(401);
  });

  it("refuses a cookie that was never ours", async () => {
    const browser = studio.browser();
    browser.jar.set("coldopen_session", "fixed-by-someone");
    expect((await profile(browser)).json()).toMatchObject({ code: "unauthenticated" });
  });
});

describe("refreshing", () => {
  const signedIn = async () => studio.as((await studio.given.user()).email);

  it("rotates the id; the one just replaced still works for a moment", async () => {
    const browser = await signedIn();
    const otherNode = studio.browser();
    otherNode.jar.set("coldopen_session", cookie(browser));
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(cookie(browser)).not.toBe(cookie(otherNode));
    expect([
      (await profile(browser)).statusCode,
      (await profile(otherNode)).statusCode,
      (await refresh(otherNode)).statusCode,
    ]).toEqual([200, 200, 200]);
  });

  it("ends the session when an older id comes back", async () => {
    const browser = await signedIn();
    const thief = studio.browser();
    thief.jar.set("coldopen_session", cookie(browser));
    await refresh(browser);
    await refresh(browser);
    expect((await refresh(thief)).statusCode).toBe(401);
    expect((await profile(browser)).statusCode).toBe(401);
  });

  it("ends the session when the replaced id comes back after its moment", async () => {
    const browser = await signedIn();
    const late = studio.browser();
    late.jar.set("coldopen_session", cookie(browser));
    await refresh(browser);
    await studio.context.db.sql.execute(
      sql`update sessions set rotated_at = now() - interval '11 seconds' where id = ${cookie(browser).split(".")[0]}`,
    );
    expect((await profile(late)).statusCode).toBe(401);
    expect((await profile(browser)).statusCode).toBe(401);
  });

  describe("a caller who knows the id of a session but never had its secret", () => {
    const post = (url: string) => (browser: Browser) => browser.call({ method: "POST", url, payload: {} });
    const guesses = {
      "a random secret": () => randomBytes(32).toString("base64url"),
      "another session's secret": async () => cookie(await signedIn()).split(".")[1] ?? "",
      "the hash of the secret": async (secret: string) => createHash("sha256").update(secret).digest("base64url"),
    };
    const ways = {
      "reading the profile": profile,
      refreshing: refresh,
      "signing out": post("/api/auth/sign-out"),
      "following the log-out link": (browser: Browser) => browser.call({ url: "/api/auth0/logout-redirect/" }),
      "signing in as someone else": async (browser: Browser) =>
        signIn(browser, (await studio.given.user()).email, PASSWORD),
    };
    it.each(
      Object.entries(ways).flatMap(([way, call]) =>
        Object.entries(guesses).map(([guess, secretFrom]) => [way, guess, call, secretFrom] as const),
      ),
    )("cannot end it by %s with %s", async (_way, _guess, call, secretFrom) => {
      const owner = await signedIn();
      await refresh(owner);
      const [id, secret = ""] = cookie(owner).split(".");
      const stranger = studio.browser();
      stranger.jar.set("coldopen_session", `${id}.${await secretFrom(secret)}`);
      await call(stranger);
      expect((await profile(owner)).statusCode).toBe(200);
      expect(studio.announcements.endedSessions).not.toContain(id);
    });
  });

  it("ends the session when any earlier id comes back, also the very first of many", async () => {
    for (const age of [2, 5]) {
      const browser = await signedIn();
      const stolen = cookie(browser);
      for (let n = 0; n < age; n++) await refresh(browser);
      const thief = studio.browser();
      thief.jar.set("coldopen_session", stolen);
      expect((await profile(thief)).statusCode).toBe(401);
      expect((await profile(browser)).statusCode).toBe(401);
      expect(studio.announcements.endedSessions).toContain(stolen.split(".")[0]);
    }
  });

  it("keeps the hashes of the last thousand replaced ids of a session and no more", async () => {
    const browser = await signedIn();
    const id = cookie(browser).split(".")[0];
    await studio.context.db.sql.execute(sql`
      insert into replaced_session_secrets (session_id, secret_hash, replaced_at)
      select ${id}, sha256(n::text::bytea), now() - make_interval(secs => n) from generate_series(1, 1200) n`);
    await refresh(browser);
    const { rows } = await studio.context.db.sql.execute(sql`
      select count(*)::int as count, max(now() - replaced_at) < interval '1001 seconds' as "areNewest"
      from replaced_session_secrets where session_id = ${id}`);
    expect(rows).toEqual([{ count: 1000, areNewest: true }]);
  });

  it("makes exactly one new id of fifty refreshes at once", async () => {
    const browser = await signedIn();
    const twins = Array.from({ length: 50 }, () => {
      const otherNode = studio.browser();
      otherNode.jar.set("coldopen_session", cookie(browser));
      return otherNode;
    });
    // The database's connections are open before all of them are wanted within the moment of the replaced id.
    await Promise.all(twins.map(profile));
    const replies = await Promise.all(twins.map(refresh));
    expect(replies.map((reply) => reply.statusCode)).toEqual(twins.map(() => 200));
    expect(new Set(twins.map(cookie)).size).toBe(1);
    expect(cookie(twins[0] ?? browser)).not.toBe(cookie(browser));
  });

  it("gives a lost answer again: the replaced id gets the same new one", async () => {
    const browser = await signedIn();
    const before = cookie(browser);
    await refresh(browser);
    const after = cookie(browser);
    browser.jar.set("coldopen_session", before);
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(cookie(browser)).toBe(after);
  });

  it("brings back an id that slept past its 65 minutes, but not past thirty days", async () => {
    const browser = await signedIn();
    const id = cookie(browser).split(".")[0];
    await studio.context.db.sql.execute(
      sql`update sessions set expires_at = now() - interval '1 hour' where id = ${id}`,
    );
    expect((await profile(browser)).statusCode).toBe(401);
    expect((await refresh(browser)).statusCode).toBe(200);
    expect((await profile(browser)).statusCode).toBe(200);
    await studio.context.db.sql.execute(
      sql`update sessions set ends_at = now() - interval '1 second' where id = ${id}`,
    );
    expect((await refresh(browser)).statusCode).toBe(401);
  });
});
