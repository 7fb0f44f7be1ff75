import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { generateIdeas, type IdeaOption } from "@coldopen/engine-text";
import type { Language } from "@coldopen/engine-text/language";
import { anIdeaBrief } from "@coldopen/engine-text/testing/idea-brief";

/** `change` is the change of `thisBut` and the second text of `combine`. Without an option: titles and concepts from scratch. */
type Line = { language: Language; brief: string; option?: IdeaOption; change?: string; pane?: "title" | "concept" };

const { values } = parseArgs({
  options: { briefs: { type: "string" }, out: { type: "string" } },
  allowPositionals: true,
});
const own = new URL("../engines/text/src/testing/ideas.dev.jsonl", import.meta.url);
const lines = readFileSync(values.briefs ?? own, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line): Line => JSON.parse(line));

function ideasOf({ language, brief, option, change }: Line, pane: "title" | "concept") {
  const start = option === undefined ? { input: "", inspiration: { topic: brief } } : { input: brief };
  const request = anIdeaBrief({
    ...{ pane, option: option ?? "emptyState", seed: 7, thisBut: change, otherInput: change, ...start },
    project: { name: "New Project", title: null, concept: null },
    channel: { bio: "", language },
  });
  return generateIdeas(request).map(({ content, description }) => ({ content, description }));
}

/** Generates the ideas of the embedded engine for each brief and writes one JSON object a line. */
const started = performance.now();
const results = lines.map((line) => {
  const panes =
    line.option === undefined && line.pane === undefined ? (["title", "concept"] as const) : [line.pane ?? "title"];
  return { ...line, ...Object.fromEntries(panes.map((pane) => [`${pane}s`, ideasOf(line, pane)])) };
});
const ms = performance.now() - started;
const text = results.map((result) => `${JSON.stringify(result)}\n`).join("");
if (values.out) writeFileSync(values.out, text);
else process.stdout.write(text);
console.log(`${results.length} briefs in ${Math.round(ms)} ms, the loading of the word lists included`);
