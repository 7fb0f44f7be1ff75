import type { Language } from "../language.ts";

/** The same names as the tools of the chat service. */
export const chatToolNames = [
  "write_titles",
  "revise_title",
  "write_concepts",
  "draw_thumbnails",
  "make_packages",
  "revise_thumbnail",
  "search_outliers",
  "find_projects",
  "draft_project",
  "suggest_integrations",
  "write_pitch",
  "draft_memory",
  "list_memory",
  "search_web",
  "write_document",
  "suggest_follow_ups",
] as const;
export type ChatToolName = (typeof chatToolNames)[number];
export type ChatToolCall = { name: ChatToolName; arguments: Record<string, unknown> };

export type ShownKind = "title" | "concept" | "thumbnail" | "package" | "outlier" | "project" | "integration" | "file";
export type ShownItem = { kind: ShownKind; id: string; text: string; thumbnailUrl?: string; videoId?: string };

/** `result` is the parsed JSON of the tool's message. */
export type ToolOutcome = { name: ChatToolName; arguments: Record<string, unknown>; result: unknown };
export type EarlierTurn = { request: string; outcomes: readonly ToolOutcome[]; answer: string };

export type ChatTurn = {
  request: string;
  /** Results of the tool calls since the request, in order. */
  outcomes: readonly ToolOutcome[];
  /** Earlier turns of the conversation, oldest first. */
  earlier: readonly EarlierTurn[];
  /** Items that the person attached or selected. */
  selected: readonly ShownItem[];
  tools: readonly ChatToolName[];
  memories: readonly string[];
  channel: { name: string; bio: string; language: Language };
};
export type ChatStep = { type: "calls"; calls: ChatToolCall[] } | { type: "answer"; text: string };

/** Tool calls that one request may lead to. */
export const MAX_CALLS = 4;

/** Largest `count` of each tool. */
export const MAX_COUNTS = {
  write_titles: 10,
  revise_title: 10,
  write_concepts: 6,
  draw_thumbnails: 4,
  make_packages: 4,
  revise_thumbnail: 2,
  search_outliers: 12,
  find_projects: 10,
  suggest_integrations: 5,
  search_web: 8,
} as const satisfies Partial<Record<ChatToolName, number>>;

/** Longest text of each argument, in characters. */
export const MAX_LENGTHS = {
  about: 1000,
  instruction: 1000,
  title: 200,
  documentTitle: 100,
  concept: 5000,
  thumbnailUrl: 2000,
  editPrompt: 1000,
  query: 200,
  webQuery: 300,
  channel: 200,
  name: 100,
  brand: 100,
  moment: 2000,
  memory: 2000,
  message: 300,
  action: 60,
} as const;
export const MAX_INDEX = 1000;
export const MAX_DAYS = 500;
