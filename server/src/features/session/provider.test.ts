import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { encryptWithKey } from "../../platform/secrets.ts";
import { PASSWORD } from "../../testing/given.ts";
import { openIssuer } from "../../testing/open-issuer.ts";
import { type Browser, ORIGIN, startApp, type TestApp } from "../../testing/start-app.ts";
import { rowsHolding } from "../../testing/table-checksums.ts";

const CALLBACK = "/api/auth/callback/oidc";
let issuer: Awaited<ReturnType<typeof openIssuer>>;
let studio: TestApp;
beforeAll(async () => {
  issuer = await openIssuer({ redirectUri: `${ORIGIN}${CALLBACK}` });
  studio = await startApp({ env: { ...issuer.env, OIDC_NAME: "Northlight ID" } });
});
afterAll(async () => {
  await studio.close();
  await issuer.close();
});
beforeEach(() => studio.context.db.sql.execute(sql`delete from rate_limits`));

let serial = 0;
const someone = () => ({ subject: `subject-${++serial}`, email: `sso${serial}@example.com` });
const begin = async (browser: Browser, query = "") =>
  (await browser.call({ url: `/api/auth/sign-in/oidc${query}` })).headers.location ?? "";
const comeBack = async (browser: Browser, path: string) => (await browser.call({ url: path })).headers.location;
const profile = async (browser: Browser) => (await browser.call({ url: "/api/users/profile" })).json();
async function signInBy(browser: Browser, query = "") {
  return comeBack(browser, await issuer.walk(await begin(browser, query)));
}
const failed = (reason: string) => `/auth/error?${new URLSearchParams({ reason })}`;
const UNUSABLE = failed("The identity provider's answer could not be used.");
const EXPIRED = failed("That sign-in has expired. Start again.");

describe("signing in by an identity provider", () => {
  it("is offered by its name", async () => {
    expect((await studio.browser().call({ url: "/api/auth/providers" })).json().providers).toEqual([
      { id: "oidc", name: "Northlight ID" },
    ]);
  });

  it("makes an account with a confirmed address, and knows it again by its subject", async () => {
    const { subject, email } = someone();
    issuer.signsInAs(subject, {
      email,
      email_verified: true,
      given_name: " Grace Brewster Murray ",
      family_name: "Hopper",
    });
    const browser = studio.browser();
    expect(await signInBy(browser)).toBe("/auth/callback");
    const first = await profile(browser);
    expect(first).toMatchObject({ email, emailVerified: true, firstName: "Grace Brewster", hasPassword: false });
    issuer.signsInAs(subject, { email: "moved@example.com", email_verified: true });
    const later = studio.browser();
    await signInBy(later);
    expect(await profile(later)).toMatchObject({ id: first.id, email });
  });

  it("takes a provider's names without web addresses and hidden characters", async () => {
    const { subject, email } = someone();
    const names = { given_name: "evil.com", family_name: "A\u202e\nhttps://www.evil.com" };
    issuer.signsInAs(subject, { email, email_verified: true, ...names });
    const browser = studio.browser();
    await signInBy(browser);
    expect(await profile(browser)).toMatchObject({ firstName: "evil com", lastName: "A https evil com" });
  });

  it("takes the identity from the token where the provider puts it there", async () => {
    const talkative = await openIssuer({ redirectUri: `${ORIGIN}${CALLBACK}`, isInIdToken: true });
    const other = await startApp({ env: talkative.env });
    const { subject, email } = someone();
    talkative.signsInAs(subject, { email, email_verified: true, name: "Ada Lovelace King" });
    const browser = other.browser();
    await comeBack(browser, await talkative.walk(await begin(browser)));
    expect(await profile(browser)).toMatchObject({ email, firstName: "Ada", lastName: "Lovelace King" });
    await other.close();
    await talkative.close();
  });

  it("opens a confirmed account of the same address, which keeps its password", async () => {
    const user = await studio.given.user();
    issuer.signsInAs(someone().subject, { email: user.email.toUpperCase(), email_verified: true });
    const browser = studio.browser();
    await signInBy(browser);
    expect(await profile(browser)).toMatchObject({ id: user.id, hasPassword: true });
  });

  it("takes over an account whose address was never confirmed", async () => {
    const squatted = await studio.given.user({ isVerified: false });
    const squatter = await studio.as(squatted.email);
    issuer.signsInAs(someone().subject, { email: squatted.email, email_verified: true });
    const browser = studio.browser();
    await signInBy(browser);
    expect(await profile(browser)).toMatchObject({ id: squatted.id, emailVerified: true, hasPassword: false });
    expect((await squatter.call({ url: "/api/users/profile" })).statusCode).toBe(401);
    const payload = { email: squatted.email, password: PASSWORD };
    const password = await studio.browser().call({ method: "POST", url: "/api/auth/sign-in/email", payload });
    expect(password.statusCode).toBe(400);
  });

  it("carries an invite along, without keeping its link", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const channelUcid = await studio.given.channel(organizationId);
    const { subject, email } = someone();
    const { token } = await studio.given.invite(organizationId, { email, invitedBy: owner.id, channelUcid });
    issuer.signsInAs(subject, { email, email_verified: true });
    const browser = studio.browser();
    const away = await begin(browser, `?inviteToken=${token}`);
    expect(await rowsHolding(studio.context, token)).toEqual([]);
    expect(await comeBack(browser, await issuer.walk(away))).toBe(`/auth/callback?invite=${token}`);
    await browser.call({ method: "POST", url: `/api/invites/${token}/accept` });
    expect((await profile(browser)).organizationUsers).toMatchObject([{ organizationId, status: "active" }]);
  });
});

