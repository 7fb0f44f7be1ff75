// What a first visit downloads, against fixed limits and against a floor: the same libraries without any code of ours.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const web = path.resolve(import.meta.dirname, "../web");
const KB = 1000;
const entry = "src/main.tsx";
const pages = [
  {
    name: "/home",
    screens: ["src/features/sign-in/home-screen.tsx"],
    script: 150 * KB,
    style: 25 * KB,
    overFloor: 1.15,
  },
  {
    name: "/app/chat",
    screens: ["src/app/doors.ts", "src/app/shell/shell.tsx", "src/features/dashboard/dashboard-screen.tsx"],
    script: 260 * KB,
    style: 25 * KB,
    overFloor: 1.25,
  },
  {
    name: "/t",
    screens: ["src/features/feed-tests/feed-test-screen.tsx"],
    script: 168 * KB,
    style: 25 * KB,
    overFloor: 1.25,
  },
];

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const bundle = async (options) => (await build({ root: web, logLevel: "error", ...options })).output;

/** What loads before a page shows: the entry, its screens, and all they import without being asked. */
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

/** The names that our modules take from libraries; of zod, whose one name is a namespace, the members. */
async function takenFromLibraries(moduleIds) {
  const taken = new Map();
  for (const id of moduleIds.filter((one) => /\.tsx?$/.test(one) && !one.includes("node_modules"))) {
    const code = await readFile(id, "utf8");
    for (const [, clause, source] of code.matchAll(/^import (?!type)([^;]*?) from "((?![./]|@coldopen)[^"]+)";/gms)) {
      const names = taken.get(source) ?? new Set();
      taken.set(source, names);
      for (const name of source === "zod" ? zodMembers(code) : namesIn(clause)) names.add(name);
    }
  }
  return taken;
}

const zodMembers = (code) => [...code.matchAll(/\bz\.(?:iso\.)?[a-z]\w*/g)].map(([member]) => member);
const namesIn = (clause) => [
  ...(/^\w/.test(clause) ? ["default"] : []),
  ...(clause.match(/{(.*)}/s)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim().split(" as ")[0])
    .filter((name) => name && !name.startsWith("type ")),
];

const floorLine = ([source, names], index) =>
  source === "zod"
    ? `import { z } from "zod"; export const fromZod = [${[...names]}];`
    : `import * as library${index} from "${source}"; export const from${index} = [${[...names].map((name) => `library${index}.${name}`)}];`;

async function floorSize(moduleIds) {
  const taken = await takenFromLibraries(moduleIds);
  const code = ['export { jsx, jsxs, Fragment } from "react/jsx-runtime";', ...[...taken].map(floorLine)].join("\n");
  const id = path.join(web, "src/floor.js");
  const floor = {
    name: "floor",
    resolveId: (source) => (source === id ? id : null),
    load: (one) => (one === id ? code : null),
  };
  const output = await bundle({
    configFile: false,
    plugins: [floor],
    build: { write: false, target: "es2023", rolldownOptions: { input: id, preserveEntrySignatures: "strict" } },
  });
  return sum(output.filter(({ type }) => type === "chunk").map((chunk) => gzipped(chunk.code)));
}

const output = await bundle({ configFile: path.join(web, "vite.config.ts"), build: { write: false } });
const chunks = output.filter(({ type }) => type === "chunk");
const style = sum(output.filter(({ fileName }) => fileName.endsWith(".css")).map((file) => gzipped(file.source)));
const inKB = (bytes) => (bytes / KB).toFixed(1);

const rows = [];
for (const page of pages) {
  const initial = initialChunks(chunks, page.screens);
  const script = sum(initial.map((chunk) => gzipped(chunk.code)));
  const floor = await floorSize(initial.flatMap((chunk) => chunk.moduleIds));
  rows.push({
    page: page.name,
    files: initial.length,
    "script kB": inKB(script),
    limit: inKB(page.script),
    "floor kB": inKB(floor),
    "over floor": (script / floor).toFixed(3),
    "limit ": page.overFloor,
    "style kB": inKB(style),
    "limit  ": inKB(page.style),
    fits: script <= page.script && script / floor <= page.overFloor && style <= page.style,
  });
}
console.table(rows);
if (rows.some(({ fits }) => !fits)) {
  console.error("A first visit downloads more than it may.");
  process.exitCode = 1;
}
