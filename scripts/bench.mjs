import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuild } from "./setup/build.mjs";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith, step } from "./setup/step.mjs";

const NOT_A_BENCHMARK = new Set(["method.ts", "studio.ts"]);
const asked = process.argv.slice(2);

/** Measures the compiled code of production instead of the output of a TypeScript loader. */
const asBuilt = `${pathToFileURL(join(root, "bench", "as-built.mjs"))}?register`;
/** Options are passed on to the benchmark. */
const firstOption = asked.findIndex((word) => word.startsWith("-"));
const names = firstOption < 0 ? asked : asked.slice(0, firstOption);
const options = firstOption < 0 ? [] : asked.slice(firstOption);
const ofBench = (file) => [tool("tsx"), "--import", asBuilt, join("bench", file), ...options];
/** A browser started by root raises its priority above the server's. Without the capability it behaves like an ordinary user's. */
const RESTRAINED = ["--bounding-set=-sys_nice", "--inh-caps=-sys_nice", process.execPath];
const isRestrained = process.getuid?.() === 0 && spawnSync("setpriv", ["--version"]).status === 0;

requireNode();
try {
  await withCloneLock(async () => {
    await ensurePackages({ dev: true });
    await ensureBuild();
  });
  const files = readdirSync(join(root, "bench")).filter((file) => file.endsWith(".ts") && !NOT_A_BENCHMARK.has(file));
  for (const file of files.filter((name) => names.length === 0 || names.includes(name.replace(".ts", ""))))
    await (isRestrained
      ? step(`Benchmark ${file}`, [...RESTRAINED, ...ofBench(file)], { show: true, command: "setpriv" })
      : step(`Benchmark ${file}`, ofBench(file), { show: true }));
} catch (error) {
  endWith(error);
}
