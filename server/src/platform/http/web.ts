import { readFileSync } from "node:fs";
import path from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The built web app from the same port: hashed files for a year, every other address its one page. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const page = readFileSync(path.join(root, "index.html"), "utf8");
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/*", (request, reply) => {
    if (/^\/(api|assets|socket\.io)(\/|$)/.test(request.url) || path.extname(request.url.split("?")[0] ?? "") !== "")
      return reply.callNotFound();
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}
