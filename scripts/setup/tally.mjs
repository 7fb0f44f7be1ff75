import { existsSync, readFileSync } from "node:fs";

export const unitCounts = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

export const journeyCounts = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

/** A runner that fails without naming a failed test, or leaves no report, counts as one failure. */
export function count(code, file, read) {
  const { passed, failed } = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  return { passed, failed: code === 0 || failed > 0 ? failed : 1 };
}
