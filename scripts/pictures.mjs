import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";
import { limitConcurrency } from "./setup/turn.mjs";

requireNode();
await limitConcurrency(() => ensurePackages({ dev: true })).catch(endWith);
const { status } = spawnSync(
  process.execPath,
  [tool("tsx"), "--conditions=source", join("bench", "pictures", "sheet.ts"), ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
