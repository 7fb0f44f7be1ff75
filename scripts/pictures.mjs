import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";

requireNode();
await withCloneLock(() => ensurePackages({ dev: true })).catch(endWith);
const { status } = spawnSync(
  process.execPath,
  [tool("tsx"), "--conditions=source", join("bench", "pictures", "sheet.ts"), ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
