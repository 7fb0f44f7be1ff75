import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeFailures, mergeAttempts, readJourneyReport, readResult, readUnitReport } from "./tally.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coldopen-tally-"));
  file = join(folder, "report.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (report) => writeFileSync(file, JSON.stringify(report));

it("names the failed tests of a unit run", () => {
  write({
    numPassedTests: 7,
    testResults: [
      { name: "a.test.ts", status: "passed", message: "", assertionResults: [{ status: "passed", fullName: "adds" }] },
      {
        name: "b.test.ts",
        status: "failed",
        message: "",
        assertionResults: [{ status: "failed", fullName: "subtracts", failureMessages: ["expected 1 to be 2"] }],
      },
      { name: "c.test.ts", status: "failed", message: "cannot find module", assertionResults: [] },
    ],
  });
  expect(readResult(1, file, readUnitReport)).toEqual({
    passed: 7,
    failures: [
      { file: "b.test.ts", name: "subtracts", message: "expected 1 to be 2" },
      { file: "c.test.ts", name: "does not load", message: "cannot find module" },
    ],
    flaky: [],
  });
});

it("names the failed tests of a browser run, also inside groups", () => {
  const spec = (title, ok, status = "expected") => ({
    file: "a.spec.ts",
    title,
    ok,
    tests: [{ status, results: [{ errors: ok && status === "expected" ? [] : [{ message: "timed out" }] }] }],
  });
  write({
    stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 },
    suites: [
      {
        specs: [spec("signs in", true), spec("signs up", true, "flaky")],
        suites: [{ specs: [spec("signs out", false)] }],
      },
    ],
  });
  expect(readResult(1, file, readJourneyReport)).toEqual({
    passed: 4,
    failures: [{ file: "a.spec.ts", name: "signs out", message: "timed out" }],
    flaky: [{ file: "a.spec.ts", name: "signs up", message: "timed out" }],
  });
});

it("counts an aborted runner as a failure", () => {
  expect(readResult(1, file, readUnitReport)).toMatchObject({ passed: 0, failures: [{ file: "" }] });
  write({ numPassedTests: 7, testResults: [] });
  expect(readResult(1, file, readUnitReport)).toMatchObject({ passed: 7, failures: [{ file: "" }] });
});

it("counts a test that passes the second time as passed and names it as flaky", () => {
  const adds = { file: "a.test.ts", name: "adds", message: "timed out" };
  const subtracts = { file: "a.test.ts", name: "subtracts", message: "expected 1 to be 2" };
  const first = { passed: 5, failures: [adds, subtracts], flaky: [] };
  const second = { passed: 1, failures: [subtracts], flaky: [] };
  expect(mergeAttempts(first, second)).toEqual({ passed: 6, failures: [subtracts], flaky: [adds] });
});

it("counts no test of an aborted second run as passed", () => {
  const adds = { file: "a.test.ts", name: "adds", message: "timed out" };
  const aborted = { file: "", name: "The runner ended with code 1.", message: "" };
  const first = { passed: 5, failures: [adds], flaky: [] };
  const second = { passed: 0, failures: [aborted], flaky: [] };
  expect(mergeAttempts(first, second)).toEqual({ passed: 5, failures: [aborted], flaky: [] });
});

it("repeats the beginning of a message", () => {
  const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
  const [text] = describeFailures("FAILED", [{ file: "a.test.ts", name: "adds", message }]);
  expect(text.split("\n")).toHaveLength(13);
  expect(text).toMatch(/^FAILED a\.test\.ts › adds\n {4}line 0\n/);
});
