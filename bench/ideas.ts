import { compose } from "../server/src/adapters/text-model/embedded/compose.ts";
import type { IdeaBrief } from "../server/src/adapters/text-model/port.ts";
import { type Brief, closedBriefs, tuningBriefs } from "./ideas/briefs.ts";

const asked = process.argv.includes("--tuning") ? tuningBriefs : [...tuningBriefs, ...closedBriefs];
const say = (line = "") => process.stdout.write(`${line}\n`);

const briefOf = (given: Brief, change: Partial<IdeaBrief>): IdeaBrief => ({
  pane: "title",
  option: "emptyState",
  input: "",
  inspiration: { topic: given.topic },
  project: { name: "New Project", title: null, concept: null },
  knownTitles: [],
  exclude: [],
  count: 6,
  seed: 7,
  temperature: 0.5,
  ...change,
});
const show = (name: string, brief: IdeaBrief) => {
  say(`  ${name}`);
  for (const { content, description } of compose(brief))
    say(`    - ${content}${description ? `  [${description}]` : ""}`);
};

/** Everything the embedded engine says to the thirty briefs, for reading. */
for (const given of asked) {
  say(`\n${given.language}  ${given.topic}${given.input ? `  |  ${given.input}` : ""}`);
  show("titles", briefOf(given, {}));
  show("concepts", briefOf(given, { pane: "concept" }));
  const input = given.input ?? given.topic;
  for (const option of ["variations", "rephrase", "shorten", "intensify", "powerUp", "moodShift", "explode"] as const)
    show(option, briefOf(given, { option, input }));
}
