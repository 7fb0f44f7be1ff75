import type { AIMessageChunk, BaseMessage } from "@langchain/core/messages";
import type { Runnable } from "@langchain/core/runnables";
import type { z } from "zod";

/** A tool as a model sees it. */
export type ToolDefinition = { name: string; description: string; schema: z.ZodObject };

/** What is known of the conversation besides its messages. A language model reads it in the system prompt. */
export type ConversationContext = {
  channel: { name: string; bio: string; language: "en" | "es" | "de" | "fr" };
  memories: readonly string[];
};

type ChatUsage = { inputTokens: number; outputTokens: number };

/** A chat model that calls tools, in LangChain's interface. */
export type ChatModel = {
  provider: string;
  model: string;
  /** As people read it. */
  name: string;
  isEmbedded: boolean;
  /** What one call can cost at most. */
  costAtMostCents: number;
  costCents(usage: ChatUsage): number;
  /** Loads the library of the provider on first use. */
  open(
    tools: readonly ToolDefinition[],
    context: ConversationContext,
  ): Promise<Runnable<BaseMessage[], AIMessageChunk>>;
};
