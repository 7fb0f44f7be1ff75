import type { ChatConcept, ChatTitle, Source } from "@coldopen/contract/chat/results";
import { type WrittenIdea, writeIdeas } from "../../ideation/index.ts";
import { isConcept, isShortSubject, maxTitleLength } from "../rules.ts";
import { documentText } from "./document-text.ts";
import type { ToolContext, ToolHandlers } from "./tool-context.ts";

const sourcesOf = ({ receipts }: WrittenIdea): Source[] =>
  receipts.map(({ videoId, title, performanceIndex }) => ({
    video_id: videoId,
    title,
    performance_index: performanceIndex,
  }));
const uniqueSources = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.video_id, source])).values(),
];
const toTitle = (idea: WrittenIdea): ChatTitle => ({
  id: crypto.randomUUID(),
  title: idea.content,
  score: idea.score,
  sources: sourcesOf(idea),
});
const toConcept = (idea: WrittenIdea): ChatConcept => ({
  id: crypto.randomUUID(),
  concept: idea.content,
  why_this_works: idea.description ?? "",
  sources: sourcesOf(idea),
});

type Request = Parameters<typeof writeIdeas>[3];
const write = ({ context, scope, userId, seed, signal }: ToolContext, request: Omit<Request, "seed">) =>
  writeIdeas(context, scope, userId, { ...request, seed }, signal);

/** A few words are written about in the language of the request. */
const languageFor = (about: string, { language }: ToolContext) => (isShortSubject(about) ? { language } : {});

/** Extra titles, so that enough are left when an instruction limits their length. */
const SPARE_TITLES = 6;

/** Titles about a subject. Where an instruction limits their length, longer ones are shortened or left out. */
export async function writeTitles(
  tool: ToolContext,
  { about, count, instruction }: { about: string; count: number; instruction?: string | undefined },
): Promise<ChatTitle[]> {
  const maxLength = maxTitleLength(instruction);
  const common = { pane: "title", input: about, instruction, ...languageFor(about, tool) } as const;
  if (maxLength === undefined) return (await write(tool, { ...common, option: "emptyState", count })).map(toTitle);
  const ideas = await write(tool, { ...common, option: "emptyState", count: count + SPARE_TITLES });
  const isFitting = ({ content }: WrittenIdea) => content.length <= maxLength;
  const fitting = ideas.filter(isFitting);
  for (const idea of ideas.filter((other) => !isFitting(other)).slice(0, count - fitting.length)) {
    const exclude = [...ideas, ...fitting].map(({ content }) => content);
    const shorter = await write(tool, { pane: "title", option: "shorten", input: idea.content, exclude, count: 3 });
    fitting.push(...shorter.filter(isFitting).slice(0, 1));
  }
  return fitting.slice(0, count).map(toTitle);
}

export const writeConcepts = async (
  tool: ToolContext,
  { about, count, instruction }: { about: string; count: number; instruction?: string | undefined },
): Promise<ChatConcept[]> =>
  (
    await write(tool, {
      pane: "concept",
      option: "emptyState",
      input: about,
      count,
      instruction,
      ...languageFor(about, tool),
    })
  ).map(toConcept);

export const ideaTools: Pick<ToolHandlers, "write_titles" | "revise_title" | "write_concepts" | "write_document"> = {
  write_titles: async (request, tool) => ({
    type: "TITLE",
    about: request.about,
    titles: await writeTitles(tool, request),
  }),
  revise_title: async ({ title, change, instruction, count }, tool) => {
    const option = change === "thisBut" && !instruction ? "variations" : change;
    const thisBut = option === "thisBut" ? instruction : undefined;
    const ideas = await write(tool, { pane: "title", option, input: title, thisBut, exclude: [title], count });
    return { type: "TITLE", about: title, titles: ideas.map(toTitle) };
  },
  write_concepts: async (request, tool) => ({
    type: "CONCEPT",
    about: request.about,
    concepts: await writeConcepts(tool, request),
  }),
  write_document: async ({ title, about, instruction }, tool) => {
    const titles = await writeTitles(tool, { about: isConcept(about) ? title : about, count: 3 });
    const [written] = isConcept(about) ? [] : await writeConcepts(tool, { about, count: 1, instruction });
    const { concept, why_this_works: why } = written ?? { concept: isConcept(about) ? about : "", why_this_works: "" };
    const markdown = documentText({ title, concept, why, titles: titles.map((one) => one.title) }, tool.language);
    const sources = uniqueSources([...(written ? [written] : []), ...titles].flatMap((entry) => entry.sources));
    return { type: "DOCUMENT", title, markdown, sources };
  },
};
