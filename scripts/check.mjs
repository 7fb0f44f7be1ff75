import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { tool } from "./setup/root.mjs";
import { endWith, step } from "./setup/step.mjs";

const steps = [
  ["Types", [tool("tsc"), "-b"]],
  ["Lint and format", [tool("biome"), "check", "."]],
  [
    "Imports",
    [
      tool("depcruise"),
      "--config",
      ".dependency-cruiser.cjs",
      "client/src",
      "contract/src",
      "engines",
      "mcp/src",
      "server/src",
      "web/src",
    ],
  ],
  [
    "Imports between web features",
    [tool("depcruise"), "--config", ".dependency-cruiser.web-features.cjs", "web/src/features"],
  ],
  [
    "Imports between server features",
    [tool("depcruise"), "--config", ".dependency-cruiser.server-features.cjs", "server/src/features"],
  ],
  ["Dead code", [tool("knip")]],
  ["Size of a first visit", ["scripts/check-size.mjs"]],
];
if (!process.argv.includes("--no-tests")) steps.push(["Tests", [tool("vitest"), "run"]]);

requireNode();
try {
  await withCloneLock(() => ensurePackages({ dev: true }));
  for (const [title, args] of steps) {
    const { seconds } = await step(title, args);
    console.log(`${title}: fine, ${seconds} s`);
  }
} catch (error) {
  endWith(error);
}
