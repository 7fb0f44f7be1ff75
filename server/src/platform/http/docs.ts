import type { FastifyInstance } from "fastify";
import { docsPage, docsStyle } from "./docs-page.ts";
import type { OpenApi } from "./openapi.ts";

export function serveDocs(app: FastifyInstance, document: OpenApi): void {
  const page = docsPage(document);
  app.get("/api/openapi.json", () => document);
  app.get("/api/docs", (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/api/docs/style.css", (_, reply) => reply.type("text/css").send(docsStyle));
}
