import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { tool } from "./setup/root.mjs";
import { endWith, step } from "./setup/step.mjs";
import { inTurn } from "./setup/turn.mjs";

/** Takes as long as all the others, and one core. */
const types = ["Types", [tool("tsc"), "-b"]];
const others = [
  ["Lint and format", [tool("biome"), "check", "."]],
  ["Imports", [tool("depcruise"), "--config", ".dependency-cruiser.cjs", "contract/src", "server/src", "web/src"]],
  ["Dead code", [tool("knip")]],
  ["Size of a first visit", ["scripts/check-size.mjs"]],
];

const tests = process.argv.includes("--no-tests") ? [] : [["Tests", [tool("vitest"), "run"]]];

requireNode();
try {
  await inTurn(() => ensurePackages({ dev: true }));
  const both = await Promise.allSettled([inOrder([types]), inOrder(others)]);
  const failed = both.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  await inOrder(tests);
} catch (error) {
  endWith(error);
}

async function inOrder(steps) {
  for (const [title, args] of steps) {
    const { seconds } = await step(title, args);
    console.log(`${title}: fine, ${seconds} s`);
  }
}
