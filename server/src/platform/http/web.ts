import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hasPage } from "@coldopen/contract/page-patterns";
import { paths } from "@coldopen/contract/paths";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type CollectAnswers, collectPreloaded, embedPreloaded } from "./preloaded-answers.ts";

/** A link that was sent to one reader must not turn up in a search. */
const SHARED_PITCH = paths.sharedPitch("");

/** The built web app from the same port: hashed files for a year, every other address its one page, with status 404 if the web has no page there. */
export async function serveWeb(app: FastifyInstance, root: string, collect?: CollectAnswers): Promise<void> {
  const page = (name: string) => {
    const file = path.join(root, name);
    return readFileSync(existsSync(file) ? file : path.join(root, "index.html"), "utf8");
  };
  // The same shell; they differ only in the scripts that are preloaded.
  const pages = {
    home: page("home.html"),
    studio: page("studio.html"),
    any: page("index.html"),
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
    if (!hasPage(request.url.split("?")[0] ?? "")) void reply.code(404);
    if (request.url.startsWith(SHARED_PITCH)) void reply.header("x-robots-tag", "noindex");
    const name = pageFor(request);
    void reply.type("text/html; charset=utf-8");
    if (name !== "studio" || !collect) return reply.header("cache-control", "no-cache").send(pages[name]);
    // Holds someone's data: no cache may show it to another person.
    void reply.header("cache-control", "no-store");
    return reply.send(embedPreloaded(pages.studio, await collectPreloaded(app, request, collect)));
  });
}
