import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cache, root, tool } from "./root.mjs";
import { step } from "./step.mjs";

const shared = ["package-lock.json", "tsconfig.base.json", "contract/package.json", "contract/src"];
const engines = ["picture", "text", "vision", "worker-pool"].flatMap((name) =>
  ["package.json", "tsconfig.json", "src"].map((part) => `engines/${name}/${part}`),
);
const forPrograms = ["client", "mcp"].flatMap((name) =>
  ["package.json", "tsconfig.json", "src"].map((part) => `${name}/${part}`),
);

/** Compiles without type checks, which are part of `npm run check`. */
const builds = [
  {
    title: "Building the server",
    sources: [
      ...shared,
      "contract/tsconfig.json",
      ...engines,
      ...forPrograms,
      "server/package.json",
      "server/tsconfig.json",
      "server/src",
    ],
    result: "server/dist/main.js",
    args: [tool("tsc"), "-b", "--noCheck", "server"],
  },
  {
    title: "Building the web app",
    sources: [
      ...shared,
      "web/package.json",
      "web/vite.config.ts",
      "web/page-preloads.ts",
      "web/packed-files.ts",
      "web/index.html",
      "web/public",
      "web/src",
    ],
    result: "web/dist/app/index.html",
    args: [tool("vite"), "build", "web", "--logLevel", "warn"],
  },
];

export async function ensureBuild() {
  await Promise.all(builds.map(ensure));
}

async function ensure({ title, sources, result, args }) {
  const stamp = join(cache, `${result.split("/")[0]}-build`);
  const fingerprint = fingerprintOf(sources.map((source) => join(root, source)));
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;
  rmSync(stamp, { force: true });
  const { seconds, told } = await step(title, args, { env: { NODE_ENV: "production" } });
  if (told) console.log(`${title}: done in ${seconds} s`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

export function fingerprintOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
