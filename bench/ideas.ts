import { generateIdeas, type IdeaBrief } from "@coldopen/engine-text";
import { asked, closedBriefs, tuningBriefs } from "@coldopen/engine-text/testing/briefs";

const briefs = process.argv.includes("--tuning") ? tuningBriefs : [...tuningBriefs, ...closedBriefs];
const say = (line = "") => process.stdout.write(`${line}\n`);

const show = (name: string, brief: IdeaBrief) => {
  say(`  ${name}`);
  for (const { content, description } of generateIdeas(brief))
    say(`    - ${content}${description ? `  [${description}]` : ""}`);
};

/** Prints all ideas of the embedded engine for all briefs. */
for (const given of briefs) {
  say(`\n${given.language}  ${given.topic}${given.input ? `  |  ${given.input}` : ""}`);
  show("titles", asked(given));
  show("concepts", asked(given, { pane: "concept" }));
  const input = given.input ?? given.topic;
  for (const option of ["variations", "rephrase", "shorten", "intensify", "powerUp", "moodShift", "explode"] as const)
    show(option, asked(given, { option, input }));
}
