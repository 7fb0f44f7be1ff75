// Compares the download size of first visits with fixed limits.
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const web = path.resolve(import.meta.dirname, "../web");
const KB = 1000;
const STYLE_LIMIT = 30 * KB;
const entry = "src/main.tsx";
const pages = [
  { name: "/home", screens: ["src/features/sign-in/home-screen.tsx"], limit: 180 * KB },
  {
    name: "/app/chat",
    screens: ["src/app/route-loaders.ts", "src/app/shell/shell.tsx", "src/features/chat/chat-screen.tsx"],
    limit: 280 * KB,
  },
  { name: "/p", screens: ["src/features/pitches/shared-pitch-screen.tsx"], limit: 180 * KB },
  { name: "/t", screens: ["src/features/feed-tests/feed-test-screen.tsx"], limit: 180 * KB },
];

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const inKB = (bytes) => (bytes / KB).toFixed(1);

/** Chunks that load before a page is shown: the entry, its screens and their static imports. */
function initialChunks(chunks, screens) {
  const found = new Set();
  const add = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const root of [entry, ...screens]) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(web, root)));
    if (!chunk) throw new Error(`No chunk holds ${root}`);
    add(chunk);
  }
  return [...found];
}

const { output } = await build({
  root: web,
  logLevel: "error",
  configFile: path.join(web, "vite.config.ts"),
  build: { write: false },
});
const chunks = output.filter(({ type }) => type === "chunk");
const style = sum(output.filter(({ fileName }) => fileName.endsWith(".css")).map((file) => gzipped(file.source)));
const rows = pages.map(({ name, screens, limit }) => {
  const initial = initialChunks(chunks, screens);
  const script = sum(initial.map((chunk) => gzipped(chunk.code)));
  return {
    page: name,
    files: initial.length,
    "script kB": inKB(script),
    limit: inKB(limit),
    "style kB": inKB(style),
    "limit ": inKB(STYLE_LIMIT),
    fits: script <= limit && style <= STYLE_LIMIT,
  };
});
console.table(rows);
if (rows.some(({ fits }) => !fits)) {
  console.error("A first visit downloads more than its limit.");
  process.exitCode = 1;
}
