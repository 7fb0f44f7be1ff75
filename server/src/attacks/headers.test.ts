import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { ORIGIN, startApp, type TestApp } from "../testing/start-app.ts";

let studio: TestApp;
let app: FastifyInstance;
const webRoot = mkdtempSync(path.join(tmpdir(), "coldopen-web-"));
beforeAll(async () => {
  mkdirSync(path.join(webRoot, "assets"));
  writeFileSync(path.join(webRoot, "index.html"), "<!doctype html><title>Cold Open</title>");
  writeFileSync(path.join(webRoot, "assets/app-1a2b.js"), "export {};");
  writeFileSync(path.join(webRoot, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  studio = await startApp();
  app = await buildApp(studio.context, { webRoot });
});
afterAll(async () => {
  await app.close();
  await studio.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const OPENED = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "none" };
const get = (url: string) => ({ method: "GET", url }) as const;
const post = (payload: string, type = "application/json") =>
  ({
    method: "POST",
    url: "/api/auth/sign-in/email",
    headers: { origin: ORIGIN, "content-type": type },
    payload,
  }) as const;

const kinds = {
  "an answer": [get("/api/billing/setup"), 200, "no-store"],
  health: [get("/health"), 200, "no-store"],
  "who must sign in": [get("/api/users/profile"), 401, "no-store"],
  "a wrong body": [post("{}"), 400, "no-store"],
  "a broken body": [post("{"), 400, "no-store"],
  "a huge body": [post(`"${"x".repeat(1_100_000)}"`), 413, "no-store"],
  "a foreign type": [post("x", "text/plain"), 415, "no-store"],
  "another site": [{ ...post("{}"), headers: { origin: "https://evil.test" } }, 403, "no-store"],
  "no such call": [get("/api/nothing"), 404, "no-store"],
  "a page that asks": [get("/api/auth0/logout-redirect/"), 200, "no-store"],
  "a redirect": [{ ...get("/api/auth0/logout-redirect/"), headers: OPENED }, 302, "no-store"],
  "the document": [get("/api/openapi.json"), 200, "no-store"],
  "the API's page": [get("/api/docs"), 200, "no-store"],
  "the app": [get("/app/chat"), 200, "no-cache"],
  "a hashed file": [get("/assets/app-1a2b.js"), 200, "public, max-age=31536000, immutable"],
  "a plain file": [get("/icon.svg"), 200, "no-cache"],
  "a missing file": [get("/assets/gone-9z9z.js"), 404, "no-store"],
  "a way up": [get("/assets/..%2f..%2fpackage.json"), 404, "no-store"],
} as const;

describe("every kind of answer", () => {
  it.each(Object.entries(kinds))("%s carries the guards", async (_, [request, status, cache]) => {
    const { statusCode, headers } = await app.inject(request);
    expect([statusCode, headers["cache-control"]]).toEqual([status, cache]);
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'; (?:script-src 'self'; )?style-src .*frame-ancestors 'none'/,
    );
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it.each(["/%zz", "/api/%", `/api/invites/${"x".repeat(600)}`])(
    "an address such as %s is answered in our error format",
    async (url) => {
      const answer = await app.inject({ url });
      expect([answer.statusCode < 500, answer.headers["x-content-type-options"]]).toEqual([true, "nosniff"]);
      expect(Object.keys(answer.json()).sort()).toEqual(["code", "message", "requestId"]);
    },
  );

  it("answers what is not HTTP in our error format and disconnects", async () => {
    await app.listen({ port: 0, host: "127.0.0.1" });
    const said = await new Promise<string>((resolve, reject) => {
      const [address] = app.addresses();
      const port = typeof address === "object" ? address.port : 0;
      const socket = connect(port, "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff[\s\S]*"code":"invalid_input"/);
  });
});

describe("behind TLS", () => {
  it("asks for TLS ever after, and guards every cookie with it", async () => {
    const origin = "https://studio.example";
    const secure = await startApp({ env: { PUBLIC_URL: origin } });
    const user = await secure.given.user();
    const payload = { email: user.email, password: "a long enough password" };
    const answer = await secure.browser().call({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload,
      headers: { origin },
    });
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(answer.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    const [cookie] = answer.cookies;
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ["__Host-coldopen_session", true],
      ["coldopen_signed_in", true],
      ["__Host-coldopen_device", true],
    ]);
    expect(cookie).toMatchObject({
      name: "__Host-coldopen_session",
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    });
    expect(cookie).not.toHaveProperty("domain");
    await secure.close();
  });
});
