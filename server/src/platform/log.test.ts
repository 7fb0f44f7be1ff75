import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captureLog } from "../testing/capture-log.ts";
import { PASSWORD } from "../testing/given.ts";
import { connected } from "../testing/socket-client.ts";
import { soon } from "../testing/soon.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const CANARY = "canary-8f2b-secret";
const TOKEN = "kJ8sQm2xVb7nLp4tRw9yZc1dFg6hJk3lMn5oPq0rStU";
const { log, lines, entries } = captureLog();
const bodies: string[] = [];
const sentTokens: string[] = [];
let studio: TestApp;

beforeAll(async () => {
  studio = await startApp({
    log,
    change: (context) => ({
      ...context,
      mail: {
        ...context.mail,
        reaches: true,
        send: async ({ link }) => {
          const token = new URL(link ?? "").searchParams.get("token");
          if (token) sentTokens.push(token);
          throw new Error(`The post refused ${link}`);
        },
      },
    }),
  });
});
afterAll(() => studio.close());

async function call(options: Parameters<ReturnType<TestApp["browser"]>["call"]>[0], browser = studio.browser()) {
  const response = await browser.call(options);
  bodies.push(response.body);
  return response;
}
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  call({ method: "POST", url, payload, headers });

describe("the log", () => {
  it("holds no password, token or cookie, whatever goes wrong, and neither does an answer", async () => {
    const user = await studio.given.user();
    const signUp = { email: user.email, password: CANARY, firstName: "Ada", isSixteenOrOlder: true };
    await post("/api/auth/sign-in/email", { email: user.email, password: CANARY });
    await post("/api/auth/sign-in/email", `{"password":"${CANARY}"`, { "content-type": "application/json" });
    await post("/api/auth/sign-in/email", `password=${CANARY}`, { "content-type": "text/plain" });
    await post("/api/auth/sign-up/email", signUp);
    await post("/api/auth/sign-up/email", { ...signUp, firstName: CANARY.repeat(50) });
    await post("/api/auth/reset-password", { token: TOKEN, password: CANARY });
    await post("/api/auth/verify-email", { token: TOKEN });
    await post("/api/auth/forgot-password", { email: user.email });
    await call({ url: `/api/auth/callback/nobody?code=${CANARY}&state=${TOKEN}` });
    await call({ url: `/api/users/profile?token=${CANARY}`, headers: { authorization: `Bearer ${CANARY}` } });
    await call({ url: `/nowhere/${CANARY}`, headers: { cookie: `coldopen_session=${CANARY}` } });
    await studio.context.background.settled();

    await studio.context.db.sql.execute(sql`alter table users rename to users_away`);
    const unlucky = { ...signUp, email: `${CANARY}@example.com` };
    expect((await post("/api/auth/sign-up/email", unlucky)).statusCode).toBe(500);
    const browser = studio.browser();
    browser.jar.set("coldopen_session", `${crypto.randomUUID()}.${TOKEN}`);
    expect((await call({ url: "/api/users/profile" }, browser)).statusCode).toBe(500);
    await studio.context.db.sql.execute(sql`alter table users_away rename to users`);

    const { socket } = await connected(studio, { email: user.email });
    await socket.emitWithAck("catchUp", { lastId: CANARY });
    socket.close();

    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.includes("The post refused")).length).toBeGreaterThan(0);
    expect(sentTokens).not.toHaveLength(0);
    const secrets = [
      CANARY,
      TOKEN,
      PASSWORD,
      ...sentTokens,
      (await studio.as(user.email)).jar.get("coldopen_session") ?? "",
    ];
    for (const secret of secrets) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
      expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
    }
  });

  it("names the request on every line that a request writes, also from work in the background", async () => {
    const user = await studio.given.user();
    const before = lines.length;
    const response = await post("/api/auth/forgot-password", { email: user.email });
    await studio.context.background.settled();
    const id = response.headers["x-request-id"];
    await soon(() =>
      expect(
        entries()
          .slice(before)
          .map(({ msg }) => msg),
      ).toContain("Request completed"),
    );
    expect(
      entries()
        .slice(before)
        .map(({ msg, requestId }) => [msg, requestId]),
    ).toEqual(
      expect.arrayContaining([
        ["Request completed", id],
        ["Background work failed: reset mail", id],
      ]),
    );
    expect(
      entries()
        .slice(before)
        .filter(({ requestId }) => requestId !== id),
    ).toEqual([]);
  });

  it("is silent about health checks", async () => {
    const before = lines.length;
    await call({ url: "/health" });
    await call({ url: "/ready" });
    await call({ url: "/api/users/profile" });
    await soon(() => expect(lines.length).toBeGreaterThan(before));
    expect(
      entries()
        .slice(before)
        .map(({ route }) => route),
    ).toEqual(["/api/users/profile"]);
  });
});
