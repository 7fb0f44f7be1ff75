import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { tool } from "./setup/root.mjs";
import { endWith, printFailure, step } from "./setup/step.mjs";

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
/** Most steps use one core. */
const CONCURRENT_STEPS = 2;

requireNode();
try {
  await withCloneLock(() => ensurePackages({ dev: true }));
  await runSteps(steps);
  if (!process.argv.includes("--no-tests")) await runSteps([["Tests", [tool("vitest"), "run"]]]);
} catch (error) {
  endWith(error);
}

/** After a failure, steps that run end first, and no other starts. */
async function runSteps(waiting) {
  const queue = [...waiting];
  const failures = [];
  const runNext = async () => {
    for (let next = queue.shift(); next && failures.length === 0; next = queue.shift()) {
      const [title, args] = next;
      const result = await step(title, args).catch((error) => void failures.push(error));
      if (result) console.log(`${title}: fine, ${result.seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_STEPS }, runNext));
  for (const failure of failures.slice(1)) printFailure(failure);
  if (failures.length > 0) throw failures[0];
}
