import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

/** The other engines are not part of the project: they are downloaded once into a temporary folder. */
const folder = path.join(tmpdir(), "coldopen-bench-engines");
const SPHINX = ["sphinxsearch", "libmariadb3", "libre2-9", "libodbc2", "libltdl7"];
const NODE_MODULES = ["better-sqlite3@11.10.0", "mysql2@3"];

export const requireEngine = createRequire(path.join(folder, "package.json"));
export const sphinxProgram = (name: "indexer" | "searchd") => path.join(folder, "root/usr/bin", name);
export const sphinxEnvironment = {
  ...process.env,
  LD_LIBRARY_PATH: path.join(folder, "root/usr/lib", `${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`),
};

/** Fails if one of them is not available, since a comparison with nothing always succeeds. */
export function fetchEngines(): void {
  const debs = path.join(folder, "debs");
  mkdirSync(debs, { recursive: true });
  if (!existsSync(path.join(folder, "package.json")))
    writeFileSync(
      path.join(folder, "package.json"),
      JSON.stringify({ private: true, allowScripts: { "better-sqlite3": true } }),
    );
  if (!existsSync(path.join(folder, "node_modules/better-sqlite3/build/Release/better_sqlite3.node"))) {
    console.log("Fetching SQLite and a client for Sphinx (compiles for a few minutes)");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", ...NODE_MODULES], { cwd: folder, stdio: "ignore" });
  }
  if (!existsSync(sphinxProgram("searchd"))) {
    console.log("Fetching Sphinx from Debian");
    execFileSync("apt-get", ["download", ...SPHINX], { cwd: debs, stdio: "ignore" });
    for (const deb of readdirSync(debs))
      execFileSync("dpkg", ["-x", path.join(debs, deb), path.join(folder, "root")], { stdio: "ignore" });
  }
}
