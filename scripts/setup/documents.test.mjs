import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.mjs";

const LINES_MAX = 60;
const WIDTH_MAX = 120;
const decisions = readdirSync(join(root, "docs/decisions"));
const engines = readdirSync(join(root, "engines"));
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...engines.map((engine) => `engines/${engine}/README.md`),
  ...decisions.map((file) => `docs/decisions/${file}`),
];
const read = (file) => readFileSync(join(root, file), "utf8");
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 64 << 20 }).split("\n");
const folders = new Set(tracked.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
const places = [...tracked, ...folders];

/** Roles of files in any feature, and files that the product writes. */
const anyFeature = new Set(["demo.ts", "contents.json"]);
const isPath = (text) =>
  /^[\w@.-][\w@./-]*$/.test(text) &&
  (folders.has(text.split("/")[0]) || /\w\.(?:tsx?|mjs|cjs|json|md|grit|patch)$/.test(text)) &&
  !anyFeature.has(text);
const exists = (path) => places.some((place) => place === path || place.endsWith(`/${path}`));

it.each(documents)("%s names only files and folders that exist", (document) => {
  const named = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text.replace(/\/$/, "")).filter(isPath);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

it.each(documents)("%s names only records that exist", (document) => {
  const named = [...read(document).matchAll(/\brecords? (\d{3}(?:(?:, | and )\d{3})*)/gi)];
  const numbers = named.flatMap(([, list]) => list.match(/\d{3}/g));
  expect(numbers.filter((number) => !decisions.some((file) => file.startsWith(`${number}-`)))).toEqual([]);
});

it.each(decisions)("%s has one number, a title and one page", (file) => {
  const lines = read(`docs/decisions/${file}`).trimEnd().split("\n");
  expect(lines[0]).toMatch(new RegExp(`^# ${file.slice(0, 3)} [A-Z]`));
  expect(decisions.filter((other) => other.startsWith(file.slice(0, 3)))).toEqual([file]);
  expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
  // A row of a table is one line.
  expect(lines.filter((line) => line.length > WIDTH_MAX && !line.startsWith("|"))).toEqual([]);
});
