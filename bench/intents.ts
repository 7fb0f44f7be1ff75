import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { differences, isExpectation, runRequest } from "@coldopen/engine-text/chat/testing/expected";
import type { Language } from "@coldopen/engine-text/language";

type Previous = string | { request: string } | readonly (string | { request: string })[];
type Line = { language: Language; request: string; previous?: Previous };

const { values } = parseArgs({
  options: { requests: { type: "string" }, out: { type: "string" } },
  allowPositionals: true,
});
const held = new URL("../engines/text/src/chat/testing/requests.held.jsonl", import.meta.url);
const lines = readFileSync(values.requests ?? held, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line): Line => JSON.parse(line));

const textOf = (previous: string | { request: string }) => (typeof previous === "string" ? previous : previous.request);
const earlierOf = ({ previous = [] }: Line): string[] =>
  typeof previous === "string" || "request" in previous ? [textOf(previous)] : previous.map(textOf);

/** Reads each request with the embedded reader and writes the tool it reaches, one JSON object a line. */
const answered = lines.map((line) => {
  const { language, request } = line;
  const { calls, answer } = runRequest({ language, request, previous: earlierOf(line) });
  const [first] = calls;
  return first
    ? { language, request, tool: first.name, arguments: first.arguments, tools: calls }
    : { language, request, tool: null, arguments: {}, tools: [], answer };
});
const text = answered.map((one) => `${JSON.stringify(one)}\n`).join("");
if (values.out) writeFileSync(values.out, text);
else process.stdout.write(text);

const expectations = lines.filter(isExpectation);
const wrong = expectations.filter((one) => differences(one).length > 0);
console.log(`${answered.length} requests read, ${answered.filter(({ tool }) => tool !== null).length} reach a tool`);
if (expectations.length > 0) console.log(`${expectations.length - wrong.length} of ${expectations.length} as expected`);
