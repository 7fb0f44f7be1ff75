import { spawnSync } from "node:child_process";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";

requireNode();
await withCloneLock(() => ensurePackages({ dev: true })).catch(endWith);
const { status } = spawnSync(process.execPath, [tool("playwright"), "test", "--project=shots"], {
  cwd: root,
  stdio: "inherit",
});
console.log("The pictures are in shots/");
process.exitCode = status ?? 1;
