import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ChatToolArguments, ChatToolName } from "@coldopen/contract/chat/tools";
import type { PitchSelections } from "@coldopen/contract/pitches/schema";
import type { Language } from "@coldopen/engine-text/language";
import type { AppContext } from "../../../app-context.ts";
import type { AuthorizedScope } from "../../../platform/access/authorized-scope.ts";

export type RememberedFact = { key: string; text: string; is_global: boolean };

/** What a tool works with: the rights of the person who asked, never more. */
export type ToolContext = {
  context: AppContext;
  scope: AuthorizedScope;
  userId: string;
  memories: readonly RememberedFact[];
  /** The language of the request. */
  language: Language;
  /** The tools that the model was offered. Others are refused. */
  offered: readonly string[];
  /** Of conversations with the pitch agent. */
  pitch?: { projectId: string | null; selections: PitchSelections | undefined; bio: string };
  signal: AbortSignal;
  /** Derived from the call, so that a repeated call draws the same pictures. */
  seed: number;
  /** Shows a result that is not complete yet. */
  onProgress: (result: ToolResult) => void;
};
export type ToolHandlers = {
  [N in ChatToolName]: (request: ChatToolArguments<N>, tool: ToolContext) => Promise<ToolResult>;
};
