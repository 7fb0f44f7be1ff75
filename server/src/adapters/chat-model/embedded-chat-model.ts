import { randomUUID } from "node:crypto";
import { type ChatStep, type ChatTurn, planStep, type ShownItem, type ToolOutcome } from "@coldopen/engine-text/chat";
import type { CallbackManagerForLLMRun } from "@langchain/core/callbacks/manager";
import { BaseChatModel, type BaseChatModelCallOptions } from "@langchain/core/language_models/chat_models";
import { AIMessage, AIMessageChunk, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { ChatGenerationChunk, type ChatResult } from "@langchain/core/outputs";
import { z } from "zod";
import type { ConversationContext, ToolDefinition } from "./port.ts";

type CallOptions = BaseChatModelCallOptions & { toolNames?: readonly string[] };
/** A chunk: LangChain spends time on each, whatever its length. */
const FOUR_WORDS = /(?:\S+\s*|\s+){1,4}/g;

/** What a message of the person carries besides its text. */
const Given = z.object({
  request: z.string().optional(),
  attachments: z
    .array(
      z.object({
        id: z.string(),
        type: z.enum(["title", "concept", "thumbnail", "package", "outlier", "project", "integration", "file"]),
        title: z.string(),
        thumbnailUrl: z.string().nullable(),
        description: z.string().nullish(),
      }),
    )
    .default([]),
});

/** A chat model without a provider: the text engine decides which tools to call and writes the answer. */
export class EmbeddedChatModel extends BaseChatModel<CallOptions, AIMessageChunk> {
  override lc_namespace = ["coldopen", "chat_models"];
  readonly #context: ConversationContext;
  constructor(context: ConversationContext) {
    // A rule that fails once fails always.
    super({ maxRetries: 0 });
    this.#context = context;
  }
  override _llmType() {
    return "embedded";
  }
  override bindTools(tools: ToolDefinition[]) {
    return this.withConfig({ toolNames: tools.map(({ name }) => name) } as Partial<CallOptions>);
  }

  override async _generate(
    messages: BaseMessage[],
    options: this["ParsedCallOptions"],
    run?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    let whole = new AIMessageChunk("");
    for await (const { message } of this._streamResponseChunks(messages, options, run))
      if (message instanceof AIMessageChunk) whole = whole.concat(message);
    return { generations: [{ text: whole.text, message: whole }] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this["ParsedCallOptions"],
    run?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const id = randomUUID();
    const chunkOf = async (text: string, fields: object = {}) => {
      const chunk = new ChatGenerationChunk({ text, message: new AIMessageChunk({ ...fields, id, content: text }) });
      // Streams in the mode "messages" hear of chunks through this call only.
      await run?.handleLLMNewToken(text, undefined, undefined, undefined, undefined, { chunk });
      return chunk;
    };
    const step: ChatStep = planStep(turnOf(messages, options.toolNames ?? [], this.#context));
    if (step.type === "calls") {
      for (const [index, call] of step.calls.entries()) {
        const toolCall = { index, id: `call_${randomUUID()}`, name: call.name, args: JSON.stringify(call.arguments) };
        yield chunkOf("", { tool_call_chunks: [{ type: "tool_call_chunk", ...toolCall }] });
      }
      return;
    }
    for (const words of step.text.match(FOUR_WORDS) ?? []) {
      options.signal?.throwIfAborted();
      yield chunkOf(words);
    }
  }
}

type Turn = ChatTurn["earlier"][number];

/** The messages as turns of request, tool outcomes and answer. */
function turnOf(messages: readonly BaseMessage[], tools: readonly string[], context: ConversationContext): ChatTurn {
  const turns: (Turn & { outcomes: ToolOutcome[]; selected: ShownItem[] })[] = [];
  const calls = new Map<string, { name: string; args: Record<string, unknown> }>();
  for (const message of messages) {
    const turn = turns.at(-1);
    if (HumanMessage.isInstance(message)) turns.push({ ...givenIn(message), outcomes: [], answer: "" });
    else if (AIMessage.isInstance(message)) {
      for (const call of message.tool_calls ?? []) if (call.id) calls.set(call.id, call);
      if (turn) turn.answer = message.text;
    } else if (ToolMessage.isInstance(message)) {
      const call = calls.get(message.tool_call_id);
      const name = toolNameOf(call?.name, tools);
      if (turn && call && name) turn.outcomes.push({ name, arguments: call.args, result: parseJson(message.text) });
    }
  }
  const { request, outcomes, selected } = turns.at(-1) ?? { request: "", outcomes: [], selected: [] };
  return {
    request,
    outcomes,
    selected,
    earlier: turns.slice(0, -1),
    tools: tools.flatMap((name) => toolNameOf(name, tools) ?? []),
    memories: context.memories,
    channel: context.channel,
  };
}

function toolNameOf(name: string | undefined, tools: readonly string[]): ToolOutcome["name"] | undefined {
  return name !== undefined && tools.includes(name) ? (name as ToolOutcome["name"]) : undefined;
}

function givenIn(message: HumanMessage): { request: string; selected: ShownItem[] } {
  const { request = message.text, attachments = [] } = Given.safeParse(message.additional_kwargs).data ?? {};
  const selected = attachments.map(({ type, id, title, thumbnailUrl, description }) => ({
    kind: type,
    id,
    text: (type === "file" && description && firstLineOf(description)) || title,
    ...(thumbnailUrl && { thumbnailUrl }),
    ...(type === "outlier" && { videoId: id }),
  }));
  return { request, selected };
}

const SUBJECT_LENGTH = 200;
/** What a file is about: its heading, or the start of its text. */
const firstLineOf = (text: string): string | undefined =>
  text
    .split("\n")
    .map((line) => line.replace(/^[#>*\s-]+/, "").trim())
    .find((line) => /\p{L}{3}/u.test(line))
    ?.slice(0, SUBJECT_LENGTH);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
