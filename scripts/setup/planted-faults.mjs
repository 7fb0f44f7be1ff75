import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, tool } from "./root.mjs";

const folder = join(root, "scripts/planted-faults");

/** The first lines of each patch name the fault and the check that must report it. */
export const readPlantedFaults = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".patch"))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const text = readFileSync(file, "utf8");
      const field = (label) => text.match(new RegExp(`^${label}: (.+)$`, "m"))?.[1];
      return { name: name.replace(/\.patch$/, ""), file, fault: field("Fault"), check: field("Check") };
    });

/** `-C1`: one line of context is enough, so that changes nearby do not make a patch stale. */
export const applyPatch = (file, ...options) =>
  spawnSync("git", ["apply", "--recount", "-C1", ...options, file], { cwd: root, encoding: "utf8" });

const checks = {
  types: [tool("tsc"), "-b"],
  lint: [tool("biome"), "lint", "contract", "server", "web"],
  imports: [tool("depcruise"), "--config", ".dependency-cruiser.cjs", "contract/src", "server/src", "web/src"],
};

/** The arguments of the program that a `Check:` line names, or undefined for one that does not exist. */
export const commandOf = (check = "") => {
  if (Object.hasOwn(checks, check)) return checks[check];
  const [, path] = check.match(/^test (\S+\.test\.(?:ts|tsx|mjs))$/) ?? [];
  return path && [tool("vitest"), "run", path];
};
