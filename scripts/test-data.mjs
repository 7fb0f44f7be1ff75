import { existsSync } from "node:fs";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { tool } from "./setup/root.mjs";
import { endWith, step } from "./setup/step.mjs";

requireNode();
try {
  const folder = process.env.COLDOPEN_SAMPLE_DATA;
  if (!folder || !existsSync(folder)) throw new Error("Set COLDOPEN_SAMPLE_DATA to the folder of the real data.");
  await withCloneLock(() => ensurePackages({ dev: true }));
  await step("Tests on real data", [tool("vitest"), "run", "--project", "data"], { show: true });
} catch (error) {
  endWith(error);
}
