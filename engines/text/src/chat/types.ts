import type { Language } from "../language.ts";
import type { chatToolNames } from "./data/limits.ts";

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
