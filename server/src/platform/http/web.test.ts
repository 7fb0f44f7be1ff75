import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AskAhead } from "./ahead.ts";
import { serveWeb } from "./web.ts";

let folder: string;
let app: FastifyInstance;
let ahead: AskAhead;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-web-"));
  for (const name of ["index", "home", "studio"])
    writeFileSync(path.join(folder, `${name}.html`), `<head><title>${name}</title></head><body></body>`);
  ahead = async (_, ask) => {
    const answer = await ask("/api/me?a=1&b=2");
    return { answers: answer ? [answer] : [], pictures: [{ src: "/api/pictures/1" }], isWhole: true };
  };
  app = Fastify();
  await app.register(cookie);
  app.get("/api/me", ({ cookies }) => ({ name: `</script><b>${cookies.session}` }));
  await serveWeb(app, folder, (...visit) => ahead(...visit));
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
    '<script type="application/json" data-ahead="/api/me?a=1&amp;b=2">{"name":"\\u003c/script>\\u003cb>tess"}</script></body>',
  );
  expect(body).toContain('<link rel="preload" as="image" fetchpriority="high" href="/api/pictures/1"></head>');
  expect(headers["cache-control"]).toBe("no-store");
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
  expect(body).toBe("<head><title>studio</title></head><body></body>");
});
