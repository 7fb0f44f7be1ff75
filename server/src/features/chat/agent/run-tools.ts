import { ToolResult } from "@coldopen/contract/chat/results";
import type { AgentStep } from "@coldopen/contract/chat/schema";
import { ChatToolName, chatTools } from "@coldopen/contract/chat/tools";
import { AppError } from "@coldopen/contract/kernel/errors";
import { describeCall, describeOutcome } from "@coldopen/engine-text/chat";
import type { ToolDefinition } from "../../../adapters/chat-model/port.ts";
import { seedOf } from "../rules.ts";
import { draftTools } from "./draft-tools.ts";
import { ideaTools } from "./idea-tools.ts";
import { integrationTools } from "./integration-tools.ts";
import { lookupTools } from "./lookup-tools.ts";
import { pictureTools } from "./picture-tools.ts";
import { pitchTools } from "./pitch-tools.ts";
import type { ToolContext, ToolHandlers } from "./tool-context.ts";

const handlers: ToolHandlers = {
  ...ideaTools,
  ...pictureTools,
  ...lookupTools,
  ...draftTools,
  ...integrationTools,
  ...pitchTools,
};

/** `memory`: drafts of memories are shown behind a gate, so they are prepared behind the same one. `pitch`: the pitch agent. */
type Offered = { webSearch: boolean; memory: boolean; pitch: boolean };

export const toolDefinitions = ({ webSearch, memory, pitch }: Offered): ToolDefinition[] =>
  ChatToolName.options
    .filter((name) => webSearch || name !== "search_web")
    .filter((name) => memory || name !== "draft_memory")
    .filter((name) => pitch || name !== "write_pitch")
    .map((name) => ({ name, ...chatTools[name] }));

export type ToolRequest = { id: string; name: string; args: Record<string, unknown> };
type Callbacks = {
  onStep: (step: AgentStep) => void;
  onProgress: (result: ToolResult) => void;
};

/** Runs one tool call. A tool that fails gives a result of type ERROR, which the model can explain. */
export async function runTool(
  call: ToolRequest,
  tool: Omit<ToolContext, "seed" | "onProgress">,
  { onStep, onProgress }: Callbacks,
): Promise<{ result: ToolResult; isError: boolean }> {
  const { language, offered } = tool;
  const name = offered.includes(call.name) ? ChatToolName.safeParse(call.name).data : undefined;
  const refuse = (message: string) => ({ result: { type: "ERROR" as const, message }, isError: true });
  if (!name) return refuse(`There is no tool ${call.name}`);
  const described = { name, arguments: call.args };
  const running = { id: call.id, message: describeCall(described, language), detail: null };
  onStep({ ...running, status: "running" });
  try {
    const request = parseArguments(name, call, tool);
    if (!request) {
      onStep({ ...running, status: "failed" });
      return refuse("The arguments do not fit the tool");
    }
    const result = await perform(name, request, { ...tool, seed: seedOf(call.id), onProgress });
    const { message, detail } = describeOutcome({ ...described, result }, language);
    onStep({ id: call.id, message, detail, status: "complete" });
    return { result, isError: false };
  } catch (error) {
    tool.signal.throwIfAborted();
    const isKnown = error instanceof AppError;
    if (!isKnown) tool.context.log.warn({ err: error, tool: name }, "Chat tool failed");
    onStep({ ...running, status: "failed" });
    return refuse(isKnown ? error.message : "This step failed. Try again.");
  }
}

/** Arguments that do not parse are treated as empty. */
function parseArguments(name: ChatToolName, call: ToolRequest, { context }: Pick<ToolContext, "context">): unknown {
  const { schema } = chatTools[name];
  const parsed = schema.safeParse(call.args);
  if (parsed.success) return parsed.data;
  context.log.warn({ tool: name, issues: parsed.error.issues }, "Failed to parse chat tool arguments");
  return schema.safeParse({}).data;
}

const perform = async (name: ChatToolName, request: unknown, tool: ToolContext): Promise<ToolResult> => {
  const handler = handlers[name] as (request: unknown, tool: ToolContext) => Promise<ToolResult>;
  return ToolResult.parse(await handler(request, tool));
};
