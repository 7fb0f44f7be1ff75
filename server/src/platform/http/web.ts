import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { SIDEBAR_COOKIE, ZONE_COOKIE, zoneIn } from "@coldopen/contract/dashboard/cookies";
import { LAST_CHANNEL_COOKIE, SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Ahead, type AskAhead, aheadOf, bringAlong, namePictures, partsOf } from "./ahead.ts";
import { allowing } from "./inside-page.ts";
import { sendInParts } from "./send-in-parts.ts";
import type { Drawing } from "./words/messages.ts";
import { openWords } from "./words/words.ts";

/** What the first drawing of a page depends on, and nothing that opens a session. */
const DRAWN_BY = [SIGNED_IN_COOKIE, LAST_CHANNEL_COOKIE, SIDEBAR_COOKIE];
const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The built web app from the same port: hashed files for a year, every other address its one page. */
export async function serveWeb(app: FastifyInstance, root: string, askAhead?: AskAhead): Promise<void> {
  const page = (name: string) => {
    const file = path.join(root, name);
    return readFileSync(existsSync(file) ? file : path.join(root, "index.html"), "utf8");
  };
  const pages = {
    home: page("home.html"),
    studio: page("studio.html"),
    any: page("index.html"),
  };
  const policies = {
    home: allowing(pages.home),
    studio: allowing(pages.studio),
    any: allowing(pages.any),
  };
  const words = openWords(path.join(root, "../prerender/prerender.cjs"), { log: app.log });
  app.addHook("onListen", async () => words.open());
  app.addHook("onClose", () => words.close());
  const drawn = async ({ cookies }: FastifyRequest, { answers, isWhole }: Ahead): Promise<Drawing | undefined> => {
    if (!isWhole) return undefined;
    const visit = {
      cookies: Object.fromEntries(DRAWN_BY.flatMap((name) => (cookies[name] ? [[name, cookies[name]]] : []))),
      answers: answers.map(({ address, text }) => [address, text] as const),
    };
    return words.of(visit, zoneIn(cookies[ZONE_COOKIE]) ?? OWN_ZONE);
  };
  const pageFor = (request: FastifyRequest): keyof typeof pages => {
    const isSignedIn = request.cookies?.[SIGNED_IN_COOKIE] === "1";
    if (/^\/home\/?(\?|$)/.test(request.url)) return isSignedIn ? "any" : "home";
    return isSignedIn && /^\/(app\b|(\?|$))/.test(request.url) ? "studio" : "any";
  };
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/*", async (request, reply) => {
    if (/^\/(api|assets|socket\.io)(\/|$)/.test(request.url) || path.extname(request.url.split("?")[0] ?? "") !== "")
      return reply.callNotFound();
    const name = pageFor(request);
    policies[name](reply);
    void reply.type("text/html; charset=utf-8");
    if (name !== "studio" || !askAhead) return reply.header("cache-control", "no-cache").send(pages[name]);
    // Holds what belongs to someone: no cache may show it to whoever comes after them.
    void reply.header("cache-control", "no-store");
    async function* parts(ask: AskAhead) {
      const { head, body } = partsOf(pages.studio);
      yield head;
      const ahead = await aheadOf(app, request, ask);
      // Fetched while its place is being drawn.
      yield namePictures(ahead);
      yield bringAlong(body, ahead, await drawn(request, ahead));
    }
    return sendInParts(reply, request.headers["accept-encoding"], parts(askAhead));
  });
}
