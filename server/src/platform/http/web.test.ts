import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AskAhead } from "./ahead.ts";
import { serveWeb } from "./web.ts";

let parent: string;
let folder: string;
let app: FastifyInstance;
let ahead: AskAhead;
const drawing = `
exports.prepare = async () => undefined;
exports.prerenderFirstScreen = async ({ cookies, answers }) =>
  "<h1>$& " + JSON.stringify(cookies) + JSON.parse(answers[0][1]).name.replaceAll("<", "&lt;") + "</h1>";`;
beforeEach(async () => {
  parent = mkdtempSync(path.join(tmpdir(), "coldopen-web-"));
  folder = path.join(parent, "app");
  mkdirSync(folder);
  for (const name of ["index", "home", "studio"])
    writeFileSync(
      path.join(folder, `${name}.html`),
      `<head><title>${name}</title></head><body><div id="root"></div></body>`,
    );
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/a.js"), "plain");
  writeFileSync(path.join(folder, "assets/a.js.br"), "packed");
  ahead = async (_, ask) => {
    const answer = await ask("/api/me?a=1&b=2");
    return { answers: answer ? [answer] : [], pictures: [{ src: "/api/pictures/1" }], isWhole: true };
  };
  app = Fastify();
  await app.register(cookie);
  app.get("/api/me", ({ cookies }) => ({ name: `</script><b>${cookies.session}` }));
  mkdirSync(path.join(parent, "prerender"));
  writeFileSync(path.join(parent, "prerender/prerender.cjs"), drawing);
  await serveWeb(app, folder, (...visit) => ahead(...visit));
});
afterEach(async () => {
  await app.close();
  rmSync(parent, { recursive: true });
});
const get = (url: string, cookies: Record<string, string> = { [SIGNED_IN_COOKIE]: "1", session: "tess" }) =>
  app.inject({ url, cookies });

it("a signed-in visitor's page brings the answers they would get, and nothing in them ends their element", async () => {
  const { body, headers } = await get("/app/chat");
  expect(body).toContain(
    '<script type="application/json" data-ahead="/api/me?a=1&amp;b=2">{"name":"\\u003c/script>\\u003cb>tess"}</script></body>',
  );
  expect(body).toContain('<link rel="preload" as="image" fetchpriority="high" href="/api/pictures/1"><div');
  expect(headers["cache-control"]).toBe("no-store");
});

it("a file that lies packed beside itself is sent so to who takes it", async () => {
  const ask = (accepted: string) => app.inject({ url: "/assets/a.js", headers: { "accept-encoding": accepted } });
  const packed = await ask("gzip, br");
  expect(packed.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": expect.stringContaining("immutable"),
  });
  expect(packed.headers["content-type"]).toContain("javascript");
  expect(packed.body).toBe("packed");
  expect((await ask("identity")).body).toBe("plain");
});

it("a page's own script and styles are let through by what they are, and nothing else written into it", async () => {
  const inside = '<script data-app="/assets/a.js">start()</script><style>a{}</style><script>evil()</script>';
  writeFileSync(path.join(folder, "home.html"), `<head>${inside}</head><body><div id="root"></div></body>`);
  const other = Fastify();
  await other.register(cookie);
  other.addHook("onRequest", (_, reply, done) => {
    void reply.header("content-security-policy", "script-src 'self'; style-src 'self' 'sha256-known'");
    done();
  });
  await serveWeb(other, folder);
  const policyOf = async (url: string) => (await other.inject({ url })).headers["content-security-policy"];
  const print = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(await policyOf("/home")).toBe(
    `script-src 'self' ${print("start()")}; style-src 'self' ${print("a{}")} 'sha256-known'`,
  );
  expect(await policyOf("/pricing")).toBe("script-src 'self'; style-src 'self' 'sha256-known'");
  await other.close();
});

it("nobody else's page does, and it may be kept", async () => {
  for (const url of ["/", "/app/chat", "/home"]) {
    const { body, headers } = await get(url, {});
    expect(body).not.toContain("data-ahead");
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

it("a page goes out without them when they can't be had", async () => {
  ahead = async () => {
    throw new Error("The database is away");
  };
  const { body, statusCode } = await get("/app/chat");
  expect(statusCode).toBe(200);
  expect(body).toBe('<head><title>studio</title></head><body><div id="root"></div></body>');
});

/** A machine that is too busy to draw in time is asked again. */
const waitFor = <T>(asked: () => Promise<T>) => vi.waitFor(asked, { timeout: 50_000 });

it("carries the first drawing made from them, which nobody can use before its script", async () => {
  const cookies = { [SIGNED_IN_COOKIE]: "1", sidebar_state: "false", studio_zone: "Asia/Tokyo" };
  const told = `{"${SIGNED_IN_COOKIE}":"1","sidebar_state":"false"}`;
  const page = (session: string) =>
    waitFor(async () => {
      const { body, headers } = await get("/app/chat", { ...cookies, session });
      expect(body).toContain(" inert");
      expect(headers["cache-control"]).toBe("no-store");
      return body;
    });
  const names = ["tess", "omar", "june"];
  for (const [index, body] of (await Promise.all(names.map(page))).entries())
    expect(body).toContain(
      `<div id="root" inert data-offset="-540"><h1>$& ${told}&lt;/script>&lt;b>${names[index]}</h1></div><script`,
    );
});

it("sends its head before the rest is known, packed where the browser takes that", async () => {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  let answer = (_: Awaited<ReturnType<AskAhead>>) => {};
  ahead = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await waitFor(async () => {
    const response = await fetch(`${url}/app/chat`, {
      headers: { cookie: `${SIGNED_IN_COOKIE}=1`, "accept-encoding": "br" },
    });
    expect(response.headers.get("content-encoding")).toBe("br");
    let text = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      answer({ answers: [], pictures: [{ src: "/api/pictures/1" }], isWhole: false });
    }
    expect(text).toMatch(/^<head><title>studio<.title><.head><body><link [^>]*"\/api\/pictures\/1"><div id="root">/);
  });
});
