import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { readBrief } from "./reading/read-brief.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const folder = process.env.COLDOPEN_SAMPLE_DATA ?? "";
const TITLES = 4000;

function titlesIn(file: string): string[] {
  const lines = gunzipSync(readFileSync(path.join(folder, file)))
    .toString("utf8")
    .split("\n");
  return lines.flatMap((line) => {
    const title: unknown = line.trim() === "" ? undefined : JSON.parse(line).title;
    return typeof title === "string" ? [title] : [];
  });
}

const files = readdirSync(folder).filter((file) => /trending.*\.ndjson\.gz$/.test(file));
const titles = [...new Set(files.flatMap(titlesIn))];
const step = Math.max(1, Math.floor(titles.length / TITLES));
const sample = titles.filter((_, at) => at % step === 0).slice(0, TITLES);

it("reads thousands of real titles and gives titles for each", { timeout: 600_000 }, () => {
  const empty = sample.filter((title) => {
    readBrief(title);
    return generateIdeas(anIdeaBrief({ option: "emptyState", input: "", inspiration: { topic: title } })).length === 0;
  });
  expect(empty).toEqual([]);
});
