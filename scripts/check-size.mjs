// What a first visit downloads, against fixed limits and against a floor: the same libraries without any code of ours.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const web = path.resolve(import.meta.dirname, "../web");
const configFile = path.join(web, "vite.config.ts");
const kB = 1000;

const pages = [
  {
    name: "/home",
    screens: ["src/features/session/home-screen.tsx"],
    limits: { script: 150 * kB, style: 25 * kB, overFloor: 1.15 },
  },
  {
    name: "/app/settings/profile",
    screens: ["src/app/shell/shell.tsx", "src/features/session/profile-screen.tsx"],
    limits: { script: 260 * kB, style: 25 * kB, overFloor: 1.25 },
  },
];

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const output = async (options) => (await build({ logLevel: "error", ...options })).output;

/** The chunks that load before a page shows: the entry, its screens, and all they import without being asked. */
function initialChunks(chunks, screens) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holds = (screen) => (chunk) => chunk.moduleIds.includes(path.join(web, screen));
  const roots = [chunks.find((chunk) => chunk.isEntry), ...screens.map((screen) => chunks.find(holds(screen)))];
  const missing = screens.find((_, index) => !roots[index + 1]);
  if (missing) throw new Error(`No chunk holds ${missing}`);
  const found = new Set();
  const add = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  roots.forEach(add);
  return [...found];
}

const isOurs = (id) => /\.tsx?$/.test(id) && !id.includes("node_modules");

/** The names that our modules take from libraries; of a namespace such as `z`, the members they use. */
async function importsOf(ids) {
  const libraries = new Map();
  for (const id of ids.filter(isOurs)) {
    const code = await readFile(id, "utf8");
    for (const [, clause, source] of code.matchAll(/^import (?!type)([^;]*?) from "((?![./]|@coldopen)[^"]+)";/gms)) {
      const names = libraries.get(source) ?? libraries.set(source, new Set()).get(source);
      for (const name of clause.replace(/[{}]/g, "").split(",").map((part) => part.trim()))
        if (name && !name.startsWith("type ")) names.add(name.split(" as ")[0]);
      if (source === "zod") for (const [member] of code.matchAll(/\bz\.(?:iso\.)?[a-z]\w*/g)) names.add(member);
    }
  }
  return libraries;
}

function floorSource(libraries) {
  const lines = [...libraries].map(([source, names], index) => {
    if (source === "zod") {
      const members = [...names].filter((name) => name.startsWith("z."));
      return `import { z } from "zod"; export const zod = [${members.join(", ")}];`;
    }
    return `export { ${[...names].map((name) => `${name} as ${name}${index}`).join(", ")} } from "${source}";`;
  });
  return ['export { jsx, jsxs, Fragment } from "react/jsx-runtime";', ...lines].join("\n");
}

async function floorSize(libraries) {
  const id = "virtual:floor";
  const resolver = createRequire(path.join(web, "package.json"));
  const chunks = await output({
    root: web,
    configFile: false,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "floor",
        resolveId: (source, importer) =>
          source === id ? id : importer === id ? { id: resolver.resolve(source) } && null : null,
        load: (source) => (source === id ? floorSource(libraries) : null),
      },
    ],
    build: { write: false, target: "es2023", lib: { entry: id, formats: ["es"], fileName: "floor" }, minify: true },
  });
  return chunks;
}

export { floorSize, importsOf, initialChunks, output, pages, gzipped, configFile, web };
