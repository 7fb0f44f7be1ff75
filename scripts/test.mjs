import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./setup/build.mjs";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";
import { describeFailures, mergeAttempts, readJourneyReport, readResult, readUnitReport } from "./setup/tally.mjs";

requireNode();
await withCloneLock(() => ensurePackages({ dev: true })).catch(endWith);

/** With more files than this, the failures have a common cause. */
const REPEATED_FILES = 10;

const reports = mkdtempSync(join(tmpdir(), "coldopen-reports-"));
const unit = join(reports, "unit.json");
const journeys = join(reports, "journeys.json");

// Chooses the share of the long tests that this run takes; set TEST_SEED to repeat a run.
const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
console.log(`TEST_SEED=${seed}`);

const results = [];
if ((await run(["scripts/check.mjs", "--no-tests"])) === 0) {
  // Tests start the studio as a process, with its screens.
  await withCloneLock(ensureBuild).catch(endWith);
  results.push(await runUnitTests());
  results.push(await runJourneys());
} else {
  results.push({ passed: 0, flaky: [], failures: [{ file: "", name: "The checks failed.", message: "" }] });
}
rmSync(reports, { recursive: true, force: true });

const failures = results.flatMap((result) => result.failures);
const passed = results.reduce((total, result) => total + result.passed, 0);
const flaky = results.flatMap((result) => result.flaky);
for (const text of describeFailures("FLAKY", flaky)) console.log(text);
for (const text of describeFailures("FAILED", failures)) console.log(text);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;

/** Files with a failed test run a second time on their own; a test that passes then is named as flaky. */
async function runUnitTests() {
  const first = await runVitest([]);
  const files = new Set(first.failures.map(({ file }) => file));
  if (files.size === 0 || files.has("") || files.size > REPEATED_FILES) return first;
  console.log(`Running ${files.size} files with failed tests again`);
  const second = await runVitest([...files]);
  return mergeAttempts(first, second);
}

async function runVitest(files) {
  rmSync(unit, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unit}`];
  const code = await run([tool("vitest"), "run", ...reporters, ...files]);
  return readResult(code, unit, readUnitReport);
}

async function runJourneys() {
  const projects = ["--project=journeys", "--project=every-page", "--project=attacks"];
  const code = await run([tool("playwright"), "test", ...projects, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  });
  return readResult(code, journeys, readJourneyReport);
}

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
