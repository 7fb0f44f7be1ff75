import { existsSync } from "node:fs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { tool } from "./setup/root.mjs";
import { endWith, step } from "./setup/step.mjs";
import { limitConcurrency } from "./setup/turn.mjs";

requireNode();
try {
  const folder = process.env.COLDOPEN_SAMPLE_DATA;
  if (!folder || !existsSync(folder)) throw new Error("Set COLDOPEN_SAMPLE_DATA to the folder of the real data.");
  await limitConcurrency(() => ensurePackages({ dev: true }));
  await step("Tests on real data", [tool("vitest"), "run", "--project", "data"], { show: true });
} catch (error) {
  endWith(error);
}
