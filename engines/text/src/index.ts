export type { IdeaBrief, IdeaOption, KnownTitle, NameBrief } from "./brief.ts";
export { DEFAULT_INSPIRATION_LEVEL, TITLE_MAX } from "./brief.ts";
export { generateIdeas, suggestProjectName } from "./generate-ideas.ts";
export type { Candidate as Idea } from "./select-ideas.ts";
