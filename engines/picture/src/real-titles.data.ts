import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { wordsOf } from "./prompt/find-words.ts";
import { readPrompt } from "./prompt/read-prompt.ts";
import { composeScene } from "./scene/compose.ts";

const folder = process.env.COLDOPEN_SAMPLE_DATA ?? "";
const TITLES = 2000;
const DRAWN = 200;

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

it("reads thousands of real titles; a title without known words shows a person and its words", () => {
  const requests = sample.map((prompt, seed) => readPrompt({ prompt, seed }));
  const unknown = requests.filter(({ isUnknown }) => isUnknown);
  for (const { things, people } of unknown) expect([things, people]).toEqual([[], ["person"]]);
  for (const [at, { things }] of requests.entries())
    if (things.length > 0) expect(wordsOf(sample[at] ?? "")).not.toHaveLength(0);
  console.info(`${unknown.length} of ${sample.length} titles name nothing that can be drawn`);
});

it("composes real titles without a crash", () => {
  for (const [seed, prompt] of sample.slice(0, DRAWN).entries())
    expect(composeScene({ prompt, seed, style: "realistic" }).layers.join("")).not.toMatch(/NaN|undefined|Infinity/);
});
