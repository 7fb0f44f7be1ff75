import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CollectAnswers } from "./preloaded-answers.ts";
import { serveWeb } from "./web.ts";

let folder: string;
let app: FastifyInstance;
let collect: CollectAnswers;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-web-"));
  for (const name of ["index", "home", "studio"])
    writeFileSync(
      path.join(folder, `${name}.html`),
      `<head><title>${name}</title></head><body><div id="root"></div></body>`,
    );
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/a.js"), "plain");
  writeFileSync(path.join(folder, "assets/a.js.br"), "packed");
  collect = async (_, callApi) => {
    const answer = await callApi("/api/me?a=1&b=2");
    return {
      answers: answer ? [answer] : [],
      pictures: [{ src: "/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100" }],
    };
  };
  app = Fastify();
  await app.register(cookie);
  app.get("/api/me", ({ cookies }) => ({ name: `</script><b>${cookies.session}` }));
  await serveWeb(app, folder, (...visit) => collect(...visit));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, cookies: Record<string, string> = { [SIGNED_IN_COOKIE]: "1", session: "tess" }) =>
  app.inject({ url, cookies });

it("a signed-in visitor's page brings the answers they would get, and nothing in them ends their element", async () => {
  const { body, headers } = await get("/app/chat");
  expect(body).toContain(
    '<script type="application/json" id="preloaded-answers">{"/api/me?a=1&b=2":{"name":"\\u003c/script>\\u003cb>tess"}}</script></body>',
  );
  expect(body).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100"></head>',
  );
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

it("the pages of other users do not, and can be cached", async () => {
  for (const url of ["/", "/app/chat", "/home"]) {
    const { body, headers } = await get(url, {});
    expect(body).not.toContain("preloaded-answers");
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

it("a page goes out without them when they can't be had", async () => {
  collect = async () => {
    throw new Error("The database is away");
  };
  const { body, statusCode } = await get("/app/chat");
  expect(statusCode).toBe(200);
  expect(body).toBe('<head><title>studio</title></head><body><div id="root"></div></body>');
});

it("an address without a page gets the app with status 404", async () => {
  for (const url of ["/nothing", "/not-found?a=1", "/app/o/UC1/nothing"]) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).toContain('<div id="root">');
  }
  expect((await get("/app/o/UC1/projects?status__in=idea")).statusCode).toBe(200);
});

it("only pages of shared pitches are kept out of search engines", async () => {
  const tagOf = async (url: string) => (await get(url)).headers["x-robots-tag"];
  expect([await tagOf(`/p/${"a".repeat(43)}`), await tagOf("/home")]).toEqual(["noindex", undefined]);
});
