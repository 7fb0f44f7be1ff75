import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { captureLog } from "../testing/capture-log.ts";
import { unlimited } from "../testing/no-limits.ts";
import { type Browser, ORIGIN, startApp } from "../testing/start-app.ts";
import { rowsHolding } from "../testing/table-checksums.ts";

const PASSWORD = "canary-password-81";
const secretOf = (browser: Browser) => (browser.jar.get("coldopen_session") ?? "").split(".")[1] ?? "";
const write = (browser: Browser, method: "POST" | "PUT" | "DELETE", url: string, payload: object, headers = {}) =>
  browser.call({ method, url, payload, headers });

describe("secrets at rest", () => {
  it("are nowhere in the database after their use: passwords, cookies, links and keys", async () => {
    const links: string[] = [];
    const studio = await startApp({
      change: (context) => ({
        ...context,
        ...unlimited,
        mail: {
          ...context.mail,
          reaches: true,
          isEmbedded: false,
          send: async ({ link }) => void links.push(link ?? ""),
        },
      }),
    });
    const browser = studio.browser();
    const email = "keeper@example.com";
    const person = { email, firstName: "Grace", isSixteenOrOlder: true };
    await write(browser, "POST", "/api/auth/sign-up/email", person);
    await studio.context.background.settled();
    const verify = new URL(links.at(-1) ?? "").searchParams.get("token") ?? "";
    const secrets = [PASSWORD, verify];
    expect(await rowsHolding(studio.context, verify)).toEqual([]);
    await write(browser, "POST", "/api/auth/verify-email", { token: verify, password: PASSWORD });
    secrets.push(secretOf(browser), browser.jar.get("coldopen_device") ?? "");
    await write(browser, "POST", "/api/auth0/refresh", {});
    secrets.push(secretOf(browser));
    await write(browser, "POST", "/api/auth/forgot-password", { email });
    await studio.context.background.settled();
    secrets.push(new URL(links.at(-1) ?? "").searchParams.get("token") ?? "");
    expect(new Set(secrets.filter((secret) => secret.length > 15)).size).toBe(6);
    for (const secret of secrets) expect(await rowsHolding(studio.context, secret)).toEqual([]);
    expect(await rowsHolding(studio.context, email)).toContain("users");
    await studio.close();
  });

  it("stay encrypted where an answer with a link is kept for its replay", async () => {
    const studio = await startApp();
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const channelUcid = await studio.given.channel(organizationId);
    const browser = await studio.as(owner.email);
    const invite = () =>
      write(
        browser,
        "POST",
        `/api/orgs/${organizationId}/team/invites`,
        { email: "guest@example.com", role: "user", entitlements: [{ channelUcid, role: "user" }] },
        { "idempotency-key": "canary-key-81" },
      );
    const first = await invite();
    const token = new URL(first.json().link).searchParams.get("invite") ?? "";
    expect((await invite()).body).toBe(first.body);
    expect(await rowsHolding(studio.context, token)).toEqual([]);
    expect(await rowsHolding(studio.context, "canary-key-81")).toEqual([]);
    await studio.close();
  });
});

describe("logs", () => {
  it("hold no password, cookie, link or value of a failed query, on any way through an error", async () => {
    const { log, lines } = captureLog();
    const studio = await startApp({ log, change: (context) => ({ ...context, ...unlimited }) });
    const user = await studio.given.user({ email: "canary-mail@example.com" });
    const browser = await studio.as(user.email);
    const token = `canarytoken${"x".repeat(32)}`;
    const tries = async (browser: Browser) => {
      await browser.call({ url: `/api/invites/${token}` });
      await browser.call({ url: `/auth/verify-email?token=${token}` });
      await browser.call({ url: `/api/auth/callback/oidc?code=${token}&state=${token}` });
      await write(browser, "POST", `/api/invites/${token}/accept`, {});
      await write(browser, "POST", "/api/auth/sign-in/email", { email: user.email, password: PASSWORD });
      await write(browser, "POST", "/api/auth/reset-password", { token, password: PASSWORD });
      await write(browser, "POST", "/api/auth/verify-email", { token });
      await write(browser, "PUT", "/api/users/password", { currentPassword: PASSWORD, newPassword: PASSWORD });
      await browser.call({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: `{"password":"${PASSWORD}"`,
        headers: { "content-type": "application/json" },
      });
      await browser.call({ url: "/api/users/profile", headers: { authorization: `Bearer ${token}` } });
    };
    await tries(browser);
    await studio.context.db.sql.execute(sql`alter table users rename to nobody`);
    await tries(browser);
    await tries(studio.browser());
    const answer = await write(browser, "POST", "/api/auth/sign-in/email", { email: user.email, password: PASSWORD });
    expect([answer.statusCode, answer.json().message]).toEqual([500, "Something went wrong"]);
    await studio.context.db.sql.execute(sql`alter table nobody rename to users`);
    await studio.close();
    const told = lines.join("");
    expect(lines.length).toBeGreaterThan(20);
    expect(told).toMatch(/Failed query: .*select/);
    for (const canary of [PASSWORD, token, secretOf(browser), user.email, "params"]) expect(told).not.toContain(canary);
  });
});

describe("the names that a request claims", () => {
  const origin = "https://studio.example";
  const forged = {
    origin,
    host: "evil.test",
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "http",
    forwarded: "host=evil.test",
  };

  it.each(["off", "on"])("never reach a link or a redirect, with TRUST_PROXY %s", async (trust) => {
    const links: string[] = [];
    const studio = await startApp({
      env: { PUBLIC_URL: origin, TRUST_PROXY: trust },
      change: (context) => ({
        ...context,
        mail: {
          ...context.mail,
          reaches: true,
          isEmbedded: false,
          send: async (mail) => void links.push(`${mail.link} ${mail.text}`),
        },
      }),
    });
    const user = await studio.given.user();
    const browser = studio.browser();
    await write(browser, "POST", "/api/auth/forgot-password", { email: user.email }, forged);
    await studio.context.background.settled();
    expect(links.join()).toContain(`${origin}/auth/reset-password`);
    expect(links.join()).not.toContain("evil.test");
    const out = await browser.call({
      url: "/api/auth0/logout-redirect/?returnTo=/home",
      headers: { ...forged, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "none" },
    });
    expect(out.headers.location).toBe("/home");
    await studio.close();
  });

  it.each([
    ["off", "10.0.0.1"],
    ["on", "5.6.7.8"],
  ])("count as an address only from the one proxy in front, with TRUST_PROXY %s", async (trust, expected) => {
    const studio = await startApp({ env: { TRUST_PROXY: trust } });
    const user = await studio.given.user();
    const answer = await studio.app.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      remoteAddress: "10.0.0.1",
      headers: { origin: ORIGIN, "x-forwarded-for": "1.2.3.4, 5.6.7.8" },
      payload: { email: user.email, password: "a long enough password" },
    });
    expect(answer.statusCode).toBe(200);
    const { rows } = await studio.context.db.sql.execute(sql`select ip from sessions`);
    expect(rows).toEqual([{ ip: expected }]);
    await studio.close();
  });
});
