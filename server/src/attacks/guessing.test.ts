import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashing } from "../testing/fast-derive-key.ts";
import { PASSWORD } from "../testing/given.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";

let studio: TestApp;
let sent: string[] = [];
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      mail: { ...context.mail, reaches: true, isEmbedded: false, send: async ({ to }) => void sent.push(to) },
    }),
  });
});
afterAll(() => studio.close());
beforeEach(async () => {
  sent = [];
  await studio.context.db.pool.query("delete from rate_limits");
});

const post = (browser: Browser, path: string, payload: object, headers = {}) =>
  browser.call({ method: "POST", url: `/api/auth/${path}`, payload, headers });
const signIn = (email: string, password: string, browser = studio.browser(), headers = {}) =>
  post(browser, "sign-in/email", { email, password }, headers);

describe("whether an address is known", () => {
  const person = { firstName: "Grace", isSixteenOrOlder: true };
  it.each([
    ["signing in", (email: string) => signIn(email, "wrong password"), 1],
    ["signing up", (email: string) => post(studio.browser(), "sign-up/email", { ...person, email }), 0],
    ["forgetting", (email: string) => post(studio.browser(), "forgot-password", { email }), 0],
    ["reading a link", () => post(studio.browser(), "mail-link", { token: "a".repeat(43), purpose: "verify" }), 0],
    ["opening a link", () => post(studio.browser(), "verify-email", { token: "a".repeat(43), password: PASSWORD }), 0],
    ["asking again", (email: string) => post(studio.browser(), "resend-verification", { email }), 0],
  ])("is not told by %s: same status, text, headers and work", async (_, call, hashes) => {
    const known = await studio.given.user();
    const told = [];
    for (const email of [known.email, `unknown-${crypto.randomUUID()}@example.com`]) {
      hashing.costs = [];
      const { statusCode, body, headers } = await call(email);
      const { "x-request-id": _, date: __, ...rest } = headers;
      told.push({
        statusCode,
        body: body.replace(/"requestId":"[^"]+"/, ""),
        headers: rest,
        hashes: hashing.costs.length,
      });
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.hashes).toBe(hashes);
  });

  it("is not told by the lock either", async () => {
    const known = await studio.given.user();
    const answers = [];
    for (const email of [known.email, "unknown@example.com"]) {
      for (let n = 0; n < 10; n++) await signIn(email, "wrong password");
      const { statusCode, body } = await signIn(email, "wrong password");
      answers.push([statusCode, body.replace(/"requestId":"[^"]+"/, "")]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(429);
  });
});

describe("guessing a password", () => {
  it("ends after ten tries, also when they come at once", async () => {
    const user = await studio.given.user();
    hashing.costs = [];
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(user.email, `guess ${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
    expect(hashing.costs.length).toBe(10);
  });

  it("is counted also for someone signed in who names a key for each try", async () => {
    const attacker = await studio.as((await studio.given.user()).email);
    const user = await studio.given.user();
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await signIn(user.email, `guess ${n}`, attacker, { "idempotency-key": `key-${n}` })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("starts over after a correct password", async () => {
    const user = await studio.given.user();
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 5; n++) await signIn(user.email, "wrong password");
      expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
    }
  });
});

describe("a stranger's mailbox", () => {
  it("gets five mails at most in a quarter of an hour, whatever is asked for it", async () => {
    const user = await studio.given.user();
    for (let n = 0; n < 8; n++)
      expect((await post(studio.browser(), "forgot-password", { email: user.email })).statusCode).toBe(200);
    await studio.context.background.settled();
    expect(sent).toEqual(Array(5).fill(user.email));
  });
});
