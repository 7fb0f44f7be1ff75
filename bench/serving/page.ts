import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { build } from "vite";
import { serveWeb } from "../../server/src/platform/http/web.ts";

const web = path.resolve(import.meta.dirname, "../../web");

/** A reference page: one script with the packages of the web application, built and served like it. */
export async function servePage(name: string, code: string) {
  const folder = mkdtempSync(path.join(web, `.${name}-`));
  writeFileSync(path.join(folder, "main.js"), code);
  writeFileSync(
    path.join(folder, "index.html"),
    `<!doctype html><title>${name}</title><body style="margin:0"><div id="root"></div><script type="module" src="/main.js"></script>`,
  );
  const outDir = mkdtempSync(path.join(tmpdir(), `coldopen-${name}-`));
  await build({ root: folder, configFile: false, logLevel: "error", build: { outDir, emptyOutDir: true } });
  rmSync(folder, { recursive: true });
  const app = Fastify();
  await serveWeb(app, outDir);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => app.close().then(() => rmSync(outDir, { recursive: true })) };
}
