import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { build } from "vite";
import { serveWeb } from "../../server/src/platform/http/web.ts";

/** As many rows as cards, of the same height and with as many columns, but nothing in them save a word. */
const code = (rows: number, columns: number, rowPx: number) => `
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
const cells = Array.from({ length: ${columns} }, (_, cell) => cell);
function List() {
  const list = useWindowVirtualizer({ count: ${rows}, estimateSize: () => ${rowPx}, overscan: 1 });
  return createElement("main", { style: { position: "relative", height: list.getTotalSize() } },
    list.getVirtualItems().map(({ key, index, start }) =>
      createElement("div", { key, style: { position: "absolute", top: 0, display: "flex", width: "100%", height: ${rowPx}, transform: "translateY(" + start + "px)" } },
        cells.map((cell) => createElement("div", { key: cell, style: { flex: 1 } }, "Card " + (index * ${columns} + cell))))));
}
createRoot(document.getElementById("root")).render(createElement(List));`;

type List = { cards: number; columns: number; rowPx: number };

/** A plain list of the library that draws ours, built and served like the studio. */
export async function servePlainList({ cards, columns, rowPx }: List) {
  const folder = mkdtempSync(path.resolve(import.meta.dirname, "../../web/.plain-"));
  writeFileSync(path.join(folder, "main.js"), code(Math.ceil(cards / columns), columns, rowPx));
  writeFileSync(
    path.join(folder, "index.html"),
    '<!doctype html><title>Plain list</title><body style="margin:0"><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  const outDir = mkdtempSync(path.join(tmpdir(), "coldopen-plain-"));
  await build({ root: folder, configFile: false, logLevel: "error", build: { outDir, emptyOutDir: true } });
  rmSync(folder, { recursive: true });
  const app = Fastify();
  await serveWeb(app, outDir);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => app.close().then(() => rmSync(outDir, { recursive: true })) };
}
