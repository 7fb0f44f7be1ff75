import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { count, journeyCounts, unitCounts } from "./tally.mjs";

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coldopen-tally-"));
  file = join(folder, "report.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("reads both runners' reports", () => {
  writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 2 }));
  expect(count(1, file, unitCounts)).toEqual({ passed: 7, failed: 2 });
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 } }));
  expect(count(1, file, journeyCounts)).toEqual({ passed: 4, failed: 2 });
});

it("counts an aborted runner as a failure", () => {
  expect(count(1, file, unitCounts)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }));
  expect(count(1, file, unitCounts)).toEqual({ passed: 7, failed: 1 });
});
