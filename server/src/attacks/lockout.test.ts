import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_CONCURRENT_HASHES, MAX_QUEUED_HASHES } from "../features/session/hash-queue.ts";
import { hashing } from "../testing/fast-derive-key.ts";
import { PASSWORD } from "../testing/given.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";

let studio: TestApp;
let other: TestApp;
let links: string[] = [];
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      mail: {
        ...context.mail,
        reaches: true,
        isEmbedded: false,
        send: async ({ link }) => void links.push(link ?? ""),
      },
    }),
  });
  other = await startApp({ databaseUrl: studio.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await studio.close();
});
beforeEach(async () => {
  links = [];
  await studio.context.db.sql.execute(sql`delete from rate_limits`);
});

const HOME = "198.51.100.1";
const ATTACKER = "203.0.113.1";
const networks = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n + 1}`);
const post = (browser: Browser, path: string, payload: object, remoteAddress = HOME) =>
  browser.call({ method: "POST", url: `/api/auth/${path}`, payload, remoteAddress });
const signIn = (browser: Browser, email: string, { password = PASSWORD, from = HOME } = {}) =>
  post(browser, "sign-in/email", { email, password }, from);
const guess = (email: string, from: string, app = studio) =>
  signIn(app.browser(), email, { password: "a wrong guess", from });
const isSignedIn = async (browser: Browser) => (await browser.call({ url: "/api/users/profile" })).statusCode === 200;
const deviceOf = (browser: Browser) => browser.jar.get("coldopen_device") ?? "";

/** A browser that the account was signed in to before and that is signed out now. */
async function knownBrowser(...emails: string[]) {
  const browser = studio.browser();
  for (const email of emails) expect((await signIn(browser, email)).statusCode).toBe(200);
  await post(browser, "sign-out", {});
  expect(await isSignedIn(browser)).toBe(false);
  return browser;
}
const withDevice = (secret: string) => {
  const browser = studio.browser();
  browser.jar.set("coldopen_device", secret);
  return browser;
};

/** Guesses from one network: as many as it may, and some more. */
const attackFromOneNetwork = async (email: string) => {
  for (let n = 0; n < 15; n++) await guess(email, ATTACKER);
};
const attackFromManyNetworks = async (email: string) => {
  for (const network of [ATTACKER, ...networks(5)])
    await Promise.all(Array.from({ length: 10 }, () => guess(email, network)));
};

describe("sign-in with the right password", () => {
  const arrivals: Record<string, (email: string) => Promise<Browser>> = {
    "a new browser": async () => studio.browser(),
    "a known browser": (email) => knownBrowser(email),
    "a browser known to another account": async () => knownBrowser((await studio.given.user()).email),
    "a browser that both accounts know": async (email) => knownBrowser(email, (await studio.given.user()).email),
    "a made-up device cookie": async () => withDevice("A".repeat(43)),
    "a malformed device cookie": async () => withDevice("' or 1=1 --"),
    "a copy of a device cookie that was replaced since": async (email) => {
      const browser = await knownBrowser(email);
      const copy = withDevice(deviceOf(browser));
      await signIn(browser, email);
      return copy;
    },
    "a known browser after signing out everywhere": async (email) => {
      const browser = await knownBrowser(email);
      const elsewhere = await studio.as(email);
      expect((await elsewhere.call({ method: "DELETE", url: "/api/users/sessions" })).statusCode).toBe(200);
      return browser;
    },
    "a known browser after the password was changed elsewhere": async (email) => {
      const browser = await knownBrowser(email);
      await changePassword(await studio.as(email));
      return browser;
    },
    "the browser that changed the password": async (email) => {
      const browser = await studio.as(email);
      await changePassword(browser);
      await post(browser, "sign-out", {});
      return browser;
    },
    "a known browser after a reset": async (email) => {
      const browser = await knownBrowser(email);
      await resetPassword(studio.browser(), email);
      return browser;
    },
    "the browser that reset the password": async (email) => {
      const browser = studio.browser();
      await resetPassword(browser, email);
      await post(browser, "sign-out", {});
      return browser;
    },
    "a device cookie past its 180 days": async (email) => {
      const browser = await knownBrowser(email);
      await studio.context.db.sql.execute(sql`update known_devices set expires_at = now()`);
      return browser;
    },
  };
  const changePassword = async (browser: Browser) => {
    const payload = { currentPassword: PASSWORD, newPassword: PASSWORD };
    expect((await browser.call({ method: "PUT", url: "/api/users/password", payload })).statusCode).toBe(200);
  };
  const resetPassword = async (browser: Browser, email: string) => {
    await post(browser, "forgot-password", { email });
    await studio.context.background.settled();
    const token = new URL(links.at(-1) ?? "").searchParams.get("token");
    expect((await post(browser, "reset-password", { token, password: PASSWORD })).statusCode).toBe(200);
  };

  it.each([
    // Arrival, then: no attack; an attack from our network; from another network; from many networks.
    ["a new browser", 200, 429, 200, 429],
    ["a known browser", 200, 200, 200, 200],
    ["a browser known to another account", 200, 429, 200, 429],
    ["a browser that both accounts know", 200, 200, 200, 200],
    ["a made-up device cookie", 200, 429, 200, 429],
    ["a malformed device cookie", 200, 429, 200, 429],
    ["a copy of a device cookie that was replaced since", 200, 429, 200, 429],
    ["a known browser after signing out everywhere", 200, 429, 200, 429],
    ["a known browser after the password was changed elsewhere", 200, 429, 200, 429],
    ["the browser that changed the password", 200, 200, 200, 200],
    ["a known browser after a reset", 200, 429, 200, 429],
    ["the browser that reset the password", 200, 200, 200, 200],
    ["a device cookie past its 180 days", 200, 429, 200, 429],
  ])("%s: %i alone, %i beside an attacker, %i far from one, %i among many", async (arrival, ...expected) => {
    const statuses = [];
    for (const [attack, from] of [
      [async () => {}, HOME],
      [attackFromOneNetwork, ATTACKER],
      [attackFromOneNetwork, HOME],
      [attackFromManyNetworks, HOME],
    ] as const) {
      const { email } = await studio.given.user();
      const browser = await arrivals[arrival]?.(email);
      if (!browser) throw new Error(`${arrival} is not arranged`);
      await attack(email);
      const answer = await signIn(browser, email, { from });
      statuses.push(answer.statusCode);
      expect(await isSignedIn(browser)).toBe(answer.statusCode === 200);
    }
    expect(statuses).toEqual(expected);
  });

  it("admits a person who completes a reset during an attack, and names that way in", async () => {
    const { email } = await studio.given.user();
    await attackFromManyNetworks(email);
    const browser = studio.browser();
    const refused = await signIn(browser, email);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(refused.json().message).toMatch(/Reset your password to get in now/);
    await resetPassword(browser, email);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe("guesses", () => {
  it("limits guesses from one network to ten per account across two nodes, and counts each network separately", async () => {
    const { email } = await studio.given.user();
    const apps = [studio, other];
    for (const network of [ATTACKER, HOME]) {
      const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => guess(email, network, apps[n % 2])));
      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14);
    }
  });

  it("limits guesses from many networks to fifty per account across two nodes", async () => {
    const { email } = await studio.given.user();
    hashing.costs = [];
    const apps = [studio, other];
    const statuses = [];
    for (const [n, network] of networks(12).entries()) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => guess(email, network, apps[n % 2])));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(22);
    expect(hashing.costs).toHaveLength(50);
  });

  it("counts guesses of a signed-in session on both routes that ask for the password", async () => {
    const { email } = await studio.given.user();
    const browser = studio.browser();
    await signIn(browser, email);
    const change = (currentPassword: string) =>
      browser.call({
        method: "PUT",
        url: "/api/users/password",
        payload: { currentPassword, newPassword: "the next one" },
      });
    const remove = (password: string) =>
      browser.call({ method: "DELETE", url: "/api/users/account", payload: { password, confirmEmail: email } });
    const codes = [];
    for (let n = 0; n < 5; n++)
      codes.push((await change("a guess")).json().code, (await remove("a guess")).json().code);
    expect(codes).toEqual(Array(10).fill("wrong_credentials"));
    expect((await change(PASSWORD)).json()).toMatchObject({ code: "rate_limited" });
    expect((await remove(PASSWORD)).json()).toMatchObject({ code: "rate_limited" });
  });

  it("counts guesses from one IPv6 /64 together", async () => {
    const { email } = await studio.given.user();
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await guess(email, `2001:db8:1:2::${n + 1}`)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await guess(email, "2001:db8:1:3::1")).statusCode).toBe(400);
  });

  it("limits guesses at many accounts from one network to a hundred, even with successful sign-ins between", async () => {
    const own = await studio.given.user();
    const spray = async (from: number, to: number) => {
      const statuses = [];
      for (let n = from; n < to; n++)
        statuses.push((await guess(`spray${n}@example.com`, `2001:db8:9:9::${n + 1}`)).statusCode);
      return statuses;
    };
    expect(await spray(0, 99)).toEqual(Array(99).fill(400));
    expect((await signIn(studio.browser(), own.email, { from: "2001:db8:9:9::1" })).statusCode).toBe(200);
    expect(await spray(99, 102)).toEqual([400, 429, 429]);
  });

  it("limits guesses from a known browser to ten, without counting them against others", async () => {
    const { email } = await studio.given.user();
    const [browser, second] = [await knownBrowser(email), await knownBrowser(email)];
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await signIn(browser, email, { password: "mistyped" })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await signIn(second, email)).statusCode).toBe(200);
    expect((await signIn(studio.browser(), email)).statusCode).toBe(200);
  });

  it("keeps the guesses of a network after its own sign-in succeeds", async () => {
    const [own, victim] = [await studio.given.user(), await studio.given.user()];
    for (let n = 0; n < 10; n++) await guess(victim.email, ATTACKER);
    expect((await signIn(studio.browser(), own.email, { from: ATTACKER })).statusCode).toBe(200);
    expect((await guess(victim.email, ATTACKER)).statusCode).toBe(429);
  });

  it("does not count guesses against an account if the right password follows", async () => {
    const { email } = await studio.given.user();
    for (let round = 0; round < 60; round++) {
      const [network = HOME] = networks(round + 1).slice(-1);
      expect((await signIn(studio.browser(), email, { from: network })).statusCode).toBe(200);
    }
  });
});

describe("more sign-ins than can be checked", () => {
  it("refuses sign-ins beyond capacity with a retry time, alike for known and unknown addresses, and counts no guess", async () => {
    const { email } = await studio.given.user();
    let release = () => {};
    hashing.costs = [];
    hashing.gate = new Promise((resolve) => {
      release = resolve;
    });
    const places = MAX_CONCURRENT_HASHES + MAX_QUEUED_HASHES;
    let answered = 0;
    const flood = networks(places + 8).map(async (network, n) => {
      const answer = await guess(`flood${n}@example.com`, network);
      answered++;
      return answer;
    });
    // The gate is closed, so only refused requests are answered before it opens.
    await expect.poll(() => answered, { timeout: 60_000 }).toBe(8);
    expect(hashing.costs.length).toBe(MAX_CONCURRENT_HASHES);
    const refused = [];
    for (const address of [email, "nobody@example.com"]) {
      const { statusCode, headers, body } = await signIn(studio.browser(), address, { password: "a wrong guess" });
      refused.push([statusCode, headers["retry-after"], body.replace(/"requestId":"[^"]+"/, "")]);
    }
    expect(refused[0]?.slice(0, 2)).toEqual([429, "5"]);
    expect(refused[0]).toEqual(refused[1]);
    expect(hashing.costs.length).toBe(MAX_CONCURRENT_HASHES);
    release();
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429).length).toBe(8);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    const after = [];
    for (let n = 0; n < 11; n++) after.push((await guess(email, HOME)).statusCode);
    expect(after).toEqual([...Array(10).fill(400), 429]);
  });
});

describe("the device cookie", () => {
  it.each([
    ["http://localhost:4000", "coldopen_device", false],
    ["https://studio.example", "__Host-coldopen_device", true],
  ])("the device cookie of %s is %s, hidden from scripts, and Secure: %s", async (origin, name, isSecure) => {
    const app = await startApp({ env: { PUBLIC_URL: origin } });
    const { email } = await app.given.user();
    const payload = { email, password: PASSWORD };
    const answer = await app.browser().call({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload,
      headers: { origin },
    });
    const cookie = answer.cookies.find((entry) => entry.name === name);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 180 * 86_400 });
    expect(cookie?.secure ?? false).toBe(isSecure);
    await app.close();
  });

  it("replaces the device cookie at each sign-in, and stores at most fifty per account", async () => {
    const { id, email } = await studio.given.user();
    const browser = studio.browser();
    const secrets = new Set<string>();
    for (let n = 0; n < 3; n++) {
      await signIn(browser, email);
      secrets.add(deviceOf(browser));
    }
    expect(secrets.size).toBe(3);
    const count = async () =>
      (await studio.context.db.sql.execute(sql`select count(*)::int as count from known_devices where user_id = ${id}`))
        .rows[0]?.count;
    expect(await count()).toBe(1);
    for (let n = 0; n < 52; n++) await studio.as(email);
    expect(await count()).toBe(50);
  });
});