describe("a sign-in by an identity provider is refused", () => {
  const refuses = async (browser: Browser, path: string, location: string) => {
    expect(await comeBack(browser, path)).toBe(location);
    expect((await browser.call({ url: "/api/users/profile" })).statusCode).toBe(401);
  };
  const named = () => {
    const { subject, email } = someone();
    issuer.signsInAs(subject, { email, email_verified: true });
  };

  it.each([false, undefined])("when the provider says of the address: %s", async (isVerified) => {
    const user = await studio.given.user();
    const claims = { email: user.email, ...(isVerified !== undefined && { email_verified: isVerified }) };
    issuer.signsInAs(someone().subject, claims);
    const browser = studio.browser();
    const back = await issuer.walk(await begin(browser));
    await refuses(browser, back, failed("Your identity provider has not confirmed your address."));
  });

  it("when the provider names no address", async () => {
    issuer.signsInAs(someone().subject, {});
    const browser = studio.browser();
    await refuses(browser, await issuer.walk(await begin(browser)), UNUSABLE);
  });

  it("when the state is another", async () => {
    named();
    const browser = studio.browser();
    const back = await issuer.walk(await begin(browser));
    await refuses(browser, back.replace(/state=[^&]+/, "state=forged"), UNUSABLE);
    await refuses(browser, back, EXPIRED);
  });

  it("when the code is made up", async () => {
    named();
    const browser = studio.browser();
    const back = await issuer.walk(await begin(browser));
    await refuses(browser, back.replace(/code=[^&]+/, "code=forged"), UNUSABLE);
  });

  it("when the answer comes back a second time, even with its cookie", async () => {
    named();
    const browser = studio.browser();
    const away = await begin(browser);
    const attempt = browser.jar.get("coldopen_attempt") ?? "";
    const back = await issuer.walk(away);
    expect(await comeBack(browser, back)).toBe("/auth/callback");
    const thief = studio.browser();
    thief.jar.set("coldopen_attempt", attempt);
    await refuses(thief, back, EXPIRED);
  });

  it("when the browser did not begin it, or began another one", async () => {
    named();
    const attacker = studio.browser();
    const back = await issuer.walk(await begin(attacker));
    await refuses(studio.browser(), back, EXPIRED);
    const victim = studio.browser();
    await begin(victim);
    await refuses(victim, back, UNUSABLE);
  });

  it("when the attempt is too old", async () => {
    named();
    const browser = studio.browser();
    const back = await issuer.walk(await begin(browser));
    await studio.context.db.sql.execute(sql`update sign_in_attempts set expires_at = now() - interval '1 second'`);
    await refuses(browser, back, EXPIRED);
  });

  it("when the person cancels", async () => {
    const browser = studio.browser();
    const state = new URL(await begin(browser)).searchParams.get("state");
    const path = `${CALLBACK}?error=access_denied&state=${state}`;
    await refuses(browser, path, failed("The sign-in was cancelled."));
  });

  it("when the studio fails after the provider has answered: the page names the request", async () => {
    named();
    const browser = studio.browser();
    const back = await issuer.walk(await begin(browser));
    await studio.context.db.sql.execute(sql`alter table identities rename to identities_away`);
    const page = new URL((await comeBack(browser, back)) ?? "", "http://studio.test");
    await studio.context.db.sql.execute(sql`alter table identities_away rename to identities`);
    expect([page.pathname, page.searchParams.get("requestId")]).toEqual(["/auth/server-error", expect.any(String)]);
    expect((await browser.call({ url: "/api/users/profile" })).statusCode).toBe(401);
  });

  it("when the token was made for another attempt", async () => {
    named();
    const browser = studio.browser();
    const back = await issuer.walk(await begin(browser));
    await studio.context.db.sql.execute(sql`update sign_in_attempts set nonce = 'of another attempt'`);
    await refuses(browser, back, UNUSABLE);
  });

  it("when the code was stolen on its way: the verifier never left the studio", async () => {
    named();
    const browser = studio.browser();
    const away = new URL(await begin(browser));
    expect(away.searchParams.get("code_challenge_method")).toBe("S256");
    const back = await issuer.walk(away.href);
    const verifier = encryptWithKey(browser.jar.get("coldopen_attempt") ?? "", "v".repeat(43));
    await studio.context.db.sql.execute(sql`update sign_in_attempts set code_verifier = ${verifier}`);
    await refuses(browser, back, UNUSABLE);
  });

  it("when that provider is not configured", async () => {
    expect((await studio.browser().call({ url: "/api/auth/sign-in/google" })).statusCode).toBe(404);
  });

  it("when the provider can't be reached", async () => {
    const away = await startApp({
      env: { OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" },
    });
    const answer = await away.browser().call({ url: "/api/auth/sign-in/oidc" });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      failed("The identity provider can't be reached. Try again in a moment."),
    ]);
    await away.close();
  });
});
