import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { docsStyle } from "./docs-style.ts";
import type { OpenApi } from "./openapi.ts";

/** The document is created on first request, to keep the start fast. */
export function serveDocs(app: FastifyInstance, write: () => OpenApi): void {
  let written: { document: OpenApi; page: string } | undefined;
  const docs = () => {
    if (!written) {
      const document = write();
      written = { document, page: docsPage(document) };
    }
    return written;
  };
  app.get("/api/openapi.json", () => docs().document);
  app.get("/api/docs", (_, reply) => reply.type("text/html; charset=utf-8").send(docs().page));
  app.get("/api/docs/style.css", (_, reply) => reply.type("text/css").send(docsStyle));
}
