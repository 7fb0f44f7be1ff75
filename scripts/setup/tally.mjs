import { existsSync, readFileSync } from "node:fs";

/** The lines of a failure's message that the summary repeats. */
const MESSAGE_LINES = 12;

/** The result of a Vitest run. A file that does not load counts as one failure. */
export function readUnitReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ file, name: "does not load", message }] : [];
    return failed.map((test) => ({ file, name: test.fullName, message: test.failureMessages.join("\n") }));
  });
  return { passed: numPassedTests, failures, flaky: [] };
}

/** The result of a Playwright run. */
export function readJourneyReport({ stats, suites }) {
  const specs = suites.flatMap(allSpecs);
  return {
    passed: stats.expected + stats.flaky,
    failures: specs.filter(({ ok }) => !ok).map(describeSpec),
    flaky: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === "flaky")).map(describeSpec),
  };
}

function allSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(allSpecs)];
}

function describeSpec({ file, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all));
  return { file, name: title, message: errors.map((error) => error.message).join("\n") };
}

/** A runner that fails without naming a failed test, or leaves no report, counts as one failure. */
export function readResult(code, file, read) {
  const result = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failures: [], flaky: [] };
  if (code === 0 || result.failures.length > 0) return result;
  return { ...result, failures: [{ file: "", name: `The runner ended with code ${code}.`, message: "" }] };
}

/** The result of a run whose files with failed tests ran a second time. */
export function mergeAttempts(first, second) {
  const stillFails = ({ file, name }) => second.failures.some((test) => test.file === file && test.name === name);
  const flaky = second.failures.some(({ file }) => file === "")
    ? []
    : first.failures.filter((test) => !stillFails(test));
  return { passed: first.passed + flaky.length, failures: second.failures, flaky };
}

/** The tests with the beginnings of their messages, for the end of a long output. */
export function describeFailures(label, tests) {
  return tests.map(({ file, name, message }) => {
    const lines = message.split("\n").slice(0, MESSAGE_LINES);
    return [`${label} ${file} › ${name}`, ...lines.map((line) => `    ${line}`)].join("\n");
  });
}
