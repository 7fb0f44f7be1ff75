import { generateIdeas } from "@coldopen/engine-text";
import type { WriteTexts } from "../server/src/features/ideas/generator/write-idea.ts";
import { ideaChannels, writeDays } from "../server/src/testing/idea-channels.ts";

const say = (line = "") => process.stdout.write(`${line}\n`);
const project = { name: "", title: null, concept: null };
const days = Number(process.argv.find((word) => word.startsWith("--days="))?.slice(7) ?? 1);

/** Prints the ideas of twenty channels in four languages with their sources. */
for (const given of ideaChannels()) {
  const { bio, language } = given.channel;
  const write: WriteTexts = async ({ title = null, exclude, ...request }) =>
    generateIdeas({
      ...{ ...request, option: "emptyState", inspiration: {}, channel: { bio, language }, language, temperature: 0.5 },
      project: { ...project, title },
      exclude: [...exclude],
    }).map(({ content }) => content);
  say(`\n${given.name}`);
  const byId = new Map(given.videos.map((video) => [video.videoId, video]));
  for (const idea of await writeDays(given, write, { days, perDay: 10 })) {
    say(`  ${idea.title}  [${idea.inspirationType}, ${idea.subjectText}]`);
    say(`      ${idea.concept}`);
    say(`      (${idea.thumbnailDescription})`);
    for (const id of idea.sourceVideoIds) say(`      < ${byId.get(id)?.index.toFixed(1)}x ${byId.get(id)?.title}`);
  }
}
