import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";
import { count, journeyCounts, unitCounts } from "./setup/tally.mjs";

requireNode();
await withCloneLock(() => ensurePackages({ dev: true })).catch(endWith);

const reports = mkdtempSync(join(tmpdir(), "coldopen-reports-"));
const unit = join(reports, "unit.json");
const journeys = join(reports, "journeys.json");

// Chooses the share of the long tests that this run takes; set TEST_SEED to repeat a run.
const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
console.log(`TEST_SEED=${seed}`);

const checked = await run(["scripts/check.mjs", "--no-tests"]);
const counts = [];
if (checked === 0) {
  const unitCode = await run([
    tool("vitest"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unit}`,
  ]);
  counts.push(count(unitCode, unit, unitCounts));
  const projects = ["--project=journeys", "--project=every-page", "--project=attacks"];
  const journeyCode = await run([tool("playwright"), "test", ...projects, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  });
  counts.push(count(journeyCode, journeys, journeyCounts));
} else {
  counts.push({ passed: 0, failed: 1 });
}
rmSync(reports, { recursive: true, force: true });

const sum = (what) => counts.reduce((total, part) => total + part[what], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;

function run(args, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, TEST_SEED: seed, ...env },
      stdio: "inherit",
    });
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => child.kill(signal));
    child.once("close", (code) => done(code ?? 1));
  });
}
