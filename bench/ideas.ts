import { compose } from "../server/src/adapters/text-model/embedded/compose.ts";
import type { IdeaBrief } from "../server/src/adapters/text-model/port.ts";
import { asked, closedBriefs, tuningBriefs } from "./ideas/briefs.ts";

const briefs = process.argv.includes("--tuning") ? tuningBriefs : [...tuningBriefs, ...closedBriefs];
const say = (line = "") => process.stdout.write(`${line}\n`);

const show = (name: string, brief: IdeaBrief) => {
  say(`  ${name}`);
  for (const { content, description } of compose(brief))
    say(`    - ${content}${description ? `  [${description}]` : ""}`);
};

/** Everything the embedded engine says to all briefs, for reading. */
for (const given of briefs) {
  say(`\n${given.language}  ${given.topic}${given.input ? `  |  ${given.input}` : ""}`);
  show("titles", asked(given));
  show("concepts", asked(given, { pane: "concept" }));
  const input = given.input ?? given.topic;
  for (const option of ["variations", "rephrase", "shorten", "intensify", "powerUp", "moodShift", "explode"] as const)
    show(option, asked(given, { option, input }));
}
