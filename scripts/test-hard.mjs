import { spawnSync } from "node:child_process";
import { ensureBuild } from "./setup/build.mjs";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";

const TIMES = "20";
const runs = [
  [tool("vitest"), "run", "--project", "server"],
  [tool("vitest"), "run", "--project", "engine-text", "hostile-texts"],
  [tool("playwright"), "test", "--project=every-page"],
  // In both themes and all sizes; npm test runs some of them.
  [tool("playwright"), "test", "--project=journeys", "newcomer.spec.ts", "first-project.spec.ts"],
  // Offline edits, crashes and second tabs, with varied typing.
  [tool("playwright"), "test", "--project=journeys", "notes.spec.ts", `--repeat-each=${TIMES}`],
];

requireNode();
await withCloneLock(async () => {
  await ensurePackages({ dev: true });
  // Tests start the studio as a process, with its screens.
  await ensureBuild();
}).catch(endWith);
const env = { ...process.env, FUZZ_CASES: "500", FAULT_TIMES: TIMES, E2E_ALL_SCREENS: "1" };
const codes = runs.map((args) => spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" }).status);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
